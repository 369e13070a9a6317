import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { remindOfHeld } from '../../mail/held-reminder.ts'
import { remindOverdue } from '../../mail/overdue.ts'
import { travellerAt } from '../../testing/account-for-test.ts'
import { API } from '../../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import {
  filesOf,
  idOf,
  jpeg,
  mp4,
  reviewForm,
  sendReview,
  sendTestimonial,
  TESTIMONIAL,
  formOf,
} from '../../testing/upload-for-test.ts'
import { removePerson } from '../../personal/remove-person.ts'
import { deskBrowser } from '../../testing/desk-for-test.ts'
import { queueConversion } from '../media/conversions.ts'
import { MAIL_KINDS } from '../mails/mails.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { personalRows } from './personal-rows.ts'
import { tablesOf } from '../transfer/tables.ts'
import { sweepOnce } from '../../personal/sweep.ts'
import { warnUnused } from '../../personal/warn-unused.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await openForTest({ moderation: true })
})
beforeEach(async () => {
  await provider.forget()
  for (const table of ['reviews', 'testimonials']) {
    await provider.database.query(`delete from ${table} where email = $1`, [MARKED])
  }
})
afterAll(() => provider.close())

const MARKED = 'marked.person@staff.example'
const RAVI = 'ravi@mail.example'
const person = { email: MARKED, spellings: 'this one' } as const

/** Creates rows of the person in every table, and one email of every kind. */
async function leaveTraces(): Promise<void> {
  const { database, settings } = provider
  const traveller = await travellerAt(provider)
  const names = { first_name: 'Markedfirst', last_name: 'Markedlast' }
  const { id } = await traveller.account(MARKED)
  const [company] = await database.query<{ uuid: string }>('select uuid from companies limit 1')
  await database.query(
    `insert into company_domains (domain, company) values ('staff.example', $1)
     on conflict do nothing`,
    [company!.uuid],
  )
  const corporate = {
    corporate_company_id: company!.uuid,
    email: MARKED,
    corporate_email: 'marked.staff@staff.example',
  }
  await provider.post(`${API}/user/corporate/`, corporate)
  const code = /^(\d{6}) /.exec((await provider.mails())[0]!.subject)![1]
  const proven = await provider.post(`${API}//user/corporate/validate-otp/`, {
    corporate_email: corporate.corporate_email,
    otp: code,
  })
  const { proof } = (await proven.json()) as { proof: string }
  await provider.post(
    `${API}/enquiry/?partner=markedpartner`,
    {
      destinations: [{ city: await aCity(), no_days: 3, accommodation_preference: '4 Star' }],
      number_of_adults: 2,
      any_special_request: 'markedrequest',
      phone_number: '9876543210',
      email: MARKED,
      ...names,
    },
    { 'corporate-proof': proof },
  )
  // Another person's enquiry, whose email to the desk contains the address that was claimed.
  provider.pass(31)
  const others = { ...corporate, email: RAVI }
  expect((await provider.post(`${API}/user/corporate/`, others)).status).toBe(201)
  await database.query('update corporate_users set verified_at = $1', [settings.now()])
  await traveller.enquire(RAVI, { any_special_request: `Ask Marked.Person@staff.example, too.` })
  await traveller.forget(MARKED)
  await followAsMarked()
  const own = { ...names, email: MARKED }
  const review = { ...own, feedback: 'markedfeedback' }
  await idOf(await sendReview(provider, reviewForm(review, [await jpeg()])))
  const said = JSON.stringify({ ...TESTIMONIAL, ...own, description: 'markedwords' })
  const form = formOf([
    ['data', said],
    ['video', await mp4(), 'clip.mp4'],
  ])
  const testimonial = await idOf(await sendTestimonial(provider, form))
  await remindStaff()
  await actAtDesk()
  await queueConversion(database, testimonial, false, settings.now())
  await database.query('update users set used_at = $1, warned_at = null', [new Date('2020-01-01')])
  await warnUnused(database, settings, settings.now())
  await database.query(
    `insert into transactions (uuid, account, booking_id, date, location, amount, status)
     values (gen_random_uuid(), $1, $2, '2026-10-05', 'Kanha', 6450050, 'Completed')`,
    [id, `TJ-${id}`],
  )
}

/** Gets a new link to the enquiry, and asks for a change by it. */
async function followAsMarked(): Promise<void> {
  const sql = 'select reference from enquiries where email = $1 limit 1'
  const [row] = await provider.database.query<{ reference: string }>(sql, [MARKED])
  await provider.post(`${API}/enquiry/follow/link/`, { ...row, email: MARKED })
  const key = (await provider.mails())
    .map(({ text }) => /\?key=([\w.-]+)$/m.exec(text)?.[1])
    .find((key) => key?.startsWith(row!.reference))
  const asked = await provider.post(`${API}/enquiry/follow/change/`, { key, text: 'markedwish' })
  expect(asked.status).toBe(200)
}

/** As if the enquiries, the review and the testimonial were days old. */
async function remindStaff(): Promise<void> {
  const { database, settings } = provider
  await database.query('update enquiries set due_at = $1', [new Date(settings.now().getTime() - 1)])
  for (const table of ['reviews', 'testimonials'])
    await database.query(`update ${table} set received_at = received_at - interval '5 days'`)
  await remindOverdue(database, settings, () => false)
  await remindOfHeld(database, settings)
}

/** Performs all staff actions on the person's data, and leaves a note about them at another enquiry. */
async function actAtDesk(): Promise<void> {
  const desk = deskBrowser(provider)
  await desk.signIn()
  const { database } = provider
  const sql = 'select reference from enquiries where email = $1 limit 1'
  const referenceOf = async (email: string) =>
    (await database.query<{ reference: string }>(sql, [email]))[0]!.reference
  const own = `/desk/enquiries/${await referenceOf(MARKED)}`
  const note = { text: 'The marked.person@staff.example: call (marked.staff@staff.example).' }
  const notes = [
    [`${own}/status`, { status: 'In progress', was: 'New', tell: 'on' }],
    [`${own}/reply`, { text: 'marked reply' }],
    [`${own}/note`, { text: 'marked note' }],
    [`/desk/enquiries/${await referenceOf(RAVI)}/note`, note],
    [`/desk/enquiries/${await referenceOf(RAVI)}/reply`, note],
  ] as const
  for (const [path, fields] of notes) expect((await desk.post(path, fields)).status).toBe(303)
  const approved = { decision: 'approved', was: 'held' }
  const declined = { decision: 'declined', was: 'approved', reason: 'marked reason' }
  for (const table of ['reviews', 'testimonials']) {
    const [row] = await database.query<{ uuid: string }>(
      `select uuid from ${table} where email = $1`,
      [MARKED],
    )
    for (const decision of [approved, declined]) {
      expect((await desk.post(`/desk/moderation/${table}/${row!.uuid}`, decision)).status).toBe(303)
    }
  }
}

/** Adds every email in all states: sent, waiting, being sent, and failed. */
async function inEveryState(): Promise<void> {
  const { database, settings } = provider
  const kinds = await database.query<{ kind: string }>('select distinct kind from mails')
  // A new kind of email has to be added to `leaveTraces`.
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([...MAIL_KINDS].toSorted())
  const columns = `recipient, reply_to, subject, body, html, secret, names, kind, about, enquiry, created_at`
  await database.query(
    `insert into mails (${columns}, sent_at, given_up_at, tries, next_try_at)
     select ${columns}, null, given_up, tried, $1 from mails
     cross join (values (null, 0), (null, 1), ($1::timestamptz, 1)) as states (given_up, tried)`,
    [settings.now()],
  )
}

const aCity = async () =>
  (await provider.database.query<{ uuid: string }>('select uuid from cities limit 1'))[0]!.uuid

async function ownRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [table, { of }] of Object.entries(PERSONAL_TABLES)) {
    const sql = `select 1 from ${table} where ${of}`
    const addresses = JSON.stringify([MARKED, 'marked.staff@staff.example'])
    const rows = await provider.database.query(sql, sql.includes('$1') ? [addresses] : [])
    counts[table] = rows.length
  }
  return counts
}

/** Tables with marked values in any column, independent of the rules. */
async function marked(): Promise<string[]> {
  const tables = await tablesOf(provider.database)
  const found: string[] = []
  for (const { name: table } of tables) {
    const rows = await provider.database.query(
      `select 1 from ${table} as whole where whole::text ilike '%marked%'`,
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}

test('exports all data, but no secrets', async () => {
  await leaveTraces()
  const rows = await personalRows(provider.database, person, (path) => `https://x.example${path}`)
  for (const [table, { exported }] of Object.entries(PERSONAL_TABLES)) {
    if (exported.length === 0) continue
    expect(rows[table]).not.toEqual([])
    for (const row of rows[table]!) expect(Object.keys(row)).toEqual(exported)
  }
  expect(rows['enquiries']).toContainEqual(
    expect.objectContaining({
      partner: 'markedpartner',
      any_special_request: 'markedrequest',
      corporate_user: 'marked.staff@staff.example',
    }),
  )
  expect(rows['reviews']).toEqual([
    expect.objectContaining({
      first_name: 'Markedfirst',
      images: [expect.stringMatching(/^https:\/\/x\.example\/media\/photos\/\w+\.webp$/)],
    }),
  ])
  expect(rows['transactions']).toEqual([
    expect.objectContaining({ amount: 64_500.5, date: '2026-10-05' }),
  ])
  const text = JSON.stringify(rows)
  expect(text).not.toMatch(/token=|scrypt|\b\d{6} is your/)
  expect(text).not.toContain('ravi@mail.example')
})

test('deletes everything, including emails of every kind and state, and anonymizes payments', async () => {
  const files = await filesOf(provider)
  await leaveTraces()
  await inEveryState()
  expect(await marked()).toEqual(expect.arrayContaining(['desk_log', 'enquiries', 'mails']))
  const before = await ownRows()
  expect(Object.keys(before).filter((table) => before[table] === 0)).toEqual(['hits'])
  const { counts } = provider
  const paid = (await counts())['transactions']

  await removePerson(provider, person)
  await removePerson(provider, { ...person, email: 'marked.staff@staff.example' })
  expect(Object.values(await ownRows()).filter(Boolean)).toEqual([])
  expect(await marked()).toEqual([])
  expect((await counts())['transactions']).toBe(paid)
  expect(await filesOf(provider)).toEqual(files)
  // Other people's texts and emails stay, without the address.
  const texts = await provider.database.query<{ text: string }>(
    `select text from desk_log union all select any_special_request from enquiries
     union all select body || html from mails where kind in ('enquiry-to-desk', 'reply')`,
  )
  for (const { text } of texts) expect(text).toContain('[deleted]')
  expect(texts).toHaveLength(2 + 1 + 2 * 4)
  expect(provider.logged).toEqual([])
})

test("retention removes everything that isn't published or documented to stay", async () => {
  await leaveTraces()
  const { keep } = provider.settings
  const sweep = async () => sweepOnce(provider.database, provider.media, provider.settings)
  await provider.database.query('update users set used_at = $1, warned_at = null', [
    provider.settings.now(),
  ])
  provider.pass(keep.transactions * 86_400)
  await sweep()
  provider.pass(31 * 86_400)
  await sweep()
  const left = Object.entries(await ownRows()).filter(([, count]) => count > 0)
  // The warning before an account's end is an email too, and is deleted a year later.
  expect(Object.fromEntries(left)).toEqual({
    reviews: 1,
    testimonials: 1,
    conversions: 1,
    desk_log: 6,
    mails: 1,
  })
  provider.pass(keep.mails * 86_400)
  await sweep()
  expect(await marked()).toEqual(['desk_log', 'reviews', 'testimonials'])
  expect((await provider.counts())['transactions']).toBe(0)
})
