import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countedWork } from '../testing/account-for-test.ts'
import {
  CORPORATE_EMAIL,
  MAIL_SECRET,
  METRICS_TOKEN,
  type GoodCalls,
  type Sent,
  goodCalls,
  send,
} from '../testing/good-calls-for-test.ts'
import { type DocumentedCall, type Judge, codesOf, judgeOf } from '../testing/openapi-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { times, type Try, uploadsRefused } from '../testing/refused-uploads-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

let provider: TestProvider
let judge: Judge
let good: GoodCalls
beforeAll(async () => {
  provider = await openForTest({
    derive: countedWork().derive,
    metricsToken: METRICS_TOKEN,
    incomingMailSecret: MAIL_SECRET,
    uploadRate: { limit: 8, seconds: 600 },
    signInRate: { limit: 8, seconds: 600 },
  })
  judge = await judgeOf(provider.app)
})
beforeEach(begin)
afterAll(() => provider.close())

async function begin(): Promise<void> {
  await provider.forget()
  good = (await goodCalls(provider)).good
}

test('responds to a valid request of every call as documented', async () => {
  const faults: string[] = []
  expect(Object.keys(good).toSorted()).toEqual(judge.calls.map(({ id }) => id).toSorted())
  for (const call of judge.calls) {
    await begin()
    const answer = await send(provider, call.method, await good[call.id]!())
    expect([call.id, answer.status]).toEqual([call.id, answer.ok ? answer.status : 'success'])
    faults.push(...(await judge.faultsOf(call, answer)).map((fault) => `${call.id}: ${fault}`))
  }
  expect(faults).toEqual([])
}, 120_000)

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'multipart/form-data; boundary=edge' }
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Requests refused for reasons that all calls of their kind share. */
function refusedOfKind({ method, operation }: DocumentedCall, sent: Sent): Try[] {
  const { path, headers = {} } = sent
  const bodies: [body: string | FormData, headers: Record<string, string>][] = []
  const content = Object.keys(operation.requestBody?.content ?? {})
  if (content.length > 0) bodies.push(['x', { 'content-type': 'text/plain' }])
  if (content.includes('application/json')) {
    for (const body of ['{', '1', '{"otp":1,"location":1,"hash":1}', `"${'x'.repeat(70_000)}"`]) {
      bodies.push([body, json])
    }
  }
  if (content.includes('multipart/form-data')) {
    bodies.push(['x', form], ['--edge--\r\n', form], ['x', { ...form, 'content-length': '1e12' }])
  }
  if ((operation.parameters ?? []).some(({ name }) => name === 'idempotency-key')) {
    const body = sent.body instanceof FormData ? sent.body : JSON.stringify(sent.body)
    const type = sent.body instanceof FormData ? {} : json
    bodies.push([body, { ...type, 'idempotency-key': 'a b' }])
  }
  const tries: RequestInit[] = bodies.map(([body, own]) => ({
    body,
    headers: { ...headers, ...own },
  }))
  if (operation.security?.length === 1) tries.push({ headers: {} })
  return tries.map((init) => ({ path, init: { ...init, method: method.toUpperCase() } }))
}

const post = (path: string, body: object): Try => ({
  path,
  init: { method: 'POST', headers: json, body: JSON.stringify(body) },
})
const verify = (otp: string) =>
  post(`${API}//user/corporate/validate-otp/`, { corporate_email: CORPORATE_EMAIL, otp })
const token = { token: 'x' }

/** Requests refused for reasons specific to a call. */
const REFUSED: Record<string, (sent: Sent) => Try[] | Promise<Try[]>> = {
  ...uploadsRefused(() => ({ provider, good })),
  states: () => [{ path: `${API}/states/${NOBODY}`, init: {} }],
  citiesOfState: () => [{ path: `${API}/cities/x`, init: {} }],
  cities: () => [{ path: `${API}/cities/?state_uuid=x`, init: {} }],
  attractionsCounted: ({ path }) => [{ path: path.replace(/=.*/, '=x'), init: {} }],
  attractionAddresses: ({ path }) => [{ path: path.replace(/=.*/, '=0'), init: {} }],
  attractionCards: ({ path }) => [{ path: path.replace(/=.*/, '='), init: {} }],
  attractionById: () => [{ path: `${API}/attractions/x`, init: {} }],
  createCorporateUser: ({ path, body }) => times(3, post(path, body!)),
  validateOtp: ({ body }) => {
    const { otp } = body as { otp: string }
    const wrong = verify(otp === '000000' ? '111111' : '000000')
    const unknown = { corporate_email: 'a@persistent.example', otp }
    return [post(wrong.path, unknown), ...times(6, wrong)]
  },
  createEnquiry: ({ path, body }) => {
    const keyed = { method: 'POST', headers: { ...json, 'idempotency-key': 'one' } }
    const other = { ...body, number_of_adults: 7 }
    return [
      { path, init: { ...keyed, body: JSON.stringify(body) } },
      { path, init: { ...keyed, body: JSON.stringify(other) } },
      ...times(61, post(path, body!)),
    ]
  },
  updateEnquiry: async ({ path, body, headers }) => {
    const change = (key: string, number_of_adults: number): Try => ({
      path,
      init: {
        method: 'PUT',
        headers: { ...json, ...headers, 'idempotency-key': key },
        body: JSON.stringify({ ...body, number_of_adults }),
      },
    })
    const first = change('first', 2)
    await provider.app.request(first.path, first.init)
    await provider.database.query(`update enquiries set status = 'In progress'`)
    const others = Array.from({ length: 61 }, (_, index) => change(`${index}`, 2))
    return [change('first', 3), ...others]
  },
  followEnquiry: async ({ path }) => [
    ...times(61, post(path, { key: 'x' })),
    ...(await ownRefused(path)),
  ],
  changeFollowed: async ({ path, body }) => {
    const cancel = post(path, { ...body, cancel: true })
    await provider.app.request(cancel.path, cancel.init)
    await provider.database.query(`update enquiries set status = 'Completed'`)
    const unknown = post(path, { key: 'x', text: 'x' })
    return [cancel, ...times(61, unknown), ...(await ownRefused(path))]
  },
  mailFollowLink: ({ path, body }) => times(31, post(path, body!)),
  signIn: ({ path }) => times(9, post(path, { email: 'a@b.co', password: 'x' })),
  forgotPassword: ({ path, body }) => times(31, post(path, body!)),
  accountLink: ({ path }) => times(61, post(path, token)),
  activateAccount: ({ path }) => times(61, post(path, { ...token, password: 'tiger trail' })),
  metrics: ({ path }) => [{ path, init: {} }],
  reportVitals: ({ path }) => [
    { path, init: { method: 'POST', body: 'x'.repeat(70_000) } },
    { path, init: { method: 'POST', body: cutOff(), duplex: 'half' } as RequestInit },
  ],
  receiveMail: ({ path, headers }) => [
    { path, init: { method: 'POST' } },
    { path, init: { method: 'POST', headers: headers! } },
  ],
  archive: ({ path }) => [
    { path: path.replace(/=.*/, '=x'), init: {} },
    ...times(11, { path, init: {} }),
  ],
  exportUser: ({ path, headers }) => times(11, { path, init: { headers: headers! } }),
  deleteUser: ({ path, headers }) => {
    const { init } = post(path, { password: 'x' })
    return times(11, { path, init: { ...init, headers: { ...json, ...headers } } })
  },
  changePassword: ({ path, headers }) => {
    const { init } = post(path, { old_password: 'x', new_password: 'tiger trail' })
    return times(11, { path, init: { ...init, headers: { ...json, ...headers } } })
  },
  enquiriesOfUser: ({ headers }) => [
    { path: `/api/v1/enquiry/get/user/${NOBODY}`, init: { headers: headers! } },
  ],
  reviewsOfUser: ({ headers }) => [
    { path: `/api/v1/reviews/get/user/${NOBODY}`, init: { headers: headers! } },
  ],
  transactionsOfUser: ({ headers }) => [
    { path: `/api/v1/transactions/get/user/${NOBODY}`, init: { headers: headers! } },
  ],
  createReview: formsRefused,
  createTestimonial: formsRefused,
}

/** A body whose sender goes away. */
const cutOff = () =>
  new ReadableStream({ pull: (stream) => stream.error(new Error('connection lost')) })

/** Refused ids of enquiries: malformed, without a token, and of nobody. */
async function ownRefused(path: string): Promise<Try[]> {
  const unsigned = post(path, { id: NOBODY, text: 'x' })
  const { headers } = await good['profile']!()
  const signed = { ...unsigned.init, headers: { ...json, ...headers } }
  return [post(path, { id: 'x' }), unsigned, { path, init: signed }]
}

/** A copy of a form with replaced texts. */
function changed(form: FormData, what: RegExp, by: string): FormData {
  const copy = new FormData()
  for (const [name, value] of form) {
    copy.append(name, typeof value === 'string' ? value.replace(what, by) : value)
  }
  return copy
}

/** The same key with another form, and one form too many. */
function formsRefused({ path, body }: Sent): Try[] {
  // With another text, because the same review from the same person is not stored again.
  const first = changed(body as FormData, /dawn|Nine/, 'noon')
  const other = changed(first, /Rao/, 'Sen')
  const keyed = { method: 'POST', headers: { 'idempotency-key': 'one' } }
  const send = (form: FormData): Try => ({ path, init: { ...keyed, body: form } })
  const unknown = changed(body as FormData, /^$/, '')
  const field = unknown.has('video') ? 'video' : 'files1'
  unknown.delete(field)
  unknown.append(`${field}_upload`, 'x')
  return [
    send(first),
    send(other),
    { path, init: { method: 'POST', body: unknown } },
    ...times(8, { path, init: { method: 'POST', body: other } }),
  ]
}

/** Codes that no request can cause here. Tests of a database outage and of deletions cover them. */
const OURS = new Set(['internal', 'unavailable', 'insufficient_storage', 'desk_address'])

test('refuses for every documented reason, and for no other', async () => {
  const missed: Record<string, string[]> = {}
  for (const call of judge.calls) {
    await begin()
    const sent = await good[call.id]!()
    const tries = [...refusedOfKind(call, sent), ...((await REFUSED[call.id]?.(sent)) ?? [])]
    const met = new Set<string>()
    for (const { path, init } of tries) {
      const answer = await provider.app.request(path, init)
      const copy = answer.clone()
      expect([call.id, await judge.faultsOf(call, answer)]).toEqual([call.id, []])
      if (copy.ok) continue
      met.add(((await copy.json()) as { error: { code: string } }).error.code)
    }
    const left = codesOf(call).filter((code) => !met.has(code) && !OURS.has(code))
    if (left.length > 0) missed[call.id] = left
  }
  expect(missed).toEqual({})
}, 120_000)

test('conditional requests work exactly where documented', async () => {
  for (const call of judge.calls) {
    const sent = await good[call.id]!()
    const first = await send(provider, call.method, sent)
    const etag = first.headers.get('etag')
    expect([call.id, '304' in call.operation.responses]).toEqual([call.id, first.ok && !!etag])
    if (!etag) continue
    const headers = { ...sent.headers, 'if-none-match': etag }
    const again = await send(provider, call.method, { ...sent, headers })
    expect([call.id, again.status]).toEqual([call.id, 304])
  }
}, 120_000)

test('responds to other methods and unknown paths as documented for all', async () => {
  const { description } = judge.document.info
  const other = await provider.app.request(`${API}/countries/`, { method: 'DELETE' })
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(description).toContain(((await other.json()) as { error: { code: string } }).error.code)
  const nowhere = await provider.app.request('/api/v1/nowhere')
  expect(nowhere.status).toBe(404)
  expect(description).toContain(((await nowhere.json()) as { error: { code: string } }).error.code)
})
