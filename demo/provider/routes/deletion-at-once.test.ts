import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PersonalData } from '../../../widgets/contract/personal-data.ts'
import type { Login } from '../../../widgets/contract/users.ts'
import type { Database, Parameter, Queries } from '../data/engine/database.ts'
import { deletePerson } from '../data/privacy/delete-person.ts'
import { sweepOnce } from '../personal/sweep.ts'
import { PASSWORD, type Traveller, countedWork, travellerAt } from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { filesOf, idOf, jpeg, reviewForm, sendReview } from '../testing/upload-for-test.ts'

const { derive } = countedWork()
const MANY = { limit: 1_000_000, seconds: 1 }
let provider: TestProvider
let traveller: Traveller
let asha: Login
beforeAll(async () => {
  provider = await openForTest({ derive, enquiryRate: MANY, travellerRate: MANY })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  await provider.forget()
  await provider.database.query("delete from reviews where fingerprint <> 'seed'")
  asha = await traveller.account(ASHA)
})
afterAll(() => provider.close())

const ASHA = 'asha@mail.example'
const remove = () =>
  traveller.ask(`${API}/user/delete/`, asha.token, {
    method: 'POST',
    body: JSON.stringify({ password: PASSWORD }),
  })
const statuses = async (asked: Promise<Response>[]) =>
  (await Promise.all(asked)).map(({ status }) => status)
const rows = async (sql: string) => provider.database.query(sql)

test('only one of many concurrent deletions deletes, and none fails', async () => {
  const got = await statuses(Array.from({ length: 8 }, remove))
  expect(got.filter((status) => status === 200)).toHaveLength(1)
  for (const status of got) expect([200, 400, 401]).toContain(status)
  expect(provider.logged).toEqual([])
})

test('a concurrent enquiry is deleted completely, or stored completely with an account', async () => {
  for (let round = 0; round < 6; round += 1) {
    const enquiries = Array.from({ length: 6 }, () => traveller.enquire(ASHA))
    const corporate = provider.post(`${API}/user/forgot_password`, { email: ASHA })
    const deletion = remove()
    const more = Array.from({ length: 6 }, () => traveller.enquire(ASHA))
    const got = await statuses([deletion, corporate, ...enquiries, ...more])
    expect(got).toEqual([200, 200, ...Array.from({ length: 12 }, () => 201)])
    const left = await rows(`select 1 from enquiries where email = '${ASHA}'`)
    const accounts = await rows(`select 1 from users where email = '${ASHA}'`)
    expect(accounts).toHaveLength(left.length > 0 ? 1 : 0)
    expect(await rows('select 1 from destinations')).toHaveLength(left.length)
    // As many emails to the traveller and the desk as enquiries left.
    const mails = await rows("select 1 from mails where subject like 'Enquiry %'")
    expect(mails).toHaveLength(left.length)
    await provider.forget()
    asha = await traveller.account(ASHA)
  }
  expect(provider.logged).toEqual([])
})

test('an enquiry between two steps of a deletion waits for its end', async () => {
  let answered = false
  let enquiry: Promise<Response> | undefined
  const paused: Database = {
    ...provider.database,
    transaction: (work) =>
      provider.database.transaction(async (queries) =>
        work({
          ...queries,
          query: async <Row>(sql: string, parameters?: Parameter[]) => {
            if (!sql.startsWith('delete from users')) return queries.query<Row>(sql, parameters)
            enquiry = traveller.enquire(ASHA)
            void enquiry.then(() => (answered = true))
            // The embedded database blocks others meanwhile, without waiting locks.
            for (let asked = 0; asked < 500; asked += 1) {
              const waiting = await queries.query(
                "select 1 from pg_locks where locktype = 'advisory' and not granted",
              )
              if (answered || waiting.length > 0) break
            }
            return queries.query<Row>(sql, parameters)
          },
        }),
      ),
  }
  await deletePerson(paused, { email: ASHA, spellings: 'this one' })
  expect(answered).toBe(false)
  expect((await enquiry)?.status).toBe(201)
  expect(await rows(`select 1 from enquiries where email = '${ASHA}'`)).toHaveLength(1)
  expect(await rows(`select 1 from users where email = '${ASHA}'`)).toHaveLength(1)
})

test('every action during the deletion of its account gets a response, and nothing fails', async () => {
  const ask = (path: string, method: string, body?: object) =>
    traveller.ask(API + path, asha.token, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
  const profile = { first_name: 'A', last_name: 'B', mobile_number: '9876543210' }
  for (let round = 0; round < 5; round += 1) {
    const others = () => [
      ask('/user/profile/', 'PUT', profile),
      ask('/user/profile/', 'GET'),
      ask('/user/export/', 'GET'),
      ask('/user/change_password/', 'POST', {
        old_password: PASSWORD,
        new_password: 'x'.repeat(9),
      }),
      traveller.signIn(ASHA),
      traveller.forget(ASHA),
    ]
    const got = await statuses([...others(), remove(), ...others()])
    for (const status of got) expect([200, 400, 401]).toContain(status)
    expect(provider.logged).toEqual([])
    await provider.forget()
    asha = await traveller.account(ASHA)
  }
})

test('a concurrent export is complete or refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [answer] = await Promise.all([traveller.ask(`${API}/user/export/`, asha.token), remove()])
    const { data, error } = (await answer.json()) as Partial<PersonalData> & { error?: object }
    const told = [data?.['users']?.length, data?.['enquiries']?.length]
    expect([
      [200, [1, 1]],
      [401, [undefined, undefined]],
    ]).toContainEqual([answer.status, told])
    expect(answer.status === 401).toBe(error !== undefined)
    await provider.forget()
    asha = await traveller.account(ASHA)
  }
})

/** A database whose transactions die after that many statements. */
function dyingAfter(database: Database, statements: number): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async ({ query, run }) => {
        let left = statements
        const dying: Queries['query'] = async (sql, parameters) => {
          if (left === 0) throw new Error('The connection is gone.')
          left -= 1
          return query(sql, parameters)
        }
        return work({ query: dying, run })
      }),
  }
}

test('a deletion that dies half way deletes nothing', async () => {
  await idOf(await sendReview(provider, reviewForm({}, [await jpeg()])))
  const { database } = provider
  const before = await provider.counts()
  const files = await filesOf(provider)
  let statements = 0
  for (; statements < 50; statements += 1) {
    const person = { email: ASHA, spellings: 'this one' } as const
    const died = await deletePerson(dyingAfter(database, statements), person).then(
      () => false,
      () => true,
    )
    if (!died) break
    expect(await provider.counts()).toEqual(before)
  }
  expect(statements).toBeGreaterThan(8)
  expect((await provider.counts())['users']).toBe(before['users']! - 1)
  // The request dies before the files are removed.
  expect(await filesOf(provider)).toEqual(files)
  await sweepOnce(database, provider.media, provider.settings)
  expect(await filesOf(provider)).toEqual([])
})

test("a file that can't be removed is removed by the next sweep", async () => {
  await idOf(await sendReview(provider, reviewForm({}, [await jpeg(), await jpeg()])))
  const [first, ...others] = await filesOf(provider)
  // Removing a file fails on a folder in its place.
  const path = resolve(provider.media.incoming, '..', first!)
  await rm(path)
  await mkdir(path)
  await writeFile(join(path, 'x'), '')
  expect((await remove()).status).toBe(200)
  expect(await filesOf(provider)).toEqual([`${first}/x`])
  expect(others).toHaveLength(3)
  expect(provider.logged).toEqual([
    expect.stringMatching(/^could not delete the files of deleted rows yet: .*ERR_FS_EISDIR/),
  ])
  expect(await rows('select name from pending_media')).toEqual([{ name: first }])

  await rm(join(path, 'x'))
  await rm(path, { recursive: true })
  await writeFile(path, 'the photo')
  await sweepOnce(provider.database, provider.media, provider.settings)
  expect(await filesOf(provider)).toEqual([])
  expect(await rows('select name from pending_media')).toEqual([])
})
