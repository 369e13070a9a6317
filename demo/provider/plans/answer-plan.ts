import { createHash } from 'node:crypto'
import type { Database } from '../data/engine/database.ts'
import { logDeed } from '../data/desk-log.ts'
import { deskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import type { Followable } from '../data/enquiries/follow-keys.ts'
import { setTurn } from '../data/enquiries/queue.ts'
import { addMails } from '../data/mails/mails.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import { ownerOf } from '../data/people/staff.ts'
import { type Plan, lockEnquiry, plansOf, settlePlan } from '../data/plans/plans.ts'
import { deskAddress } from '../mail/desk-address.ts'
import { type PlanAnswer, planAnswerMail } from '../mail/plan-answer.ts'
import { emitEnquiry } from '../data/webhooks/emit.ts'
import { companyDate } from '../settings/company-time.ts'
import type { Settings } from '../settings/settings.ts'
import { oneWorkingDayAfter } from '../settings/working-time.ts'
import type { PlanState } from './plan-page.ts'

const PAST = { accept: 'accepted', decline: 'declined' } as const

export interface Answering {
  enquiry: Followable
  version: number
  answer: PlanAnswer
  text: string
  /** For the link in demo mode. */
  origin: string
}

/** Stores a traveller's answer and reports it to the desk, once. Returns false if the plan takes no such answer now. */
export async function answerPlan(
  database: Database,
  settings: Settings,
  { enquiry: { uuid, reference, email }, version, answer, text, origin }: Answering,
): Promise<boolean> {
  const at = settings.now()
  return database.transaction(async (queries) => {
    await shareMailbox(queries, email)
    const status = await lockEnquiry(queries, uuid)
    const plans = await plansOf(queries, uuid)
    const plan = plans.find((each) => each.version === version)
    const enquiry = await deskEnquiry(queries, reference)
    if (!plan || !enquiry || status === undefined) return false
    const state = stateOf(plan, plans, status, at)
    if (state === 'replaced') return false
    if (answer === 'ask') {
      const day = companyDate(at)
      const intent = createHash('sha256')
        .update(JSON.stringify([uuid, version, text, day]))
        .digest('hex')
      const asked = { staff: null, at, deed: 'plan-asked', was: String(version), text } as const
      if (!(await logDeed(queries, { ...asked, intent }, 'enquiry', uuid))) return true
    } else {
      // A repeat, or another tab.
      if (state === PAST[answer]) return true
      if (state !== 'open') return false
      if (!(await settlePlan(queries, uuid, version, PAST[answer], at))) return false
      const deed = `plan-${PAST[answer]}` as const
      const entry = { staff: null, at, deed, was: String(version), text }
      await logDeed(queries, entry, 'enquiry', uuid)
    }
    // A question about a closed enquiry has to be answered, too.
    await setTurn(queries, uuid, { due: oneWorkingDayAfter(settings.working, at) })
    await emitEnquiry(queries, uuid, 'plan')
    const owner = enquiry.owner && (await ownerOf(queries, enquiry.owner))
    const recipient = owner || settings.enquiryEmail
    const link = await deskAddress(queries, settings, origin, `/desk/enquiries/${reference}`)
    const mail = planAnswerMail(enquiry, plan, { answer, text }, recipient, link)
    await addMails(queries, [mail], at, settings.demo)
    return true
  })
}

/** What can be done with a version among all of its enquiry's, latest first. */
export function stateOf(plan: Plan, [latest]: Plan[], status: string, now: Date): PlanState {
  if (latest?.version !== plan.version) return 'replaced'
  if (plan.accepted_at) return 'accepted'
  if (plan.declined_at) return 'declined'
  if (status === 'Canceled' || status === 'Completed') return 'closed'
  return plan.valid_until < companyDate(now) ? 'lapsed' : 'open'
}
