import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addStaff, removeStaff } from '../data/people/staff.ts'
import { DEMO_STAFF } from '../data/seed/demo-staff.ts'
import { remindOverdue } from '../mail/overdue.ts'
import { type Traveller, travellerAt } from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
let traveller: Traveller
let desk: DeskBrowser
let me: string
let begun: number
beforeAll(async () => {
  provider = await openForTest({ enquiryRate: { limit: 1000, seconds: 1 } })
  traveller = await travellerAt(provider)
  begun = provider.settings.now().getTime()
})
beforeEach(async () => {
  await provider.forget()
  // The clock begins on a Friday at 15:30. The next Friday.
  provider.pass(WEEK - (((provider.settings.now().getTime() - begun) / 1000) % WEEK))
  desk = deskBrowser(provider)
  await desk.signIn()
  me = await staffNamed(DEMO_STAFF.name)
})
afterAll(() => provider.close())

const LIST = '/desk/enquiries'
const HOUR = 3600
const WEEK = 7 * 24 * HOUR

async function staffNamed(name: string): Promise<string> {
  const [row] = await provider.database.query<{ uuid: string }>(
    'select uuid from staff where name = $1',
    [name],
  )
  return row!.uuid
}

/** Sends an enquiry and returns its reference. */
async function enquire(first_name: string, changes: object = {}): Promise<string> {
  const email = `${first_name.toLowerCase()}@mail.example`
  const answer = await traveller.enquire(email, { first_name, ...changes })
  return ((await answer.json()) as { reference: string }).reference
}

/** Names in a tab, in its order. */
async function namesIn(view: string, more = ''): Promise<string[]> {
  const page = await (await desk.get(`${LIST}?view=${view}${more}`)).text()
  return [...page.matchAll(/title="TJ-[^"]*"\s*>(\w+)/g)].map(([, name]) => name!)
}

const stored = async (reference: string) => {
  const [row] = await provider.database.query<{
    owner: string | null
    status: string
    due: string | null
    waits: boolean
  }>(
    `select owner, status, to_char(due_at at time zone 'Asia/Kolkata', 'Dy HH24:MI') as due,
       waiting_since is not null as waits from enquiries where reference = $1`,
    [reference],
  )
  return row!
}

const mailsOf = async (kind: string) =>
  provider.database.query<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from mails where kind = $1 order by id',
    [kind],
  )

test('an enquiry moves through the tabs until it is done', async () => {
  const reference = await enquire('Asha')
  const path = `${LIST}/${reference}`
  expect(await stored(reference)).toEqual({
    owner: null,
    status: 'New',
    due: 'Sat 15:30',
    waits: false,
  })
  expect(await namesIn('unassigned')).toEqual(['Asha'])
  expect(await namesIn('mine')).toEqual([])
  expect(await namesIn('overdue')).toEqual([])

  const assigned = await desk.post(`${path}/owner?view=unassigned`, {
    owner: me,
    was: '',
    intent: 'o1',
  })
  expect(assigned.headers.get('location')).toBe(`${path}?view=unassigned&done=owner`)
  expect(await namesIn('mine')).toEqual(['Asha'])
  expect(await namesIn('unassigned')).toEqual([])
  expect(await desk.read(path)).toContain(`Unassigned → ${DEMO_STAFF.name}`)

  provider.pass(26 * HOUR)
  await desk.signIn()
  expect(await namesIn('overdue')).toEqual(['Asha'])
  expect(await desk.read(`${LIST}?view=overdue`)).toContain('2 h late')

  await desk.post(`${path}/reply`, { text: 'Two plans.', wait: 'yes', intent: 'r1' })
  expect(await stored(reference)).toMatchObject({ due: null, waits: true })
  expect(await namesIn('waiting')).toEqual(['Asha'])
  expect(await namesIn('mine')).toEqual([])

  await desk.post(`${path}/status`, { status: 'Completed', was: 'New', intent: 's1' })
  expect(await stored(reference)).toMatchObject({ due: null, waits: false, owner: me })
  expect(await namesIn('done')).toEqual(['Asha'])
  expect(await namesIn('waiting')).toEqual([])

  await desk.post(`${path}/status`, { status: 'In progress', was: 'Completed', intent: 's2' })
  expect(await namesIn('mine')).toEqual(['Asha'])
})

test.each([
  ['no-answer', { status: 'New', due: 'Fri 17:30', waits: false }],
  ['plan', { status: 'In progress', due: 'Sat 15:30', waits: false }],
  ['wait', { status: 'In progress', due: null, waits: true }],
  ['wrong', { status: 'New', due: 'Sat 15:30', waits: false }],
])('a call that ended with %s sets who acts next', async (outcome, next) => {
  const reference = await enquire('Asha')
  const path = `${LIST}/${reference}`
  const fields = { outcome, text: 'Prefers March.', intent: 'c1' }
  expect((await desk.post(`${path}/call`, fields)).status).toBe(303)
  await desk.post(`${path}/call`, fields)
  expect(await stored(reference)).toEqual({ ...next, owner: me })
  const words = await desk.read(path)
  expect(words.match(/called the traveller/g)).toHaveLength(1)
  expect(words).toContain('Prefers March.')
  expect((await desk.post(`${path}/call`, { outcome: 'toString' })).status).toBe(422)
})

test('of two who take an enquiry, the second is told who has it', async () => {
  const path = `${LIST}/${await enquire('Asha')}`
  await addStaff(provider.database, 'ravi@company.example', 'Ravi', provider.settings.now())
  const ravi = await staffNamed('Ravi')
  const [first, second] = [
    await desk.post(`${path}/owner`, { owner: ravi, was: '', intent: 'a' }),
    await desk.post(`${path}/owner`, { owner: me, was: '', intent: 'b' }),
  ]
  expect([first.status, second.status]).toEqual([303, 409])
  expect((await desk.post(`${path}/owner`, { owner: me, was: 'x', intent: 'c' })).status).toBe(409)
  expect(textOf(await second.text())).toContain('The owner is now Ravi')
  for (const owner of ['', 'x', '00000000-0000-4000-8000-000000000000'])
    expect((await desk.post(`${path}/owner`, { owner, was: ravi })).status).toBe(422)
  await removeStaff(provider.database, 'ravi@company.example', provider.settings.now())
  expect(await namesIn('unassigned')).toEqual(['Asha'])
})

test('changes the owner and the status of several enquiries, and tells travellers only if wanted', async () => {
  const references = [await enquire('Asha'), await enquire('Ravi'), await enquire('Mina')]
  const chosen = Object.fromEntries(references.slice(0, 2).map((each) => [`enquiry.${each}`, 'on']))
  const back = 'view=unassigned&sort=name'
  const all = { ...chosen, back, owner: me, status: 'In progress' }
  const answer = await desk.post(`${LIST}/bulk`, all)
  const to = `${LIST}?view=unassigned&sort=name&done=bulk&count=2`
  expect(answer.headers.get('location')).toBe(to)
  expect(await desk.read(to)).toContain('2 enquiries updated.')
  expect((await namesIn('mine')).toSorted()).toEqual(['Asha', 'Ravi'])
  expect(await mailsOf('status')).toEqual([])
  expect((await desk.post(`${LIST}/bulk`, all)).headers.get('location')).toContain('count=0')
  await desk.post(`${LIST}/bulk`, { ...chosen, status: 'Completed', tell: 'yes' })
  expect((await mailsOf('status')).map(({ recipient }) => recipient).toSorted()).toEqual([
    'asha@mail.example',
    'ravi@mail.example',
  ])
  expect(await namesIn('done')).toHaveLength(2)
  const nothing: Record<string, string>[] = [{ owner: me }, chosen, { ...chosen, owner: 'x' }]
  for (const fields of nothing) {
    const refused = await desk.post(`${LIST}/bulk`, { ...fields, back: 'view=mine' })
    expect(refused.headers.get('location')).toBe(`${LIST}?view=mine&done=none`)
  }
  const away = await desk.post(`${LIST}/bulk`, { back: '//evil.example/?x=1' })
  expect(away.headers.get('location')).toMatch(/^\/desk\/enquiries\?/)
})

test('save and next opens the next enquiry of the tab, and after the last one the first', async () => {
  const references: string[] = []
  for (const name of ['Asha', 'Ravi', 'Mina']) {
    references.push(await enquire(name))
    provider.pass(60)
  }
  const [first, second, third] = references
  const next = async (of: string, intent: string) => {
    const fields = { text: 'Read.', intent, go: 'next' }
    const answer = await desk.post(`${LIST}/${of}/note?view=unassigned`, fields)
    return answer.headers.get('location')
  }
  expect(await next(first!, 'a')).toBe(`${LIST}/${second}?view=unassigned&done=note`)
  expect(await next(third!, 'b')).toBe(`${LIST}/${first}?view=unassigned&done=note`)
  const chosen = { [`enquiry.${first}`]: 'on', [`enquiry.${third}`]: 'on' }
  await desk.post(`${LIST}/bulk`, { ...chosen, take: me })
  expect(await next(second!, 'c')).toBe(`${LIST}?view=unassigned&done=last`)
})

test('sorts by each column, in both directions and over pages', async () => {
  await enquire('Mina', { from_date: '2028-03-01' })
  provider.pass(600)
  await enquire('Asha', { from_date: '2028-01-10' })
  provider.pass(600)
  await enquire('Ravi')
  await provider.database.query(
    `update enquiries set owner = $1 where first_name in ('Mina', 'Ravi')`,
    [me],
  )
  const orders: [string, string[]][] = [
    ['name', ['Asha', 'Mina', 'Ravi']],
    ['travel', ['Asha', 'Mina', 'Ravi']],
    ['due', ['Mina', 'Asha', 'Ravi']],
    ['received', ['Mina', 'Asha', 'Ravi']],
  ]
  for (const [sort, names] of orders) {
    expect([sort, await namesIn('', `&sort=${sort}`)]).toEqual([sort, names])
    expect([sort, await namesIn('', `&sort=-${sort}`)]).toEqual([sort, names.toReversed()])
  }
  expect((await namesIn('', '&sort=owner'))[0]).toBe('Asha')
  expect(await namesIn('', '&sort=planets')).toEqual(['Ravi', 'Asha', 'Mina'])
  await provider.forget()
  for (let sent = 0; sent < 30; sent += 1) await enquire(`Person${String(sent).padStart(2, '0')}`)
  for (const sort of ['name', 'travel', 'due', 'owner']) {
    const page = await (await desk.get(`${LIST}?view=unassigned&sort=${sort}`)).text()
    const older = /href="([^"]*older=[^"]*)"/.exec(page)![1]!.replaceAll('&amp;', '&')
    const last = textOf(await (await desk.get(older)).text())
    const both = `${textOf(page)} ${last}`.match(/Person\d+/g)!
    expect([sort, new Set(both).size, both.length]).toEqual([sort, 30, 30])
  }
})

test('lists other enquiries of the same person, in any spelling of the address', async () => {
  const reference = await enquire('Asha')
  const other = await traveller.enquire('Asha+trips@mail.example', { first_name: 'Asha' })
  const { reference: second } = (await other.json()) as { reference: string }
  await enquire('Ravi')
  const words = await desk.read(`${LIST}/${reference}`)
  expect(words).toContain('Other enquiries of this person')
  expect(words).toContain(second)
})

test('reminds the owner or the desk of an overdue enquiry once, on any number of instances', async () => {
  const mine = await enquire('Asha')
  const free = await enquire('Ravi')
  await desk.post(`${LIST}/${mine}/owner`, { owner: me, was: '', intent: 'a' })
  const remind = () =>
    Promise.all(
      [1, 2, 3].map(() => remindOverdue(provider.database, provider.settings, () => false)),
    )
  await remind()
  expect(await mailsOf('overdue')).toEqual([])
  provider.pass(25 * HOUR)
  const counts = await remind()
  expect(counts.reduce((sum, count) => sum + count)).toBe(2)
  await remind()
  const mails = await mailsOf('overdue')
  expect(mails.map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual([
    [DEMO_STAFF.email, `Overdue: ${mine}`],
    [provider.settings.enquiryEmail, `Overdue: ${free}`],
  ])
  // A new due time is reminded of again.
  await desk.signIn()
  await desk.post(`${LIST}/${mine}/call`, { outcome: 'plan', intent: 'b' })
  provider.pass(4 * 24 * HOUR)
  await remind()
  expect(await mailsOf('overdue')).toHaveLength(3)
})

test('follows a status that the version before has changed', async () => {
  const reference = await enquire('Asha')
  const set = async (status: string) =>
    provider.database.query('update enquiries set status = $1', [status])
  await provider.database.query('update enquiries set reminded_at = now()')
  await set('Completed')
  expect(await stored(reference)).toMatchObject({ due: null, waits: false })
  const reminded = 'select from enquiries where reminded_at is not null'
  expect(await provider.database.query(reminded)).toEqual([])
  await set('In progress')
  expect((await stored(reference)).due).not.toBeNull()
})

test('a request of the traveller is due again', async () => {
  const reference = await enquire('Asha')
  const fields = { status: 'Completed', was: 'New', intent: 's' }
  await desk.post(`${LIST}/${reference}/status`, fields)
  const [{ body }] = (await provider.database.query<{ body: string }>(
    "select body from mails where kind = 'enquiry-to-traveller'",
  )) as [{ body: string }]
  const key = /\/follow-enquiry\?key=([\w.-]+)$/m.exec(body)![1]!
  const answer = await provider.post(`${API}/enquiry/follow/change/`, {
    key,
    text: 'One more day?',
  })
  expect(answer.status).toBe(200)
  expect(await namesIn('mine')).toEqual(['Asha'])
  expect(await stored(reference)).toMatchObject({ status: 'Completed', due: 'Sat 15:30' })
  const path = `${LIST}/${reference}`
  await desk.post(`${path}/reply`, { text: 'Yes.', wait: 'yes', intent: 'r' })
  expect(await namesIn('done')).toEqual(['Asha'])
})
