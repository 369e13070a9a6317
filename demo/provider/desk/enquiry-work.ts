import { randomUUID } from 'node:crypto'
import { type Deed, deedsOf, logDeed } from '../data/desk-log.ts'
import type { Queries } from '../data/engine/database.ts'
import { type DeskEnquiry, deskEnquiry, enquiriesOf } from '../data/enquiries/desk-enquiries.ts'
import { type View, isView, nextInView } from '../data/enquiries/queue.ts'
import { incomingOf } from '../data/incoming/incoming-mails.ts'
import { mailsOf } from '../data/mails/mails-of-enquiry.ts'
import { type Mail, addMails } from '../data/mails/mails.ts'
import { undeliveredOf } from '../data/mails/undelivered.ts'
import { draftOf } from '../data/plans/plan-drafts.ts'
import { plansOf } from '../data/plans/plans.ts'
import { type Staff, enquiryOwners } from '../data/people/staff.ts'
import { addressesOf } from '../data/privacy/person.ts'
import { followAddress } from '../mail/follow-link.ts'
import { Overtaken, missing, seeOther, shown } from './answers.ts'
import type { Asked, Desk } from './desk-routes.ts'
import { PATH, filterAddress } from './enquiry-list.ts'
import { enquiryPage } from './enquiry-page.ts'
import type { EnquiryShown } from './enquiry-shown.ts'
import type { Fields } from './fields.ts'

/** A form of an enquiry that is submitted. */
export interface Work {
  context: Asked
  staff: Staff
  enquiry: DeskEnquiry
  fields: Fields
}

/** What all forms of an enquiry share. */
export function enquiryWork({ database, settings, wakeMail, deed }: Desk) {
  const othersOf = async ({ uuid, email }: DeskEnquiry) => {
    const person = await addressesOf(database, { email, spellings: 'all' })
    return (await enquiriesOf(database, person)).filter((other) => other.uuid !== uuid)
  }

  /** Shows the enquiry, after a refused form with `status`. */
  const draw = async (
    context: Asked,
    enquiry: DeskEnquiry,
    more: Pick<EnquiryShown, 'staff' | 'notice' | 'written'>,
    status: 200 | 409 | 422 = 200,
  ) => {
    const page = enquiryPage({
      enquiry,
      plans: await plansOf(database, enquiry.uuid),
      draft: await draftOf(database, enquiry.uuid),
      deeds: await deedsOf(database, 'enquiry', enquiry.uuid),
      undelivered: await undeliveredOf(database, enquiry.uuid),
      // Readers of an emailed link see none of these.
      colleagues: more.staff ? await enquiryOwners(database) : [],
      others: more.staff ? await othersOf(enquiry) : [],
      mails: more.staff ? await mailsOf(database, enquiry.uuid) : [],
      incoming: more.staff ? await incomingOf(database, enquiry.uuid) : [],
      intent: randomUUID(),
      repliesArrive: settings.replyAddress !== undefined,
      view: viewIn(context),
      now: settings.now(),
      ...more,
    })
    return shown(context, page, status)
  }

  return {
    draw,

    /** Registers a form action of an enquiry. */
    form: (name: string, work: (work: Work) => Promise<Response>) =>
      deed(`${PATH}/:reference/${name}`, async (context, staff, fields) => {
        const enquiry = await deskEnquiry(database, context.req.param('reference') ?? '')
        if (!enquiry) return missing(context, staff, PATH)
        const notice = { text: 'Release it first. Nothing was changed.', failed: true }
        return enquiry.suspicious_at
          ? draw(context, enquiry, { staff, notice }, 409)
          : work({ context, staff, enquiry, fields })
      }),

    /** Performs an action in one transaction: its log entry, its email and `change`, which may be overtaken. */
    act: async (
      { enquiry, staff }: Pick<Work, 'enquiry' | 'staff'>,
      what: Omit<Deed, 'staff' | 'at'>,
      mail?: Mail,
      change: (queries: Queries, at: Date) => Promise<unknown> = async () => true,
    ): Promise<void> => {
      const at = settings.now()
      await database.transaction(async (queries) => {
        const entry = { ...what, staff: staff.uuid, at }
        // The same form was already processed.
        if (!(await logDeed(queries, entry, 'enquiry', enquiry.uuid))) return
        if ((await change(queries, at)) === false) throw new Overtaken()
        if (mail) await addMails(queries, [mail], at, settings.demo)
      })
      if (mail) wakeMail()
    },

    /** Redirects to the enquiry, or after 'save and next' to the next one of the tab it was opened from. */
    done: async ({ context, staff, enquiry, fields }: Work, what: string) => {
      const view = viewIn(context)
      if (fields['go'] !== 'next') {
        const path = `${PATH}/${enquiry.reference}`
        return seeOther(context, filterAddress({ view }, { done: what }, path))
      }
      const viewer = { staff: staff.uuid, now: settings.now() }
      const next = await nextInView(database, view || 'unassigned', viewer, enquiry)
      return seeOther(
        context,
        next
          ? filterAddress({ view }, { done: what }, `${PATH}/${next}`)
          : filterAddress({ view }, { done: 'last' }),
      )
    },

    /** The traveller's link to the enquiry. */
    linkTo: async ({ req }: Asked, enquiry: DeskEnquiry, queries: Queries = database) =>
      followAddress(queries, settings, new URL(req.url).origin, enquiry),
  }
}

/** The tab that the enquiry was opened from. */
export function viewIn({ req }: Asked): View | '' {
  const view = req.query('view')
  return isView(view) ? view : ''
}
