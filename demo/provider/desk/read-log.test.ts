import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { personalRows } from '../data/privacy/personal-rows.ts'
import { removePerson } from '../personal/remove-person.ts'
import { travellerAt } from '../testing/account-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { type Colleague, colleague } from '../testing/staff-for-test.ts'

const ASHA = 'asha@mail.example'
const HOUR = 3600

let provider: TestProvider
let ravi: Colleague
let path: string
beforeAll(async () => (provider = await openForTest()))
beforeEach(async () => {
  await provider.forget()
  ravi = await colleague(provider, 'planner')
  const traveller = await travellerAt(provider)
  await traveller.enquire(ASHA)
  const rows = await provider.database.query<{ reference: string }>(
    'select reference from enquiries',
  )
  path = `/desk/enquiries/${rows[0]!.reference}`
})
afterAll(() => provider.close())

const log = async () =>
  provider.database.query<{ what: string; subject: string | null; roles: string }>(
    'select what, subject, roles from read_log order by id',
  )

test('notes each subject once an hour for each staff member, without an address', async () => {
  for (let opened = 0; opened < 3; opened += 1) await ravi.desk.get(path)
  const [enquiry] = await provider.database.query<{ uuid: string }>('select uuid from enquiries')
  expect(await log()).toEqual([{ what: 'enquiry', subject: enquiry!.uuid, roles: 'planner' }])
  provider.pass(HOUR)
  await ravi.desk.get(path)
  expect(await log()).toHaveLength(2)
  const { desk } = await colleague(provider, 'administrator')
  await desk.get(path)
  expect(await log()).toHaveLength(3)
  await ravi.desk.get('/desk/enquiries')
  expect(await log()).toHaveLength(3)
  const rows = await provider.database.query<{ row: string }>(
    'select read_log::text as row from read_log',
  )
  expect(JSON.stringify(rows)).not.toContain('@')
})

test('notes people, searches, lists as CSV and exports', async () => {
  await ravi.desk.post('/desk/persons', { who: ASHA })
  await ravi.desk.post('/desk/persons', { who: '9876543210' })
  for (let read = 0; read < 2; read += 1) await (await ravi.desk.get('/desk/enquiries.csv')).text()
  await ravi.desk.get('/desk/enquiries?text=asha')
  const { desk } = await colleague(provider, 'administrator')
  await (await desk.post('/desk/persons/archive', { who: ASHA })).arrayBuffer()
  const [user] = await provider.database.query<{ uuid: string }>('select uuid from users')
  const subject = user!.uuid
  expect(await log()).toEqual([
    { what: 'person', subject, roles: 'planner' },
    { what: 'search', subject: null, roles: 'planner' },
    { what: 'csv', subject: null, roles: 'planner' },
    { what: 'export', subject, roles: 'administrator' },
  ])
})

test('shows administrators who has read a person, and exports when and as what', async () => {
  await ravi.desk.get(path)
  const planners = await ravi.desk.read(`/desk/persons?enquiry=${path.split('/').at(-1)}`)
  expect(planners).not.toContain('Read by')
  const { desk } = await colleague(provider, 'administrator')
  const page = await desk.read(`/desk/persons?enquiry=${path.split('/').at(-1)}`)
  expect(page).toMatch(/Read by.*Ravi Colleague opened an enquiry/)
  const person = { email: ASHA, spellings: 'this one' } as const
  const { read_log: rows } = await personalRows(provider.database, person, (file) => file)
  expect(rows).toContainEqual({ at: expect.any(Date), what: 'enquiry', roles: 'planner' })
  expect(JSON.stringify(rows)).not.toContain(ravi.uuid)
  expect(await desk.read(`/desk/staff/${ravi.uuid}`)).toMatch(/Opened personal data.* an enquiry/)
  await removePerson(provider, person)
  expect(await log()).toEqual([])
})

test('shows the page if nothing can be written', async () => {
  const { database } = provider
  await database.run(`
    create function refuse_reads() returns trigger language plpgsql as
      'begin raise exception using errcode = ''disk_full''; end';
    create trigger refuse_reads before insert on read_log
      for each row execute function refuse_reads()`)
  const answer = await ravi.desk.get(path)
  await database.run('drop trigger refuse_reads on read_log; drop function refuse_reads()')
  expect(answer.status).toBe(200)
  expect(await log()).toEqual([])
  expect(provider.logged.join()).toContain('could not log who read personal data')
})
