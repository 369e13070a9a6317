import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PersonalData } from '../../../widgets/contract/personal-data.ts'
import type { Login } from '../../../widgets/contract/users.ts'
import {
  PASSWORD,
  type Traveller,
  countedWork,
  outcome,
  travellerAt,
} from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  REVIEW,
  filesOf,
  formOf,
  idOf,
  jpeg,
  mp4,
  reviewForm,
  sendReview,
  sendTestimonial,
  TESTIMONIAL,
} from '../testing/upload-for-test.ts'
import { dataIn, unzipped } from '../testing/zip-for-test.ts'

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
const exported = (token = asha.token) => traveller.ask(`${API}/user/export/`, token)
const remove = (password = PASSWORD, token = asha.token) =>
  traveller.ask(`${API}/user/delete/`, token, {
    method: 'POST',
    body: JSON.stringify({ password }),
  })
const data = async () => ((await (await exported()).json()) as PersonalData).data
const count = async (table: string, email: string) =>
  (await provider.database.query(`select 1 from ${table} where lower(email) = $1`, [email])).length

test("returns all data of the signed-in user and nobody else's, uncached", async () => {
  await traveller.enquire('ravi@mail.example', { any_special_request: 'of Ravi' })
  await traveller.enquire('Asha@Mail.example', { any_special_request: 'of Asha' })
  await traveller.enquire('asha+trips@mail.example', { any_special_request: 'of another address' })
  await idOf(await sendReview(provider, reviewForm({}, [await jpeg()])))
  const answer = await exported()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.status).toBe(200)
  const body = (await answer.json()) as PersonalData
  expect(body).toMatchObject({ email: ASHA, exported_at: '2026-11-20T10:00:00.000Z' })
  expect(body.data['enquiries']!.map((row) => row['any_special_request'] ?? null)).toEqual(
    expect.arrayContaining([null, 'of Asha']),
  )
  expect(JSON.stringify(body)).not.toMatch(/of Ravi|of another/)
  expect(body.data['users']).toEqual([expect.objectContaining({ email: ASHA, last_name: 'Rao' })])
  const [photo] = body.data['reviews']![0]!['images'] as string[]
  expect(photo).toMatch(/^http:\/\/localhost\/media\/photos\/\w+\.webp$/)
})

test('answers a user who is deleted meanwhile as signed out', async () => {
  const archive = async () => {
    const { pathname, search } = new URL(
      ((await (await exported()).json()) as PersonalData).archive,
    )
    return async () => provider.app.request(pathname + search)
  }
  for (const [asked, refusal] of [
    [async () => exported, [401, 'signed_out']],
    [archive, [404, 'not_found']],
  ] as const) {
    asha = await traveller.account(ASHA)
    const ask = await asked()
    const { database } = provider
    const { transaction } = database
    const spy = vi.spyOn(database, 'transaction')
    // The data is read in the last transaction.
    spy.mockImplementationOnce(async (work) => transaction(work))
    spy.mockImplementationOnce(async (work) => {
      await database.query('delete from users where email = $1', [ASHA])
      return transaction(work)
    })
    expect(await outcome(await ask())).toEqual(refusal)
    expect(spy).toHaveBeenCalledTimes(2)
    spy.mockRestore()
  }
})

test('returns a link to a ZIP with the files, valid for five minutes', async () => {
  await idOf(await sendReview(provider, reviewForm({}, [await jpeg()])))
  const { archive } = (await (await exported()).json()) as PersonalData
  const { pathname, search } = new URL(archive)
  const get = async (path: string) => provider.app.request(path)
  const answer = await get(pathname + search)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="trips-data.zip"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const files = unzipped(await answer.arrayBuffer())
  const { email, data } = dataIn(files)
  expect(email).toBe(ASHA)
  const [photo] = data['reviews']![0]!['images'] as [string]
  expect(files.get(photo)!.length).toBeGreaterThan(0)

  const ravi = await traveller.account('ravi@mail.example')
  const others = pathname.replace(asha.id, ravi.id) + search
  for (const path of [pathname, `${pathname}?key=x`, others, `/api/archive/x${search}`]) {
    expect(await outcome(await get(path))).toEqual([404, 'not_found'])
  }
  for (let times = 1; times < 10; times += 1) await get(pathname + search)
  expect(await outcome(await get(pathname + search))).toEqual([429, 'too_many_requests'])
  await provider.database.query('delete from hits')
  provider.pass(300)
  expect((await get(pathname + search)).status).toBe(200)
  provider.pass(1)
  expect(await outcome(await get(pathname + search))).toEqual([404, 'not_found'])
  const again = (await (await exported()).json()) as PersonalData
  await remove()
  expect(await outcome(await get(again.archive.replace('http://localhost', '')))).toEqual([
    404,
    'not_found',
  ])
})

test('lists the recipients of emails, and no valid code', async () => {
  const [company] = await provider.database.query<{ uuid: string; domain: string }>(
    'select company as uuid, domain from company_domains limit 1',
  )
  const staff = `asha@${company!.domain}`
  const account = await traveller.account(staff)
  const corporate = { corporate_company_id: company!.uuid, email: ASHA, corporate_email: staff }
  await provider.post(`${API}/user/corporate/`, corporate)
  const { data } = (await (await exported(account.token)).json()) as PersonalData
  const subjects = data['mails']!.map(({ subject }) => subject)
  expect(subjects).toContain('Your verification code')
  expect(subjects.join()).not.toMatch(/\d{6} is your/)
})

test('deletes account, enquiries, reviews with files, and emails; and nothing of others', async () => {
  const before = await filesOf(provider)
  await traveller.enquire('ravi@mail.example')
  await idOf(await sendReview(provider, reviewForm({}, [await jpeg()])))
  await idOf(await sendReview(provider, reviewForm({ email: 'ravi@mail.example' }, [await jpeg()])))
  const said = JSON.stringify(TESTIMONIAL)
  const form = formOf([
    ['data', said],
    ['video', await mp4(), 'clip.mp4'],
  ])
  await idOf(await sendTestimonial(provider, form))
  expect((await filesOf(provider)).length).toBe(before.length + 5)

  expect(await outcome(await remove())).toEqual([200, { deleted: true }])
  const tables = ['users', 'enquiries', 'reviews', 'testimonials']
  expect(await Promise.all(tables.map((table) => count(table, ASHA)))).toEqual([0, 0, 0, 0])
  expect(await count('enquiries', 'ravi@mail.example')).toBe(1)
  expect(await count('reviews', 'ravi@mail.example')).toBe(1)
  expect((await filesOf(provider)).length).toBe(before.length + 2)
  expect((await provider.mails()).filter(({ to }) => to === ASHA)).toEqual([])
  expect(await outcome(await exported())).toEqual([401, 'signed_out'])
  expect((await traveller.signIn(ASHA)).status).toBe(401)
})

test('the address can start again', async () => {
  await remove()
  asha = await traveller.account(ASHA)
  expect((await data())['enquiries']).toHaveLength(1)
})

test('deletes nothing for a wrong password, which may be tried ten times in a quarter of an hour', async () => {
  expect(await outcome(await remove(''))).toEqual([422, { password: 'required' }])
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await outcome(await remove(`wrong ${tries}`))).toEqual([400, 'wrong_password'])
  }
  const refused = await remove()
  expect(refused.headers.get('retry-after')).toBe('900')
  expect(await outcome(refused)).toEqual([429, 'too_many_requests'])
  expect(await count('enquiries', ASHA)).toBe(1)
  provider.pass(900)
  expect((await remove()).status).toBe(200)
})

test('requires a signed-in user, and exports ten times an hour', async () => {
  expect(await outcome(await exported('x'))).toEqual([401, 'signed_out'])
  expect(await outcome(await remove(PASSWORD, 'x'))).toEqual([401, 'signed_out'])
  for (let times = 0; times < 10; times += 1) expect((await exported()).status).toBe(200)
  expect(await outcome(await exported())).toEqual([429, 'too_many_requests'])
})

test("does not delete the desk's account, whose emails are about all travellers", async () => {
  const desk = await traveller.account(provider.settings.enquiryEmail)
  expect(await outcome(await remove(PASSWORD, desk.token))).toEqual([403, 'desk_address'])
})

test('keeps payments without a name', async () => {
  await provider.database.query(
    `insert into transactions (uuid, account, booking_id, date, location, amount, status)
     values (gen_random_uuid(), $1, 'TJ-1', '2026-10-05', 'Kanha', 100, 'Completed')`,
    [asha.id],
  )
  await remove()
  expect(
    await provider.database.query(
      "select account, booking_id from transactions where booking_id = 'TJ-1'",
    ),
  ).toEqual([{ account: null, booking_id: 'TJ-1' }])
})

test("creates the demo's account again for the next visitor", async () => {
  const demo = await openForTest()
  const { signIn, ask } = await travellerAt(demo)
  const signedIn = async () =>
    (await (await signIn('traveller@tigertrail.example', 'tiger-trail-2026')).json()) as Login
  const body = JSON.stringify({ password: 'tiger-trail-2026' })
  const { token, id } = await signedIn()
  const answer = await ask(`${API}/user/delete/`, token, { method: 'POST', body })
  expect(answer.status).toBe(200)
  const again = await signedIn()
  const lists = ['enquiry', 'transactions'].map((what) => `/api/v1/${what}/get/user/${again.id}`)
  for (const list of lists) {
    const { data } = (await (await ask(list, again.token)).json()) as { data: object[] }
    expect(data).toHaveLength(5)
  }
  expect((await ask(lists[0]!, token)).status).toBe(401)
  expect(again.id).toBe(id)
  await demo.close()
})

test('also deletes a review sent with the address while signed out', async () => {
  await idOf(await sendReview(provider, reviewForm({ email: 'ASHA@mail.example' })))
  expect((await data())['reviews']).toEqual([
    expect.objectContaining({ feedback: REVIEW.feedback, email: 'ASHA@mail.example' }),
  ])
  await remove()
  expect(await count('reviews', ASHA)).toBe(0)
})
