import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Login } from '../../widgets/contract/users.ts'
import { lastRelease } from '../releases/archive.ts'
import { serveRelease } from '../server/serve-release.ts'
import { ALONE, serve } from '../server/serve.ts'
import { createApp } from './app.ts'
import { companies } from './data/seed/companies.ts'
import type { App } from './http/new-app.ts'
import { countedWork, travellerAt } from './testing/account-for-test.ts'
import { API } from './testing/api-for-test.ts'
import { type TestProvider, openForTest } from './testing/open-for-test.ts'
import { onPostgres, withPostgres } from './testing/new-postgres-for-test.ts'
import { POSTGRES_DIRECT } from './testing/servers-for-test.ts'
import { filesOf, formOf, jpeg, mp4, reviewForm, TESTIMONIAL } from './testing/upload-for-test.ts'

const ONCE = { limit: 1, seconds: 600 }

let first: TestProvider
let second: App
beforeEach(async () => {
  const { derive } = countedWork()
  first = await openForTest({ derive, enquiryRate: ONCE, uploadRate: ONCE })
  // Two processes share only the database and the folder.
  second = createApp(first.database, first.settings, () => {}, first.media)
})
afterEach(() => first.close())

type Headers = Record<string, string>

const post = async (app: App, path: string, body: object, headers: Headers = {}) =>
  app.request(path, {
    method: 'POST',
    ...(body instanceof FormData ? { body } : { body: JSON.stringify(body) }),
    headers: {
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    },
  })

/** Distinct responses to ten concurrent requests, alternating between the instances. */
async function tenAtOnce(send: (app: App) => Promise<Response>): Promise<string[]> {
  const answers = Array.from({ length: 10 }, async (_, at) => {
    const answer = await send(at % 2 === 0 ? first.app : second)
    return `${answer.status} ${await answer.text()}`
  })
  return [...new Set(await Promise.all(answers))]
}

const KEY = { 'idempotency-key': 'intent-1' }

async function enquiry(): Promise<object> {
  const [city] = await first.database.query<{ uuid: string }>('select uuid from cities limit 1')
  return {
    destinations: [{ city: city!.uuid, no_days: 3 }],
    number_of_adults: 2,
    phone_number: '9876543210',
    email: 'asha@mail.example',
  }
}

test('two instances store an enquiry of one key once, and share one rate limit', async () => {
  const body = await enquiry()
  const before = (await first.counts())['enquiries']!
  const send = async (app: App) => post(app, `${API}/enquiry/`, body, KEY)
  expect(await tenAtOnce(send)).toEqual([expect.stringMatching(/^201 /)])
  expect((await first.counts())['enquiries']).toBe(before + 1)
  expect((await post(second, `${API}/enquiry/`, body)).status).toBe(429)
})

test('two instances take the parts of an upload in turn, and one of ten at once', async () => {
  const video = await mp4()
  const tus = { 'tus-resumable': '1.0.0' }
  const create = { ...tus, 'upload-length': String(video.length) }
  const made = await second.request(`${API}/uploads/`, { method: 'POST', headers: create })
  const path = made.headers.get('location')!
  const patch = async (app: App, offset: number, end: number) =>
    app.request(path, {
      method: 'PATCH',
      headers: {
        ...tus,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body: new Uint8Array(video.subarray(offset, end)),
    })
  expect((await patch(first.app, 0, 1000)).status).toBe(204)
  expect((await patch(second, 1000, 2000)).status).toBe(204)
  const statuses: number[] = []
  await tenAtOnce(async (app) => {
    const answer = await patch(app, 2000, video.length)
    statuses.push(answer.status)
    return answer
  })
  expect(statuses.toSorted()).toEqual([204, ...Array<number>(9).fill(409)])
  const form = formOf([
    ['data', JSON.stringify(TESTIMONIAL)],
    ['video_upload', path.split('/').at(-1)!],
  ])
  const sent = await post(second, `${API}/testimonial/`, form)
  expect(sent.status).toBe(201)
})

test('two instances store a form of one key once, with one set of files', async () => {
  const photo = await jpeg()
  const send = async (app: App) => post(app, '/api/v1/create_reviews', reviewForm({}, [photo]), KEY)
  expect(await tenAtOnce(send)).toEqual([expect.stringMatching(/^201 /)])
  expect(await filesOf(first)).toHaveLength(2)
  expect(await first.database.query('select * from pending_media')).toEqual([])
})

test('signing out at one instance signs out at the other', async () => {
  const login: Login = await (await travellerAt(first)).account('asha@mail.example')
  const headers = { authorization: `token ${login.token}` }
  const statusAt = async (app: App) =>
    (await app.request(`${API}/user/profile/`, { headers })).status
  expect(await statusAt(second)).toBe(200)
  expect((await post(first.app, `${API}/user/logout/`, {}, headers)).status).toBe(200)
  expect(await statusAt(second)).toBe(401)
})

test('a code sent by one instance works once at either', async () => {
  const corporate_email = 'asha.rao@persistent.example'
  const asked = { corporate_company_id: companies[0]!.uuid, email: 'a@b.co', corporate_email }
  expect((await post(first.app, `${API}/user/corporate/`, asked)).status).toBe(201)
  const otp = /\d{6}/.exec((await first.mails())[0]!.subject)![0]
  const verify = async (app: App) =>
    post(app, `${API}//user/corporate/validate-otp/`, { corporate_email, otp })
  const answers = await tenAtOnce(verify)
  const right = answers.filter((answer) => answer.startsWith('200 '))
  expect(right).toHaveLength(1)
  const { proof } = JSON.parse(right[0]!.slice(4)) as { proof: string }
  await post(second, `${API}/enquiry/`, await enquiry(), { 'corporate-proof': proof })
  expect((await first.mails()).map(({ subject }) => subject).join()).toContain('(Persistent)')
})

const ATTRACTION = 'taj-mahal'

/** Uses a provider like a visitor, sends an enquiry and a review, and returns the counts it reports. */
async function useAt(origin: string, name: string) {
  const ask = async (path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(origin + path, {
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
      ...(body && !isForm && { headers: { 'content-type': 'application/json' } }),
    })
    expect([answer.status, path]).toEqual([body && !path.endsWith('/reviews') ? 201 : 200, path])
    return answer.json()
  }
  for (const path of ['countries/', 'cities/', 'search/?q=taj']) {
    await ask(`${API}/${path}`)
  }
  const [city] = (await ask(`${API}/cities/`)) as [{ uuid: string }]
  await ask(`${API}/enquiry/`, {
    destinations: [{ city: city.uuid, no_days: 3 }],
    number_of_adults: 2,
    phone_number: '9876543210',
    email: `${name}@mail.example`,
  })
  const form = reviewForm({ feedback: `By ${name}.`, email: `${name}@mail.example` }, [
    await jpeg(),
  ])
  await ask('/api/v1/create_reviews', form)
  const { total } = (await ask('/api/v1/reviews', { attraction: ATTRACTION })) as { total: number }
  const said = (await ask(`${API}/attractions/${ATTRACTION}`)) as { total_review: number }
  return [total, said.total_review]
}

test.each(onPostgres)(
  'the last release serves on %s before, during and after the update to this version',
  { timeout: 60_000 },
  async () => {
    // The last release does not start behind PgBouncer.
    await withPostgres(async (databaseUrl) => {
      const version = (await lastRelease())!
      const options = { databaseUrl, demo: false, moderation: false, log: () => {} }
      const old = await serveRelease(version, options)
      expect(await useAt(old.origins.provider, 'first')).toEqual([1, 1])
      const now = await serve({ port: 0, ...ALONE, ...options })
      expect(await useAt(old.origins.provider, 'second')).toEqual([2, 2])
      expect(await useAt(now.origins.provider, 'third')).toEqual([3, 3])
      expect(await useAt(old.origins.provider, 'fourth')).toEqual([4, 4])
      await old.close()
      // A rollback, or a restart in between.
      const again = await serveRelease(version, options)
      expect(await useAt(again.origins.provider, 'fifth')).toEqual([5, 5])
      expect(await useAt(now.origins.provider, 'sixth')).toEqual([6, 6])
      await Promise.all([again.close(), now.close()])
    }, POSTGRES_DIRECT)
  },
)
