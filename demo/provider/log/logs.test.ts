import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, Parameter } from '../data/engine/database.ts'
import { sweepOnce } from '../personal/sweep.ts'
import { traceOf } from '../errors/error-trace.ts'
import { createApp } from '../app.ts'
import { PASSWORD, countedWork, travellerAt } from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { TESTIMONIAL, formOf, jpeg, mp4, reviewForm } from '../testing/upload-for-test.ts'

const MARKED = 'marked.person@mail.example'
const NAMES = { first_name: 'Markedfirst', last_name: 'Markedlast' }

/** A database error, which quotes its parameters, also in lines that look like frames. */
function quoting(sql: string, parameters: Parameter[] = []): Error {
  const quoted = [sql, ...parameters, MARKED].join(' ')
  return Object.assign(new Error(`${quoted}\n    at ${MARKED} (/x:1:1)\n    at ${quoted}`), {
    code: 'XX000',
    detail: `Key (email)=(${MARKED})`,
  })
}

let provider: TestProvider
let token: string
/** Number of the statement from which on all fail. */
let fails = Infinity
let asked = 0
const broken = (database: Database): Database => {
  const breaking = (queries: Pick<Database, 'query' | 'run'>) => ({
    query: async <Row>(sql: string, parameters?: Parameter[]) => {
      if ((asked += 1) > fails) throw quoting(sql, parameters)
      return queries.query<Row>(sql, parameters)
    },
    run: queries.run,
  })
  return {
    ...database,
    ...breaking(database),
    transaction: (work) => database.transaction(async (queries) => work(breaking(queries))),
  }
}

beforeAll(async () => {
  provider = await openForTest({ derive: countedWork().derive })
})
beforeEach(async () => {
  await provider.forget()
  token = (await (await travellerAt(provider)).account(MARKED)).token
})
afterAll(() => provider.close())

const json = (body: object, method = 'POST') => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', authorization: `token ${token}` },
})
const said = { ...TESTIMONIAL, ...NAMES, email: MARKED }

/** Every call with personal data. */
const CALLS: [name: string, path: string, init: () => Promise<RequestInit>][] = [
  ['an enquiry', `${API}/enquiry/?partner=marked.person`, async () => json(await enquiry())],
  ['a code', `${API}/user/corporate/`, async () => json(await corporate())],
  [
    'a checked code',
    `${API}//user/corporate/validate-otp/`,
    async () => json({ corporate_email: MARKED, otp: '123456' }),
  ],
  ['a sign-in', `${API}/user/login/`, async () => json({ email: MARKED, password: PASSWORD })],
  ['a forgotten password', `${API}/user/forgot_password`, async () => json({ email: MARKED })],
  ['a link', `${API}/user/link/`, async () => json({ token: 'marked' })],
  ['an activation', `${API}/user/activate/`, async () => json({ token: 'x', password: PASSWORD })],
  ['a sign-out', `${API}/user/logout/`, async () => json({})],
  [
    'a profile',
    `${API}/user/profile/`,
    async () => json({ ...NAMES, mobile_number: '9876543210' }, 'PUT'),
  ],
  [
    'a password',
    `${API}/user/change_password/`,
    async () => json({ old_password: PASSWORD, new_password: 'marked-again' }),
  ],
  ['a deletion', `${API}/user/delete/`, async () => json({ password: PASSWORD })],
  [
    'an export',
    `${API}/user/export/`,
    async () => ({ headers: { authorization: `token ${token}` } }),
  ],
  [
    'a review',
    '/api/v1/create_reviews',
    async () => ({
      method: 'POST',
      body: reviewForm({ ...NAMES, email: MARKED }, [await jpeg()]),
    }),
  ],
  [
    'a testimonial',
    `${API}/testimonial/`,
    async () => ({
      method: 'POST',
      body: formOf([
        ['data', JSON.stringify(said)],
        ['video', await mp4(), 'marked.mp4'],
      ]),
    }),
  ],
  ['a search', `${API}/search/?q=${MARKED}`, async () => ({})],
]

const rowOf = async (sql: string) => (await provider.database.query<{ uuid: string }>(sql))[0]!.uuid
const corporate = async () => ({
  corporate_company_id: await rowOf('select company as uuid from company_domains limit 1'),
  email: MARKED,
  corporate_email: `marked@${await rowOf('select domain as uuid from company_domains order by company limit 1')}`,
})
const enquiry = async () => ({
  destinations: [{ city: await rowOf('select uuid from cities limit 1'), no_days: 3 }],
  number_of_adults: 2,
  any_special_request: 'marked',
  phone_number: '9876543210',
  email: MARKED,
  ...NAMES,
})

test.each(CALLS)(
  '%s that fails at any statement is logged without its data',
  async (_, path, init) => {
    const { database, settings, media } = provider
    const app = createApp(broken(database), settings, () => {}, media)
    let failed = 0
    for (fails = 0; fails < 60; fails += 1) {
      provider.logged.length = 0
      asked = 0
      await database.query('delete from hits')
      const { status } = await app.request(path, await init())
      if (asked <= fails) break
      if (status >= 500) failed += 1
      expect(provider.logged.length).toBeLessThanOrEqual(2)
      expect(provider.logged.join('\n')).not.toMatch(/marked/i)
    }
    expect(fails).toBeLessThan(60)
    expect(failed).toBeGreaterThan(0)
  },
)

test('a sweep that fails everywhere logs no personal data', async () => {
  const { database, settings, media } = provider
  fails = 0
  provider.logged.length = 0
  await sweepOnce(broken(database), media, settings)
  expect(provider.logged.length).toBeGreaterThan(10)
  expect(provider.logged.join('\n')).not.toMatch(/marked/i)
})

test('a trace has the frames of an error, but not lines of its message', () => {
  const error = quoting('insert into users')
  expect(traceOf(error)).toMatch(/^Error XX000\n +at quoting \(.*logs\.test\.ts/)
  expect(traceOf(error)).not.toMatch(/marked/)
  error.message = 'changed since'
  expect(traceOf(error)).toBe('Error XX000')
  expect(traceOf(`${MARKED} thrown as text`)).toBe('string')
})
