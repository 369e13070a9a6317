import { languageCode } from '../element/language-code.ts'
import type { WithParts } from '../stores/forms/engine/cancel.ts'
import * as endpoints from '../contract/endpoints.ts'
import { FORM_FACTS, SHOWN } from '../contract/values/form-facts.ts'
import type { Tell } from '../stores/forms/engine/declaration.ts'
import { createEnquiry, type EnquiryStore } from '../stores/forms/enquiry.ts'
import { createChoice } from '../stores/forms/engine/send-once.ts'
import { createOtp } from '../stores/forms/corporate/corporate-otp.ts'
import { createReview } from '../stores/forms/review.ts'
import { createTestimonial } from '../stores/forms/testimonial.ts'
import { createWizard } from '../stores/forms/wizard/wizard.ts'
import { settled } from '../stores/list-later.ts'
import { cities } from '../stores/places.ts'
import type { Provider } from '../stores/provider.ts'
import { $toasts } from '../stores/toasts.ts'
import { lastListed } from './data.ts'
import { fillEnquiry, fillReview, fillTestimonial, kept } from './filled-form.ts'
import { cityOf, fillWizard } from './filled-wizard.ts'
import { type Again, earlierIntent, keyOf, outcomeOf, withoutFiles } from './form-result.ts'
import { sayIn } from './say-in.ts'
import { scopes, type Scope } from './scope.ts'

export interface ToSend {
  provider: Provider
  scope: Scope
  sent: URLSearchParams
  /** Without empty files. */
  files: readonly File[]
  does: string
  /** True if it was posted from one of our pages. Otherwise the form is only rendered again. */
  isOurs: boolean
}

export type Outcome = { form: FormName; reference: string } | Again

/** Values of the field `form`: the tag, or the tag and its variant. */
export const FORMS = [
  'trip-enquiry',
  'trip-enquiry wizard',
  'trip-review',
  'trip-testimonial',
] as const
type FormName = (typeof FORMS)[number]

const SENDERS: Record<FormName, (asked: ToSend) => Promise<Again | { reference: string }>> = {
  'trip-enquiry': sendEnquiry,
  'trip-enquiry wizard': sendWizard,
  'trip-review': sendReview,
  'trip-testimonial': sendTestimonial,
}

/**
 * Uses the same store as a browser, so validation, messages and limits are the same. Undefined for an unknown form. A
 * form that is sent twice is stored once, because its key is a hash of its fields.
 */
export async function send(asked: ToSend): Promise<Outcome | undefined> {
  const kind = FORMS.find((each) => each === asked.sent.get('form'))
  if (!kind) return undefined
  const outcome = await scopes.run(asked.scope, async () => SENDERS[kind](asked))
  // Toasts are never shown on the server and would keep their forms in memory.
  $toasts.set([])
  if ('reference' in outcome) return { ...outcome, form: kind }
  // Known only to the first page, so later forms repeat them.
  const { partner } = asked.provider
  const shown = asked.sent.get(SHOWN)
  const known = { ...(partner && { partner }), ...(shown && { [SHOWN]: shown }) }
  const { form } = outcome
  return { ...outcome, form: { ...form, hidden: { ...form.hidden, ...known } } }
}

/** Tells nobody, and has the facts of hidden fields, which the provider checks. */
const tellFor = (sent: URLSearchParams): Tell =>
  Object.assign(() => true, {
    facts: Object.fromEntries(FORM_FACTS.map((name) => [name, sent.get(name)?.slice(0, 100)])),
  })

function intendTo({ intend, own }: Intending, sent: URLSearchParams, does: string): void {
  intend(earlierIntent(sent) ?? { key: keyOf(sent), body: '' })
  if (does === 'update' || does === 'another') own(createChoice).made = does
}

type Intending = Pick<EnquiryStore['form'], 'intend'> & WithParts

async function sendEnquiry({
  provider,
  sent,
  does,
  isOurs,
}: ToSend): Promise<Again | { reference: string }> {
  const store = createEnquiry(sayIn(languageCode(provider.language)))
  const { state, list } = await settled(cities(provider))
  const known = state === 'ready' ? list : lastListed(endpoints.cities)
  fillEnquiry(store, { sent, before: {} })
  const { form } = store
  // A page without scripts sends the label.
  const { destination } = form.$form.get()
  form.type('destination', cityOf(known, destination)?.uuid ?? destination)
  if (isOurs && does === 'send-otp') await form.own(createOtp).send(provider)
  else if (isOurs && does === 'verify-otp') await form.own(createOtp).verify(provider)
  else if (isOurs) {
    intendTo(form, sent, does)
    await store.send(provider, tellFor(sent))
  }
  if (!form.$form.get().isCorporateUser) return outcomeOf(store, isOurs, {})
  const otp = form.own(createOtp)
  // Otherwise the timer keeps running, and the button shows a countdown that never changes.
  otp.end()
  return outcomeOf(store, isOurs, kept(store), { otp: otp.$state.get() })
}

async function sendWizard({
  provider,
  sent,
  does,
  isOurs,
}: ToSend): Promise<Again | { reference: string }> {
  const store = createWizard(sayIn(languageCode(provider.language)))
  const { form } = store
  const { list } = await settled(cities(provider))
  fillWizard(store, { sent, before: parsed(sent.get('state')) }, list)
  const [verb = '', place = ''] = does.split(':')
  const index = Number(place)
  if (isOurs) {
    if (verb === 'add-row') store.addRow()
    else if (verb === 'remove-row') store.removeRow(index)
    else if (verb === 'add-occasion') store.addOccasion()
    else if (verb === 'remove-occasion') store.removeOccasion(index)
    else if (verb === 'previous') store.previous()
    else if (form.$form.get().step === 1) store.next()
    else {
      intendTo(form, sent, does)
      await store.send(provider, tellFor(sent))
    }
  }
  store.$removed.set(undefined)
  return outcomeOf(store, isOurs, {})
}

async function sendReview({ provider, sent, files, isOurs }: ToSend) {
  const store = createReview(sayIn(languageCode(provider.language)))
  const { form } = store
  fillReview(store, { sent, before: {} }, files)
  form.intend({ key: keyOf(sent, files), body: '' })
  if (isOurs) await store.send(provider, tellFor(sent))
  const outcome = outcomeOf(store, isOurs, {})
  return 'reference' in outcome ? outcome : withoutFiles(store, outcome, { photos: [] }, files)
}

async function sendTestimonial({ provider, sent, files, isOurs }: ToSend) {
  const store = createTestimonial(sayIn(languageCode(provider.language)))
  const { form } = store
  fillTestimonial(store, { sent, before: {} }, files[0])
  form.intend({ key: keyOf(sent, files), body: '' })
  if (isOurs) await store.send(provider, tellFor(sent))
  const outcome = outcomeOf(store, isOurs, {})
  return 'reference' in outcome
    ? outcome
    : withoutFiles(store, outcome, { video: undefined }, files)
}

function parsed(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? Object(value) : {}
  } catch {
    return {}
  }
}
