import { createHash } from 'node:crypto'
import type { Failure } from '../api/failures.ts'
import type { Posted } from '../element/drawn.ts'
import { withoutScript as words } from '../messages/en-without-script.ts'
import { createEnquiry } from '../stores/forms/enquiry.ts'
import { createOtp } from '../stores/forms/corporate-otp.ts'
import { createWizard } from '../stores/forms/wizard.ts'
import { settled } from '../stores/list-later.ts'
import { cities } from '../stores/places.ts'
import type { Provider } from '../stores/provider.ts'
import type { FormOptions } from './as-form.ts'
import { fillEnquiry, fillWizard, kept } from './filled.ts'
import { scopes, type Scope } from './scope.ts'

/** A form as a browser without a script has sent it. */
export interface ToSend {
  provider: Provider
  /** What it was drawn in, which is where it is drawn again. */
  scope: Scope
  sent: URLSearchParams
  /** What the pressed button means. */
  does: string
  /** Whether it came from a page of ours; else nothing is done but to show what it holds. */
  isOurs: boolean
}

/** What came of it: the reference of what is stored, or the form to be drawn again, and the status to answer. */
export type Outcome =
  | { reference: string }
  | {
      status: number
      retryAfter?: number | undefined
      filled: { store: unknown; posted: Posted }
      form: Pick<FormOptions, 'hidden' | 'errors' | 'notice'>
    }

/** The forms that can be sent so, by what their field `form` says: the tag, or the tag and its variant. */
export const FORMS = ['trip-enquiry', 'trip-enquiry wizard'] as const

/**
 * Sends a form with the store that a browser sends it with, so that checks, sentences, payload and limits are the
 * same; undefined for no form of ours. Sent twice it is stored once: its key is made of what it holds.
 */
export async function send(asked: ToSend): Promise<Outcome | undefined> {
  const kind = FORMS.find((each) => each === asked.sent.get('form'))
  if (!kind) return undefined
  return scopes.run(asked.scope, async () =>
    kind === 'trip-enquiry' ? sendEnquiry(asked) : sendWizard(asked),
  )
}

const tell = () => true

async function sendEnquiry({ provider, sent, does, isOurs }: ToSend): Promise<Outcome> {
  const store = createEnquiry()
  fillEnquiry(store, { sent, before: {} })
  const { form } = store
  if (isOurs && does === 'send-otp') await form.own(createOtp).send(provider)
  else if (isOurs && does === 'verify-otp') await form.own(createOtp).verify(provider)
  else if (isOurs) {
    form.intend({ key: keyOf(sent), body: '' })
    await store.send(provider, tell)
  }
  return outcomeOf(store, isOurs, kept(store))
}

async function sendWizard({ provider, sent, does, isOurs }: ToSend): Promise<Outcome> {
  const store = createWizard()
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
      form.intend({ key: keyOf(sent), body: '' })
      await store.send(provider, tell)
    }
  }
  store.$removed.set(undefined)
  const state = JSON.stringify(form.$form.get())
  return outcomeOf(store, isOurs, { state })
}

interface Sent {
  form: {
    $errors: { get: () => Record<string, string> }
    typed: () => object
  }
  $sending: {
    get: () => { state: string; receipt?: { reference?: string | undefined }; failure?: Failure }
  }
}

function outcomeOf(store: Sent, isOurs: boolean, hidden: Record<string, string>): Outcome {
  const { state, receipt, failure } = store.$sending.get()
  if (state === 'sent') return { reference: receipt?.reference ?? '' }
  const errors = { ...store.form.$errors.get() }
  return {
    ...answerOf(failure, Object.keys(errors).length > 0),
    filled: { store, posted: { typed: { ...store.form.typed() }, errors } },
    form: { hidden, errors, notice: isOurs ? undefined : words.check },
  }
}

/** The status that says the same as the form. */
function answerOf(
  failure: Failure | undefined,
  isWrong: boolean,
): { status: number; retryAfter?: number } {
  if (failure?.name === 'Refused') {
    const { status, retryAfter } = failure
    return { status, ...(retryAfter !== undefined && { retryAfter }) }
  }
  if (failure) return { status: 503, retryAfter: 30 }
  return { status: isWrong ? 422 : 200 }
}

function parsed(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? Object(value) : {}
  } catch {
    return {}
  }
}

/** A key of the shape that browsers make: the same for the same fields of the same page. */
function keyOf(sent: URLSearchParams): string {
  const hash = createHash('sha256').update(sent.toString()).digest()
  return [0, 4, 8, 12].map((at) => hash.readUInt32BE(at)).join('-')
}
