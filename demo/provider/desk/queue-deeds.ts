import type { Queries } from '../data/engine/database.ts'
import { logDeed } from '../data/desk-log.ts'
import {
  type Status,
  changeStatus,
  deskEnquiry,
  isStatus,
} from '../data/enquiries/desk-enquiries.ts'
import { noteAnswer, setOwner, setTurn, takeIfFree } from '../data/enquiries/queue.ts'
import { type Mail, addMails } from '../data/mails/mails.ts'
import { type Staff, enquiryOwners } from '../data/people/staff.ts'
import { statusMail } from '../mail/desk-to-traveller.ts'
import { oneWorkingDayAfter } from '../settings/working-time.ts'
import { Overtaken, seeOther } from './answers.ts'
import { OUTCOMES, statusAfter } from './calls.ts'
import type { Desk } from './desk-routes.ts'
import { PATH, filterAddress } from './enquiry-list.ts'
import { NO_OWNER } from './enquiry-table.ts'
import { type Work, enquiryWork } from './enquiry-work.ts'

/** Names of a list's checkboxes. */
const CHOSEN = /^enquiry\.([\w-]{1,40})$/

/** More than a page has. */
const MOST_CHOSEN = 100

const MOST_WRITTEN = 5000

/** Owners, calls, and changes of several enquiries at once. */
export function queueRoutes(desk: Desk): void {
  const { database, settings, wakeMail, deed } = desk
  const { draw, form, act, done, linkTo } = enquiryWork(desk)

  const refused = ({ context, staff, enquiry }: Work, text: string, status: 409 | 422) =>
    draw(context, enquiry, { staff, notice: { text, failed: true } }, status)

  form('owner', async (work) => {
    const { enquiry, fields } = work
    const owner = await ownerIn(fields['owner'])
    if (owner === undefined) return refused(work, 'Please choose an owner.', 422)
    const what = {
      deed: 'assigned',
      was: enquiry.owner_name ?? '',
      text: owner?.name ?? '',
      intent: fields['intent'],
    } as const
    try {
      await act(
        work,
        what,
        undefined,
        async (queries) =>
          fields['was'] === (enquiry.owner ?? '') &&
          setOwner(queries, enquiry.uuid, enquiry.owner, owner?.uuid ?? null),
      )
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      const now = (await deskEnquiry(database, enquiry.reference)) ?? enquiry
      const text = `Already handled by a colleague. The owner is now ${now.owner_name ?? 'nobody'}, and nothing was changed.`
      return refused({ ...work, enquiry: now }, text, 409)
    }
    return done(work, 'owner')
  })

  form('call', async (work) => {
    const { staff, enquiry, fields } = work
    const asked = fields['outcome'] ?? ''
    const outcome = Object.hasOwn(OUTCOMES, asked) ? OUTCOMES[asked] : undefined
    const text = (fields['text'] ?? '').trim()
    if (!outcome) return refused(work, 'Please choose how the call ended.', 422)
    if (text.length > MOST_WRITTEN)
      return refused(work, `Please write at most ${MOST_WRITTEN} characters.`, 422)
    const what = { deed: 'called', was: outcome.label, text, intent: fields['intent'] } as const
    await act(work, what, undefined, async (queries, at) => {
      const { uuid, status: was } = enquiry
      await takeIfFree(queries, uuid, staff.uuid)
      if (outcome.reached) await noteAnswer(queries, uuid, at)
      const status = statusAfter(enquiry, outcome)
      if (status !== was && (await changeStatus(queries, uuid, was, status, at))) {
        const entry = { staff: staff.uuid, at, deed: 'status', was, text: status } as const
        await logDeed(queries, entry, 'enquiry', uuid)
      }
      if (outcome.turn) await setTurn(queries, uuid, outcome.turn(settings.working, at))
    })
    return done(work, 'call')
  })

  deed(`${PATH}/bulk`, async (context, staff, fields) => {
    const back = new URLSearchParams(fields['back'])
    const to = (more: object) =>
      seeOther(context, filterAddress({ ...Object.fromEntries(back), ...more }))
    const owner = await ownerIn(fields['take'] ?? fields['owner'])
    const status = isStatus(fields['status']) ? fields['status'] : undefined
    const chosen = Object.keys(fields)
      .flatMap((name) => CHOSEN.exec(name)?.[1] ?? [])
      .slice(0, MOST_CHOSEN)
    if (chosen.length === 0 || (owner === undefined && !status)) return to({ done: 'none' })
    const mails: Mail[] = []
    let count = 0
    await database.transaction(async (queries) => {
      for (const reference of chosen.toSorted()) {
        const enquiry = await deskEnquiry(queries, reference)
        if (!enquiry || enquiry.suspicious_at) continue
        const change = { context, staff, enquiry, fields }
        const isOwned = owner !== undefined && (await assign(queries, change, owner))
        const isMoved =
          status !== undefined && !fields['take'] && (await move(queries, change, status, mails))
        if (isOwned || isMoved) count += 1
      }
      await addMails(queries, mails, settings.now(), settings.demo)
    })
    if (mails.length > 0) wakeMail()
    return to({ done: 'bulk', count })
  })

  /** Undefined for no or an unknown one, null for nobody. */
  async function ownerIn(asked: string | undefined): Promise<Staff | null | undefined> {
    if (asked === NO_OWNER) return null
    return asked ? (await enquiryOwners(database)).find(({ uuid }) => uuid === asked) : undefined
  }

  /** Returns false if there is nothing to change, or a colleague was faster. */
  async function assign(
    queries: Queries,
    { staff, enquiry }: Work,
    owner: Staff | null,
  ): Promise<boolean> {
    const [was, to] = [enquiry.owner, owner?.uuid ?? null]
    if (was === to || !(await setOwner(queries, enquiry.uuid, was, to))) return false
    const names = { was: enquiry.owner_name ?? '', text: owner?.name ?? '' }
    const entry = { staff: staff.uuid, at: settings.now(), deed: 'assigned', ...names } as const
    return logDeed(queries, entry, 'enquiry', enquiry.uuid)
  }

  async function move(
    queries: Queries,
    { context, staff, enquiry, fields }: Work,
    status: Status,
    mails: Mail[],
  ): Promise<boolean> {
    const was = enquiry.status
    const at = settings.now()
    const due = oneWorkingDayAfter(settings.working, at)
    if (was === status || !(await changeStatus(queries, enquiry.uuid, was, status, due))) {
      return false
    }
    if (fields['tell'] && status !== 'New') {
      const link = await linkTo(context, enquiry, queries)
      mails.push(statusMail(enquiry, status, settings.enquiryEmail, link))
    }
    const entry = { staff: staff.uuid, at, deed: 'status', was, text: status } as const
    return logDeed(queries, entry, 'enquiry', enquiry.uuid)
  }
}
