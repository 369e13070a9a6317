import {
  type DeskEnquiry,
  changeStatus,
  deskEnquiry,
  isStatus,
} from '../data/enquiries/desk-enquiries.ts'
import { revokeLinks } from '../data/enquiries/follow-keys.ts'
import { noteAnswer, setTurn, takeIfFree } from '../data/enquiries/queue.ts'
import { replyMail, statusMail } from '../mail/desk-to-traveller.ts'
import { oneWorkingDayAfter } from '../settings/working-time.ts'
import { addressIn, correctAndResend } from './correct-address.ts'
import { Overtaken, missing } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { enquiryWork } from './enquiry-work.ts'
import { mayUse } from './permissions.ts'
import { isMailedLink, visitorOf } from './staff-session.ts'

const ONE = '/desk/enquiries/:reference'

const WRITTEN_AT_MOST = 20_000

export function enquiryRoutes(desk: Desk): void {
  const { app, database, settings, wakeMail, page, readBy } = desk
  const { draw, form, act, done, linkTo } = enquiryWork(desk)

  // An emailed link shows an enquiry without a sign-in, because its reader has the same data in the email.
  // Actions require one.
  app.get(ONE, async (context, next) => {
    const staff = await visitorOf(context, database, settings)
    if (staff && mayUse(staff, ONE)) return next()
    if (!(await isMailedLink(context, database, settings))) return next()
    const enquiry = await deskEnquiry(database, context.req.param('reference'))
    return enquiry ? draw(context, enquiry, { staff: undefined }) : next()
  })

  page(ONE, async (context, staff) => {
    const enquiry = await deskEnquiry(database, context.req.param('reference') ?? '')
    if (!enquiry) return missing(context, staff, '/desk/enquiries')
    await readBy(staff, 'enquiry', enquiry.uuid)
    const text = DONE[context.req.query('done') ?? '']
    return draw(context, enquiry, { staff, notice: text ? { text } : undefined })
  })

  form('status', async (work) => {
    const { context, staff, enquiry, fields } = work
    const { status, was, tell, intent } = fields
    if (!isStatus(status) || !isStatus(was)) {
      const notice = { text: 'Please choose a status.', failed: true }
      return draw(context, enquiry, { staff, notice }, 422)
    }
    if (status === was) return done(work, 'same')
    const link = await linkTo(context, enquiry)
    const mail =
      tell && status !== 'New'
        ? statusMail(enquiry, status, settings.enquiryEmail, link)
        : undefined
    const what = { deed: 'status', was, text: status, intent } as const
    try {
      await act(work, what, mail, async (queries, at) => {
        const due = oneWorkingDayAfter(settings.working, at)
        if (!(await changeStatus(queries, enquiry.uuid, was, status, due))) return false
        return takeIfFree(queries, enquiry.uuid, staff.uuid).then(() => true)
      })
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      const now = await deskEnquiry(database, enquiry.reference)
      const text = `Already handled by a colleague. The status is now '${now?.status}', and nothing was changed.`
      return draw(context, now ?? enquiry, { staff, notice: { text, failed: true } }, 409)
    }
    return done(work, mail ? 'status-told' : 'status')
  })

  form('address', async (work) => {
    const { context, staff, enquiry, fields } = work
    const { address = '', was, intent } = fields
    const refuse = (now: DeskEnquiry, text: string, status: 409 | 422) =>
      draw(context, now, { staff, written: { address }, notice: { text, failed: true } }, status)
    const email = addressIn(address)
    if (email === undefined) return refuse(enquiry, 'Please enter a valid email address.', 422)
    const { origin } = new URL(context.req.url)
    const correction = { enquiry: { ...enquiry, email: was ?? '' }, email, staff, intent, origin }
    try {
      await database.transaction((queries) => correctAndResend(queries, settings, correction))
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      const now = (await deskEnquiry(database, enquiry.reference)) ?? enquiry
      return refuse(now, `The address is already ${now.email}. Nothing was changed.`, 409)
    }
    wakeMail()
    return done(work, 'address')
  })

  form('links', async (work) => {
    const { enquiry, fields } = work
    const what = { deed: 'revoked', text: '', intent: fields['intent'] } as const
    await act(work, what, undefined, async (queries) => revokeLinks(queries, enquiry.uuid))
    return done(work, 'links')
  })

  for (const kind of ['reply', 'note'] as const) {
    form(kind, async (work) => {
      const { context, staff, enquiry, fields } = work
      const text = (fields['text'] ?? '').trim()
      const fault = faultOf(text)
      if (fault) {
        const written = { [kind]: text }
        const notice = { text: fault, failed: true }
        return draw(context, enquiry, { staff, written, notice }, 422)
      }
      const what = { deed: kind, text, intent: fields['intent'] }
      if (kind === 'note') {
        await act(work, what)
        return done(work, kind)
      }
      const link = await linkTo(context, enquiry)
      const mail = replyMail(enquiry, text, staff.name, settings.enquiryEmail, link)
      await act(work, what, mail, async (queries, at) => {
        await takeIfFree(queries, enquiry.uuid, staff.uuid)
        await noteAnswer(queries, enquiry.uuid, at)
        if (fields['wait']) await setTurn(queries, enquiry.uuid, { waitsSince: at })
      })
      return done(work, kind)
    })
  }
}

const DONE: Record<string, string | undefined> = {
  same: 'The enquiry already has this status. Nothing was changed.',
  status: 'Status updated.',
  'status-told': 'Status updated. An email to the traveller is on its way.',
  address: 'Address updated. The emails are on their way.',
  reply: 'Your reply is on its way.',
  note: 'Note added.',
  links: 'All links to this enquiry have been revoked.',
  owner: 'Owner updated.',
  call: 'Call added.',
  plan: 'Your plan is on its way.',
  discarded: 'Draft discarded.',
  filed: 'The email was assigned to this enquiry.',
}

function faultOf(text: string): string | undefined {
  if (text === '') return 'Please write something first.'
  if (text.length > WRITTEN_AT_MOST) return `Please write at most ${WRITTEN_AT_MOST} characters.`
  return undefined
}
