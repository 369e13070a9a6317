import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { safeParse } from 'zod/mini'
import { email as emailSchema, mobile as mobileSchema } from '../../../widgets/contract/text.ts'
import { companyDate } from '../settings/company-time.ts'
import { logDeed } from '../data/desk-log.ts'
import { deskEnquiry, enquiriesOf } from '../data/enquiries/desk-enquiries.ts'
import { countsOf, lastDeletions, mailboxesWith } from '../data/privacy/personal-summary.ts'
import { type Person, addressesOf } from '../data/privacy/person.ts'
import { readersOf, subjectOfPerson } from '../data/privacy/read-log.ts'
import type { Staff } from '../data/people/staff.ts'
import { mailboxOf } from '../data/people/mailbox.ts'
import { archiveHeaders, personalArchive } from '../personal/archive.ts'
import { isDesk, removePerson } from '../personal/remove-person.ts'
import { missing, seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { deletionPage } from './deletion-page.ts'
import type { Frame } from './frame.ts'
import { mayUse } from './permissions.ts'
import { PERSONS, type SearchShown, personPage, searchPage, thatGoes } from './persons-page.ts'

const ARCHIVE = `${PERSONS}/archive`

/** Shows, exports and deletes a person's data, with or without an account. */
export function personRoutes({ database, settings, media, page, deed, readBy }: Desk): void {
  const search = async (
    context: Context,
    more: Omit<SearchShown, 'deletions'>,
    status: 200 | 422 = 200,
  ) => shown(context, searchPage({ ...more, deletions: await lastDeletions(database) }), status)

  const keptOf = async (email: string) => {
    const addresses = await addressesOf(database, personAt(email))
    const counts = await countsOf(database, addresses)
    return { addresses, counts, enquiries: await enquiriesOf(database, addresses) }
  }

  const person = async (context: Context, staff: Staff, email: string) => {
    const { addresses, ...kept } = await keptOf(email)
    await readBy(staff, 'person', await subjectOfPerson(database, addresses))
    const mayManage = mayUse(staff, ARCHIVE)
    const readers = mayManage ? await readersOf(database, addresses) : []
    const spellings = JSON.parse(addresses) as string[]
    const own = isDesk(email, settings)
    const more = { addresses: spellings, isDesk: own, mayManage, readers, ...kept }
    return shown(context, personPage({ staff, email, ...more }))
  }

  const refuse = async (context: Context, staff: Staff, who: string, text: string) =>
    search(context, { staff, who, notice: { text, failed: true } }, 422)

  const ask = async (
    context: Context,
    staff: Staff,
    email: string,
    notice?: Frame['notice'],
    status: 200 | 409 | 422 = 200,
  ) => {
    const { counts, enquiries } = await keptOf(email)
    if (thatGoes(counts).length === 0) return person(context, staff, email)
    const open = enquiries.filter((one) => one.status === 'In progress').map((one) => one.reference)
    const intent = randomUUID()
    return shown(context, deletionPage({ staff, email, counts, open, notice, intent }), status)
  }

  page(PERSONS, async (context, staff) => {
    const reference = context.req.query('enquiry')
    if (reference === undefined) {
      const isDone = context.req.query('done') === 'deleted'
      return search(context, { staff, notice: isDone ? { text: DONE } : undefined })
    }
    const enquiry = await deskEnquiry(database, reference.replaceAll('\0', ''))
    return enquiry ? person(context, staff, enquiry.email) : missing(context, staff, PERSONS)
  })

  deed(PERSONS, async (context, staff, { who = '' }) => {
    const email = emailIn(who)
    if (email) return person(context, staff, email)
    const mobile = safeParse(mobileSchema, who)
    if (!mobile.success) return refuse(context, staff, who, UNREADABLE)
    const mailboxes = await mailboxesWith(database, mobile.data)
    await readBy(staff, 'search')
    if (mailboxes.length > 0) return search(context, { staff, who, mailboxes })
    return search(context, { staff, who, notice: { text: 'We keep no data about this number.' } })
  })

  /** Registers an action on the data of a person's address; refuses the desk's own. */
  const deedWith = (
    path: string,
    work: (
      context: Context,
      staff: Staff,
      email: string,
      fields: Record<string, string>,
    ) => Promise<Response>,
  ) =>
    deed(`${PERSONS}/${path}`, async (context, staff, fields) => {
      const { who = '' } = fields
      const email = emailIn(who)
      if (!email) return refuse(context, staff, who, UNREADABLE)
      if (isDesk(email, settings)) return refuse(context, staff, who, DESK)
      return work(context, staff, email, fields)
    })

  deedWith('archive', async (context, staff, email) => {
    const now = settings.now()
    const addresses = await addressesOf(database, personAt(email))
    await readBy(staff, 'export', await subjectOfPerson(database, addresses))
    const archive = await personalArchive(database, media.store, personAt(email), now)
    const name = `personal-data-${companyDate(now)}.zip`
    return context.body(archive, 200, archiveHeaders(name))
  })

  deedWith('deletion', async (context, staff, email) => ask(context, staff, email))

  deedWith('delete', async (context, staff, email, { again = '', was = '', intent }) => {
    const typed = emailIn(again)
    if (!intent || !typed || mailboxOf(typed) !== mailboxOf(email)) {
      return ask(context, staff, email, { text: OTHER, failed: true }, 422)
    }
    let isRepeat = false
    const removed = await removePerson(
      { database, media, settings },
      personAt(email),
      async (queries) => {
        const at = settings.now()
        const deletion = { staff: staff.uuid, at, deed: 'deleted', text: was, intent } as const
        isRepeat = !(await logDeed(queries, deletion))
        if (isRepeat) return false
        const now = thatGoes(await countsOf(queries, await addressesOf(queries, personAt(email))))
        if (now.join(', ') !== was) throw new Grown()
        return true
      },
    ).catch((error: unknown) => {
      if (error instanceof Grown) return undefined
      throw error
    })
    if (removed || isRepeat) return seeOther(context, `${PERSONS}?done=deleted`)
    return ask(context, staff, email, { text: GROWN, failed: true }, 409)
  })
}

/** There is more data than was shown; nothing is deleted. */
class Grown extends Error {
  override name = 'Grown'
}

const DONE = 'Deleted permanently.'
const UNREADABLE = 'Please enter an email address or a 10-digit mobile number.'
const DESK = 'This is the desk’s own address. Its emails are about everyone.'
const OTHER = 'That is not the email of this person. Nothing was deleted.'
const GROWN = 'The data has changed. Nothing was deleted. Please check it again.'

const personAt = (email: string): Person => ({ email, spellings: 'all' })

function emailIn(text: string): string | undefined {
  const read = safeParse(emailSchema, text)
  return read.success ? read.data : undefined
}
