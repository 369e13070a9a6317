import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FollowedEnquiry } from '../../../widgets/contract/followed-enquiry.ts'
import { DEMO_STAFF } from '../data/seed/demo-staff.ts'
import { removePerson } from '../personal/remove-person.ts'
import { type Traveller, outcome, travellerAt } from '../testing/account-for-test.ts'
import { API } from '../testing/api-for-test.ts'
import { type DeskBrowser, deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'

const ASHA = 'asha@mail.example'
const RAVI = 'ravi@mail.example'
const DAY = 24 * 3600

let provider: TestProvider
let traveller: Traveller
let desk: DeskBrowser
beforeAll(async () => {
  provider = await openForTest({
    activationRate: { limit: 40, seconds: 3600 },
    travellerRate: { limit: 100, seconds: 1 },
  })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  await provider.forget()
  desk = deskBrowser(provider)
  await desk.signIn()
})
afterAll(() => provider.close())

const mailsTo = async (email: string) => (await provider.mails()).filter(({ to }) => to === email)
const keyIn = (text: string) => /\/follow-enquiry\?key=([\w.-]+)$/m.exec(text)?.[1] ?? ''
const follow = async (key: string) => provider.post(`${API}/enquiry/follow/`, { key })
const change = async (body: object) => provider.post(`${API}/enquiry/follow/change/`, body)
const ask = async (reference: string, email: string) =>
  provider.post(`${API}/enquiry/follow/link/`, { reference, email })
const shown = async (key: string) => (await (await follow(key)).json()) as FollowedEnquiry
const statusOf = async (key: string) => (await outcome(await follow(key)))[1]

/** Sends an enquiry; returns its reference and the key in its confirmation. */
async function enquire(email = ASHA, changes: object = { first_name: 'Asha' }) {
  const answer = await traveller.enquire(email, changes)
  const { reference } = (await answer.json()) as { reference: string }
  const [mail] = await mailsTo(email)
  return { reference, key: keyIn(mail!.text), path: `/desk/enquiries/${reference}` }
}

test('names cities in the language of the page', async () => {
  const { key } = await enquire()
  const { destination } = await shown(key)
  const hindi = await provider.post(`${API}/enquiry/follow/?lang=hi`, { key })
  const translated = (await hindi.json()) as FollowedEnquiry
  expect(destination).toMatch(/^[A-Z]/)
  expect(translated.destination).toMatch(/^\p{sc=Devanagari}/u)
  expect(translated.destinations![0]!.city).toBe(translated.destination!.split(', ')[0])
})

test('the link in each email opens the enquiry with its history, and changes nothing', async () => {
  const { reference, key, path } = await enquire()
  await desk.post(`${path}/status`, { status: 'In progress', was: 'New', tell: 'yes' })
  await desk.post(`${path}/note`, { text: 'Wants a discount.' })
  await desk.post(`${path}/reply`, { text: 'Your plan:\nthree days.' })
  const mails = await mailsTo(ASHA)
  expect(mails).toHaveLength(3)
  const before = await provider.counts()
  for (const { text } of [...mails, { text: `/follow-enquiry?key=${key}` }]) {
    const enquiry = await shown(keyIn(text))
    expect(enquiry).toMatchObject({ reference, status: 'In progress', planner: DEMO_STAFF.name })
    expect(enquiry.events).toEqual([
      { kind: 'received', date: '2026-11-20', time: '15:30' },
      expect.objectContaining({ kind: 'status', text: 'In progress' }),
      expect.objectContaining({ kind: 'reply', text: 'Your plan:\nthree days.' }),
    ])
  }
  expect(await provider.counts()).toEqual(before)
  expect((await follow(key)).headers.get('cache-control')).toBe('no-store')
})

test('opens nothing by an altered, foreign, expired or half-copied key', async () => {
  const { reference, key } = await enquire()
  const other = await enquire(RAVI)
  const [, until, mac] = key.split('.')
  const wrong = [
    `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
    `${reference}.${Number(until) + 1}.${mac}`,
    `${other.reference}.${until}.${mac}`,
    key.slice(0, -1),
    reference,
    `%00%${key}`,
    `${key}%`,
    'é'.repeat(100),
    '',
  ]
  for (const each of wrong) expect([each, await statusOf(each)]).toEqual([each, 'link_invalid'])
  expect(await statusOf('x'.repeat(201))).toEqual({ key: 'long' })
  expect((await provider.app.request(`${API}/enquiry/follow/`, { method: 'HEAD' })).status).toBe(
    405,
  )
  provider.pass(90 * DAY - 1)
  expect((await follow(key)).status).toBe(200)
  provider.pass(2)
  expect(await statusOf(key)).toBe('link_invalid')
  for (let tries = 0; tries < 60; tries += 1) await follow('x')
  expect(await statusOf('x')).toBe('too_many_requests')
  expect((await follow((await enquire()).key)).status).toBe(200)
  expect(provider.logged.join()).not.toContain(mac)
})

test('staff revoke all links, and a new one comes by reference and address', async () => {
  const { reference, key, path } = await enquire()
  const page = await (await desk.get(path)).text()
  const intent = /name="intent" value="(l[^"]*)"/.exec(page)![1]!
  await desk.post(`${path}/links`, { intent })
  await desk.post(`${path}/links`, { intent })
  expect(await desk.read(path)).toContain(`${DEMO_STAFF.name} revoked the links to the enquiry`)
  expect(await statusOf(key)).toBe('link_invalid')

  const written = reference.toLowerCase().replaceAll('-', ' ')
  const answers = [
    await ask(written, ASHA.toUpperCase()),
    await ask(reference, RAVI),
    await ask('TJ-2222-2222', ASHA),
  ]
  for (const answer of answers) expect(await outcome(answer)).toEqual([200, { sent: true }])
  expect(await mailsTo(RAVI)).toEqual([])
  const [mail, ...others] = await mailsTo(ASHA)
  expect(others).toHaveLength(1)
  expect(mail!.subject).toBe(`Your link to enquiry ${reference}`)
  expect(await shown(keyIn(mail!.text))).toMatchObject({ reference })
  expect(await outcome(await ask('TJ-12', ''))).toEqual([
    422,
    { reference: 'invalid', email: 'required' },
  ])
  for (let tries = 0; tries < 5; tries += 1) await ask(reference, ASHA)
  expect(await mailsTo(ASHA)).toHaveLength(4)
})

test('a corrected address ends the links that the wrong one got, and resends with new ones', async () => {
  const { key, path } = await enquire()
  await desk.post(`${path}/reply`, { text: 'Your plan.' })
  await provider.database.query(`update mails set sent_at = null where kind = 'reply'`)
  await desk.post(`${path}/address`, { address: RAVI, was: ASHA })
  expect(await statusOf(key)).toBe('link_invalid')
  const mails = await mailsTo(RAVI)
  expect(mails).toHaveLength(2)
  for (const { text } of mails) expect(await statusOf(keyIn(text))).toMatchObject({ email: RAVI })
})

test('nobody opens a deleted enquiry', async () => {
  const { reference, key } = await enquire()
  await removePerson(provider, { email: ASHA, spellings: 'this one' })
  expect(await statusOf(key)).toBe('link_invalid')
  expect(await outcome(await change({ key, cancel: true }))).toEqual([400, 'link_invalid'])
  expect(await outcome(await ask(reference, ASHA))).toEqual([200, { sent: true }])
  expect(await mailsTo(ASHA)).toEqual([])
})

test('the sender asks for a change and cancels, once each', async () => {
  const { reference, key, path } = await enquire()
  for (const body of [{ text: 'A day more, please.' }, { text: 'A day more, please.' }]) {
    expect((await change({ key, ...body })).status).toBe(200)
  }
  const { enquiryEmail } = provider.settings
  const requests = async () =>
    (await mailsTo(enquiryEmail)).filter(({ subject }) => !subject.startsWith('Enquiry'))
  expect((await requests()).map(({ subject }) => subject)).toEqual([
    `Change requested: ${reference}`,
  ])
  expect(await desk.read(path)).toContain('The traveller asked for a change')
  for (const text of ['We stay at home.', undefined]) {
    const answer = (await (await change({ key, text, cancel: true })).json()) as FollowedEnquiry
    expect(answer.status).toBe('Canceled')
    expect(answer.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['received', undefined],
      ['asked', undefined],
      ['status', undefined],
      ['asked', undefined],
    ])
  }
  const due = 'select due_at from enquiries where reference = $1'
  expect(await provider.database.query(due, [reference])).toEqual([{ due_at: null }])
  const [canceled, ...others] = await requests()
  expect(others).toHaveLength(1)
  expect(canceled).toMatchObject({ subject: `Canceled: ${reference}` })
  expect(canceled!.text).toContain('> We stay at home.')
  const [confirmation] = await mailsTo(ASHA)
  expect(confirmation!.subject).toBe(`Your enquiry is canceled: ${reference}`)
  expect((await follow(keyIn(confirmation!.text))).status).toBe(200)
  expect(await outcome(await change({ key }))).toEqual([422, { text: 'required' }])
  await desk.post(`${path}/status`, { status: 'Completed', was: 'Canceled' })
  expect(await outcome(await change({ key, cancel: true }))).toEqual([409, 'not_changeable'])
})

test('a signed-in user opens own enquiries by id, and no others', async () => {
  const { token, id } = await traveller.account(ASHA)
  const other = await enquire(RAVI)
  const list = await traveller.ask(`/api/v1/enquiry/get/user/${id}`, token)
  const { data } = (await list.json()) as { data: { id: string }[] }
  const open = async (uuid: string, as = token) =>
    traveller.ask(`${API}/enquiry/follow/`, as, {
      method: 'POST',
      body: JSON.stringify({ id: uuid }),
    })
  expect((await open(data[0]!.id)).status).toBe(200)
  const { id: foreign } = await shown(other.key)
  expect(await outcome(await open(foreign))).toEqual([404, 'not_found'])
  expect(await outcome(await open(data[0]!.id, 'x'))).toEqual([401, 'signed_out'])
})
