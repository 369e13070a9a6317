import { type TypedPlan, deleteDraft } from '../../data/plans/plan-drafts.ts'
import { type PlanContent, addPlan, lockEnquiry, nextVersion } from '../../data/plans/plans.ts'
import { logDeed } from '../../data/desk-log.ts'
import type { Queries } from '../../data/engine/database.ts'
import { type DeskEnquiry, changeStatus } from '../../data/enquiries/desk-enquiries.ts'
import { noteAnswer, setTurn, takeIfFree } from '../../data/enquiries/queue.ts'
import { addMails } from '../../data/mails/mails.ts'
import { shareMailbox } from '../../data/people/mailbox-lock.ts'
import type { Staff } from '../../data/people/staff.ts'
import { emitEnquiry } from '../../data/webhooks/emit.ts'
import { planAddress } from '../../mail/plan-link.ts'
import { planMail } from '../../mail/plan-to-traveller.ts'
import type { Settings } from '../../settings/settings.ts'
import { Overtaken } from '../answers.ts'

export interface Sending {
  enquiry: DeskEnquiry
  staff: Staff
  plan: PlanContent
  /** The draft as it was saved. */
  typed: TypedPlan
  intent: string | undefined
  /** For the link in demo mode. */
  origin: string
}

/** True if no plan can be accepted. */
export const isClosed = (status: string) => status === 'Completed' || status === 'Canceled'

/**
 * Sends a draft as the next version, once per form: stores it, emails it, and makes it the traveller's turn.
 * @throws {Overtaken} if a colleague has changed or sent the draft, or closed the enquiry meanwhile
 */
export async function sendPlan(
  queries: Queries,
  settings: Settings,
  { enquiry, staff, plan, typed, intent, origin }: Sending,
): Promise<void> {
  const { uuid, reference, email } = enquiry
  const at = settings.now()
  await shareMailbox(queries, email)
  const status = await lockEnquiry(queries, uuid)
  if (status === undefined || isClosed(status)) throw new Overtaken()
  const version = await nextVersion(queries, uuid)
  const was = String(version)
  const deed = { staff: staff.uuid, at, deed: 'planned', was, text: plan.title, intent } as const
  if (!(await logDeed(queries, deed, 'enquiry', uuid))) return
  if (!(await deleteDraft(queries, uuid, typed))) throw new Overtaken()
  await addPlan(queries, { enquiry: uuid, version, staff: staff.uuid, at }, plan)
  const link = await planAddress(queries, settings, origin, reference, { ...plan, version })
  const told = { plan, version, planner: staff.name }
  const mail = planMail(enquiry, told, settings.enquiryEmail, link)
  await addMails(queries, [mail], at, settings.demo)
  await takeIfFree(queries, uuid, staff.uuid)
  await noteAnswer(queries, uuid, at)
  if (status === 'New' && (await changeStatus(queries, uuid, 'New', 'In progress', at))) {
    const change = { staff: staff.uuid, at, deed: 'status', was: status } as const
    await logDeed(queries, { ...change, text: 'In progress' }, 'enquiry', uuid)
  }
  await setTurn(queries, uuid, { waitsSince: at })
  await emitEnquiry(queries, uuid, 'plan')
}
