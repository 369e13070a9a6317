import { randomUUID } from 'node:crypto'
import { isLogged } from '../../data/desk-log.ts'
import { type DeskEnquiry, deskEnquiry } from '../../data/enquiries/desk-enquiries.ts'
import { type TypedPlan, deleteDraft, draftOf, saveDraft } from '../../data/plans/plan-drafts.ts'
import { plansOf } from '../../data/plans/plans.ts'
import type { Staff } from '../../data/people/staff.ts'
import { companyDate } from '../../settings/company-time.ts'
import { HEADERS, Overtaken, missing, seeOther, shown } from '../answers.ts'
import type { Asked, Desk } from '../desk-routes.ts'
import { PATH, filterAddress } from '../enquiry-list.ts'
import { type Work, enquiryWork, viewIn } from '../enquiry-work.ts'
import type { Frame } from '../frame.ts'
import { type PlanFaults, changedBy, checked, typedIn } from './plan-fields.ts'
import { draftPage, planFormAddress, startPage } from './plan-pages.ts'
import { planFrom } from './plan-start.ts'
import { isClosed, sendPlan } from './send-plan.ts'

const DONE: Record<string, string | undefined> = {
  saved: 'Draft saved.',
}

const CLOSED = 'This enquiry is closed. Change its status before you send a plan.'

interface Drawn {
  typed?: TypedPlan
  faults?: PlanFaults
  notice?: Frame['notice']
  status?: 200 | 409 | 422
}

/** The form of a plan's draft, which is stored with each button. */
export function planDeedRoutes(desk: Desk): void {
  const { database, settings, wakeMail, page } = desk
  const { form, done } = enquiryWork(desk)

  async function draw(context: Asked, staff: Staff, enquiry: DeskEnquiry, drawn: Drawn = {}) {
    const { notice, faults = {}, status } = drawn
    const view = viewIn(context)
    const draft = await draftOf(database, enquiry.uuid)
    const typed = drawn.typed ?? draft?.typed
    const action = filterAddress({ view }, {}, planFormAddress(enquiry.reference))
    const back = filterAddress({ view }, {}, `${PATH}/${enquiry.reference}`)
    const frame = { staff, enquiry, action, back, notice }
    if (!typed)
      return shown(context, startPage(frame, await plansOf(database, enquiry.uuid)), status)
    const { language } = enquiry
    const intent = `p${randomUUID()}`
    const revision = draft?.revision ?? 0
    const filled = { typed, faults, revision, intent, action, language }
    const response = shown(context, draftPage(frame, draft, filled), status)
    // For the script that saves the draft.
    response.headers.set(
      'content-security-policy',
      `${HEADERS['content-security-policy']}; connect-src 'self'`,
    )
    return response
  }

  page(`${PATH}/:reference/plan`, async (context, staff) => {
    const enquiry = await deskEnquiry(database, context.req.param('reference') ?? '')
    if (!enquiry) return missing(context, staff, PATH)
    const text = DONE[context.req.query('done') ?? '']
    return draw(context, staff, enquiry, { notice: text ? { text } : undefined })
  })

  form('plan', async (work) => {
    const { context, staff, enquiry, fields } = work
    const button = fields['do'] ?? 'save'
    const to = (place: string, more: object = {}) =>
      seeOther(
        context,
        filterAddress({ view: viewIn(context) }, more, planFormAddress(enquiry.reference)) + place,
      )
    if (button === 'start') return start(work, fields['from'] ?? '', to)
    if (button === 'discard') {
      await deleteDraft(database, enquiry.uuid)
      return done(work, 'discarded')
    }
    const isSent = button === 'send' || button === 'next'
    const next = { ...work, fields: { go: button } }
    if (isSent && (await isLogged(database, fields['intent']))) return done(next, 'plan')
    const typed = changedBy(button, typedIn(fields))
    const saving = { enquiry: enquiry.uuid, staff: staff.uuid, typed, at: settings.now() }
    const revision = Number.parseInt(fields['revision'] ?? '', 10) || 0
    if (!(await saveDraft(database, { ...saving, revision }))) {
      return isSent && (await isLogged(database, fields['intent']))
        ? done(next, 'plan')
        : overtaken(work, typed)
    }
    if (button === 'save') return to('', { done: 'saved' })
    if (!isSent && button !== 'preview') return to(placeAfter(button, typed))
    const plan = checked(typed, companyDate(settings.now()))
    if ('faults' in plan) {
      const faults = plan.faults
      const count = Object.keys(faults).length
      const text = `Please fix ${count === 1 ? 'one field' : `${count} fields`}. The draft is saved.`
      return draw(context, staff, enquiry, { faults, notice: { text, failed: true }, status: 422 })
    }
    if (button === 'preview') return seeOther(context, previewAddress(context, enquiry.reference))
    if (isClosed(enquiry.status)) {
      return draw(context, staff, enquiry, { notice: { text: CLOSED, failed: true }, status: 422 })
    }
    const { origin } = new URL(context.req.url)
    const sending = { enquiry, staff, plan, typed, intent: fields['intent'], origin }
    try {
      await database.transaction(async (queries) => sendPlan(queries, settings, sending))
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      return overtaken(work, typed)
    }
    wakeMail()
    return done(next, 'plan')
  })

  async function start(
    { context, staff, enquiry }: Work,
    from: string,
    to: (place: string) => Response,
  ): Promise<Response> {
    const at = settings.now()
    const typed = await planFrom(database, enquiry, from, companyDate(at))
    if (!typed) {
      const notice = { text: 'Please choose what to start from.', failed: true }
      return draw(context, staff, enquiry, { notice, status: 422 })
    }
    // A draft that exists already stays.
    await saveDraft(database, { enquiry: enquiry.uuid, staff: staff.uuid, typed, at, revision: 0 })
    return to('')
  }

  /** Shows the refused form again. Saving it then replaces the colleague's draft. */
  const overtaken = ({ context, staff, enquiry }: Work, typed: TypedPlan) =>
    draw(context, staff, enquiry, {
      typed,
      notice: {
        text: 'The draft was changed, sent or discarded meanwhile, or the enquiry was closed. This is what you wrote. Nothing was saved or sent.',
        failed: true,
      },
      status: 409,
    })
}

export const previewAddress = (context: Asked, reference: string) =>
  filterAddress({ view: viewIn(context) }, {}, `${planFormAddress(reference)}/preview`)

/** Fragment of the day that a button has added or moved. */
function placeAfter(button: string, { days }: TypedPlan): string {
  if (button === 'add') return `#day-${days.length - 1}`
  const [what, position = '0'] = button.split('.')
  const at = Number(position) + (what === 'up' ? -1 : what === 'down' ? 1 : 0)
  return `#${days.length === 0 ? 'days' : `day-${Math.max(0, Math.min(at, days.length - 1))}`}`
}
