import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import {
  type DeskEnquiry,
  changeStatus,
  deskEnquiry,
  isStatus,
} from '../data/enquiries/desk-enquiries.ts'
import { type Deed, deedsOf, logDeed } from '../data/desk-log.ts'
import { type Mail, addMails } from '../data/mails/mails.ts'
import { revokeLinks } from '../data/enquiries/follow-keys.ts'
import { undeliveredOf } from '../data/mails/undelivered.ts'
import type { Staff } from '../data/people/staff.ts'
import { replyMail, statusMail } from '../mail/desk-to-traveller.ts'
import { followAddress } from '../mail/follow-link.ts'
import { addressIn, correctAndResend } from './correct-address.ts'
import { Overtaken, missing, seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { type EnquiryShown, enquiryPage } from './enquiry-page.ts'
import { isMailedLink, visitorOf } from './staff-session.ts'

const WRITTEN_AT_MOST = 20_000

export function enquiryRoutes({ app, database, settings, wakeMail, page, deed }: Desk): void {
  const draw = async (
    context: Context,
    enquiry: DeskEnquiry,
    more: Pick<EnquiryShown, 'staff' | 'notice' | 'written'>,
    status: 200 | 409 | 422 = 200,
  ) => {
    const deeds = await deedsOf(database, 'enquiry', enquiry.uuid)
    const undelivered = await undeliveredOf(database, enquiry.uuid)
    const intent = randomUUID()
    return shown(context, enquiryPage({ enquiry, deeds, undelivered, intent, ...more }), status)
  }

  // An emailed link shows an enquiry without a sign-in, because its reader has the same data in the email.
  // Actions require one.
  app.get('/desk/enquiries/:reference', async (context, next) => {
    if (await visitorOf(context, database, settings)) return next()
    if (!(await isMailedLink(context, database, settings))) return next()
    const enquiry = await deskEnquiry(database, context.req.param('reference'))
    return enquiry ? draw(context, enquiry, { staff: undefined }) : next()
  })

  page('/desk/enquiries/:reference', async (context, staff) => {
    const enquiry = await deskEnquiry(database, context.req.param('reference') ?? '')
    if (!enquiry) return missing(context, staff, '/desk/enquiries')
    const done = DONE[context.req.query('done') ?? '']
    return draw(context, enquiry, { staff, notice: done ? { text: done } : undefined })
  })

  /** Performs an action in one transaction: its log entry, its email and `change`. */
  const act = async (
    enquiry: DeskEnquiry,
    staff: Staff,
    what: Omit<Deed, 'staff' | 'at'>,
    mail: Mail | undefined,
    change: (queries: Parameters<typeof addMails>[0]) => Promise<boolean> = async () => true,
  ): Promise<boolean> => {
    const at = settings.now()
    const done = await database.transaction(async (queries) => {
      const entry = { ...what, staff: staff.uuid, at }
      // The same form was already processed.
      if (!(await logDeed(queries, entry, 'enquiry', enquiry.uuid))) return true
      if (!(await change(queries))) throw new Overtaken()
      if (mail) await addMails(queries, [mail], at, settings.demo)
      return true
    })
    if (mail) wakeMail()
    return done
  }

  const linkTo = async ({ req }: Context, enquiry: DeskEnquiry) =>
    followAddress(database, settings, new URL(req.url).origin, enquiry)

  deed('/desk/enquiries/:reference/status', async (context, staff, fields) => {
    const enquiry = await deskEnquiry(database, context.req.param('reference') ?? '')
    if (!enquiry) return missing(context, staff, '/desk/enquiries')
    const { status, was, tell, intent } = fields
    if (!isStatus(status) || !isStatus(was)) {
      const notice = { text: 'Please choose a status.', failed: true }
      return draw(context, enquiry, { staff, notice }, 422)
    }
    const path = `/desk/enquiries/${enquiry.reference}`
    if (status === was) return seeOther(context, `${path}?done=same`)
    const link = await linkTo(context, enquiry)
    const mail =
      tell && status !== 'New'
        ? statusMail(enquiry, status, settings.enquiryEmail, link)
        : undefined
    const what = { deed: 'status', was, text: status, intent } as const
    try {
      await act(enquiry, staff, what, mail, async (queries) =>
        changeStatus(queries, enquiry.uuid, was, status),
      )
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      const now = await deskEnquiry(database, enquiry.reference)
      const text = `Already handled by a colleague. The status is now '${now?.status}', and nothing was changed.`
      return draw(context, now ?? enquiry, { staff, notice: { text, failed: true } }, 409)
    }
    return seeOther(context, `${path}?done=${mail ? 'status-told' : 'status'}`)
  })

  deed('/desk/enquiries/:reference/address', async (context, staff, fields) => {
    const enquiry = await deskEnquiry(database, context.req.param('reference') ?? '')
    if (!enquiry) return missing(context, staff, '/desk/enquiries')
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
    return seeOther(context, `/desk/enquiries/${enquiry.reference}?done=address`)
  })

  deed('/desk/enquiries/:reference/links', async (context, staff, { intent }) => {
    const enquiry = await deskEnquiry(database, context.req.param('reference') ?? '')
    if (!enquiry) return missing(context, staff, '/desk/enquiries')
    await act(enquiry, staff, { deed: 'revoked', text: '', intent }, undefined, async (queries) => {
      await revokeLinks(queries, enquiry.uuid)
      return true
    })
    return seeOther(context, `/desk/enquiries/${enquiry.reference}?done=links`)
  })

  for (const kind of ['reply', 'note'] as const) {
    deed(`/desk/enquiries/:reference/${kind}`, async (context, staff, fields) => {
      const enquiry = await deskEnquiry(database, context.req.param('reference') ?? '')
      if (!enquiry) return missing(context, staff, '/desk/enquiries')
      const text = (fields['text'] ?? '').trim()
      const fault = faultOf(text)
      if (fault) {
        const written = { [kind]: text }
        return draw(
          context,
          enquiry,
          { staff, written, notice: { text: fault, failed: true } },
          422,
        )
      }
      const link = await linkTo(context, enquiry)
      const mail =
        kind === 'reply'
          ? replyMail(enquiry, text, staff.name, settings.enquiryEmail, link)
          : undefined
      await act(enquiry, staff, { deed: kind, text, intent: fields['intent'] }, mail)
      return seeOther(context, `/desk/enquiries/${enquiry.reference}?done=${kind}`)
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
}

function faultOf(text: string): string | undefined {
  if (text === '') return 'Please write something first.'
  if (text.length > WRITTEN_AT_MOST) return `Please write at most ${WRITTEN_AT_MOST} characters.`
  return undefined
}
