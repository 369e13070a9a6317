import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countedWork, travellerAt } from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  idOf,
  jpeg,
  mp4,
  reviewForm,
  sendReview,
  sendTestimonial,
  TESTIMONIAL,
  formOf,
} from '../testing/upload-for-test.ts'
import { deletePerson } from './delete-person.ts'
import { OTHER_TABLES } from './other-tables.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { personalRows } from './personal-rows.ts'
import { sweepOnce } from './sweep.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await openForTest({ derive: countedWork().derive })
})
beforeEach(() => provider.forget())
afterAll(() => provider.close())

const MARKED = 'marked.person@staff.example'
const person = { email: MARKED, spellings: 'this one' } as const

const columnsOf = async (): Promise<string[]> => {
  const rows = await provider.database.query<{ column: string }>(
    `select table_name || '.' || column_name as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  return rows.map(({ column }) => column).toSorted()
}

test('has one rule for every column of the database, and for no other', async () => {
  const personal = Object.entries(PERSONAL_TABLES).flatMap(([table, rule]) =>
    [...rule.exported, ...Object.keys(rule.withheld), ...Object.keys(rule.impersonal)].map(
      (column) => `${table}.${column}`,
    ),
  )
  const others = Object.entries(OTHER_TABLES).flatMap(([table, reasons]) =>
    Object.values(reasons).flatMap((columns) => columns.map((column) => `${table}.${column}`)),
  )
  // Add a new column to a list of its table in personal-tables.ts, or to other-tables.ts.
  expect([...personal, ...others].toSorted()).toEqual(await columnsOf())
})

test('knows every column with an address, whatever it is called', () => {
  const named = Object.entries(PERSONAL_TABLES).flatMap(([table, { exported, withheld }]) =>
    [...exported, ...Object.keys(withheld)]
      .filter((column) => /mail|address|recipient|reply_to|names/.test(column))
      .map((column) => `${table}.${column}`),
  )
  const known = Object.entries(PERSONAL_TABLES).flatMap(([table, { addresses = [] }]) =>
    addresses.map((column) => `${table}.${column}`),
  )
  // A code is found by its corporate user, too.
  expect(named).toEqual(expect.arrayContaining(known))
  expect(named.filter((column) => !known.includes(column))).toEqual([
    'one_time_codes.corporate_email',
  ])
})

test('knows every column with a mobile number', () => {
  const rules = Object.entries(PERSONAL_TABLES)
  const named = rules.flatMap(([table, { exported, withheld }]) =>
    [...exported, ...Object.keys(withheld)]
      .filter((column) => /phone|mobile/.test(column))
      .map((column) => `${table}.${column}`),
  )
  const known = rules.flatMap(([table, { mobile }]) => (mobile ? [`${table}.${mobile}`] : []))
  expect(named).toEqual(known)
})

test('nothing that points at a row keeps it from being deleted', async () => {
  const pointing = await provider.database.query<{ name: string; table: string }>(
    `select conname as name, confrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confdeltype not in ('c', 'n')
       and connamespace = current_schema()::regnamespace`,
  )
  expect(pointing.filter(({ table }) => table in PERSONAL_TABLES)).toEqual([])
  expect(pointing.map(({ name }) => name)).toContain('cities_state_fkey')
})

/** Something of the person in every table that may hold something of a person. */
async function leaveTraces(): Promise<void> {
  const { database } = provider
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
  // Somebody else's, whose mail to the desk names the address that somebody said was theirs.
  provider.pass(31)
  const others = { ...corporate, email: 'ravi@mail.example' }
  expect((await provider.post(`${API}/user/corporate/`, others)).status).toBe(201)
  await database.query('update corporate_users set verified_at = $1', [provider.settings.now()])
  await traveller.enquire('ravi@mail.example')
  await traveller.forget(MARKED)
  const own = { ...names, email: MARKED }
  await idOf(await sendReview(provider, reviewForm(own, [await jpeg()])))
  const said = JSON.stringify({ ...TESTIMONIAL, ...own, description: 'markedwords' })
  const form = formOf([
    ['data', said],
    ['video', await mp4(), 'clip.mp4'],
  ])
  await idOf(await sendTestimonial(provider, form))
  await database.query(
    `insert into desk_log (at, staff, deed, enquiry, text)
     select now(), staff.uuid, 'note', enquiries.uuid, 'marked note' from staff, enquiries
     where enquiries.email = $1 limit 1`,
    [MARKED],
  )
  await database.query(
    `insert into transactions (uuid, account, booking_id, date, location, amount, status)
     values (gen_random_uuid(), $1, $2, '2026-10-05', 'Kanha', 6450050, 'Completed')`,
    [id, `TJ-${id}`],
  )
}

const aCity = async () =>
  (await provider.database.query<{ uuid: string }>('select uuid from cities limit 1'))[0]!.uuid

/** How many rows of each table are the person's by its rule. */
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

/** Tables in whose rows something marked stands, whatever the rules say. */
async function marked(): Promise<string[]> {
  const tables = [...new Set((await columnsOf()).map((column) => column.replace(/\..*/, '')))]
  const found: string[] = []
  for (const table of tables) {
    const rows = await provider.database.query(
      `select 1 from ${table} as whole where whole::text ilike '%marked%'`,
    )
    if (rows.length > 0) found.push(table)
  }
  return found
}

test('exports whatever is kept, and nothing that lets anybody in', async () => {
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

test('deletes it everywhere, and leaves payments that name nobody', async () => {
  await leaveTraces()
  const before = await ownRows()
  expect(Object.keys(before).filter((table) => before[table] === 0)).toEqual(['hits'])
  const { counts } = provider
  const paid = (await counts())['transactions']

  await deletePerson(provider.database, person)
  await deletePerson(provider.database, { ...person, email: 'marked.staff@staff.example' })
  expect(Object.values(await ownRows()).filter(Boolean)).toEqual([])
  // What is counted for limits stays for as long as these last.
  expect(await marked()).toEqual(['hits'])
  expect((await counts())['transactions']).toBe(paid)
  provider.pass(3601)
  await sweepOnce(provider.database, provider.media, provider.settings)
  expect(await marked()).toEqual([])
  expect(provider.logged).toEqual([])
})

test('leaves nothing of anybody for ever that is not published or said to stay', async () => {
  await leaveTraces()
  const { keep } = provider.settings
  const sweep = async () => sweepOnce(provider.database, provider.media, provider.settings)
  await provider.database.query('update users set used_at = $1', [provider.settings.now()])
  provider.pass(keep.transactions * 86_400)
  await sweep()
  provider.pass(31 * 86_400)
  await sweep()
  const left = Object.entries(await ownRows()).filter(([, count]) => count > 0)
  // The warning of an account's end is a mail of its own, which goes a year later.
  expect(Object.fromEntries(left)).toEqual({ reviews: 1, testimonials: 1, mails: 1 })
  provider.pass(keep.mails * 86_400)
  await sweep()
  expect(await marked()).toEqual(['reviews', 'testimonials'])
  expect((await provider.counts())['transactions']).toBe(0)
})
