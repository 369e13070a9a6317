import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_STAFF } from '../../data/seed/demo-staff.ts'
import { type Traveller, travellerAt } from '../../testing/account-for-test.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../../testing/open-for-test.ts'
import { PLAN, hiddenFields, sendPlanAt } from '../../testing/plan-for-test.ts'
import { changedBy, checked, paiseIn, typedIn } from './plan-fields.ts'

const ASHA = 'asha@mail.example'

let provider: TestProvider
let traveller: Traveller
let desk: DeskBrowser
beforeAll(async () => {
  provider = await openForTest({ travellerRate: { limit: 100, seconds: 1 } })
  traveller = await travellerAt(provider)
})
beforeEach(async () => {
  await provider.forget()
  desk = deskBrowser(provider)
  await desk.signIn()
})
afterAll(() => provider.close())

async function enquire(changes: object = {}, lang?: string) {
  const more = lang ? { language: lang } : {}
  const answer = await traveller.enquire(ASHA, { first_name: 'Asha', ...changes })
  const { reference } = (await answer.json()) as { reference: string }
  if (lang) await provider.database.query('update enquiries set language = $1', [lang])
  return { reference, path: `/desk/enquiries/${reference}/plan`, ...more }
}

const fieldsOf = async (path: string) => {
  const page = await (await desk.get(path)).text()
  return [...page.matchAll(/<input[^>]*name="((?:place|night|people|title)[^"]*)"[^>]*>/g)].map(
    ([tag, name]) => `${name}=${/ value="([^"]*)"/.exec(tag)?.[1] ?? ''}`,
  )
}

const stored = async (table: string) => provider.database.query(`select * from ${table}`)

test.each([
  ['12,500', 1_250_000],
  ['12500.50', 1_250_050],
  ['₹ 1,24,000.5', 12_400_050],
  ['Rs. 99,99,999.99', 999_999_999],
  ['१२५००', 1_250_000],
  ['1,250,000/-', 125_000_000],
  ['0', 0],
  ['1e9', undefined],
  ['-5', undefined],
  ['12,50', undefined],
  ['1.234', undefined],
  ['0x10', undefined],
  ['', undefined],
  ['Infinity', undefined],
])('reads %s as paise', (written, paise) => {
  expect(paiseIn(written)).toBe(paise)
})

test('accepts only plans that can be kept', () => {
  const faultsOf = (changes: Record<string, string>) => {
    const plan = checked(typedIn({ ...PLAN, ...changes }), '2026-11-20')
    return 'faults' in plan ? Object.keys(plan.faults) : plan
  }
  expect(faultsOf({})).toMatchObject({ price: 1_250_000, people: 2, total: 2_500_000 })
  expect(faultsOf({ total: '24,000' })).toMatchObject({ price: 1_250_000, total: 2_400_000 })
  const wrong: [Record<string, string>, string][] = [
    [{ price: '0' }, 'price'],
    [{ price: '1e9' }, 'price'],
    [{ price: '100000000000' }, 'price'],
    [{ total: '0' }, 'total'],
    [{ people: '0' }, 'people'],
    [{ people: '501' }, 'people'],
    [{ valid_until: '2026-11-19' }, 'valid_until'],
    [{ valid_until: '2026-02-30' }, 'valid_until'],
    [{ valid_until: '2099-01-01' }, 'valid_until'],
    [{ title: ' ' }, 'title'],
    [{ terms: 'x'.repeat(20_001) }, 'terms'],
    [{ count: '0' }, 'days'],
    [{ count: '3' }, 'day-2'],
  ]
  for (const [changes, field] of wrong)
    expect([changes, faultsOf(changes)]).toEqual([changes, [field]])
})

test('adds, removes and moves days', () => {
  const typed = typedIn({ count: '3', 'place.0': 'a', 'place.1': 'b', 'place.2': 'c' })
  const after = (button: string) =>
    changedBy(button, typed)
      .days.map(({ place }) => place)
      .join('')
  const buttons = ['up.1', 'down.1', 'remove.0', 'up.0', 'down.2', 'up.9', 'x', 'remove.-1']
  expect(buttons.map(after)).toEqual(['bac', 'acb', 'bc', 'abc', 'abc', 'abc', 'abc', 'abc'])
  expect(changedBy('add', typed).days).toHaveLength(4)
  expect(typedIn({ count: '1e9' }).days).toHaveLength(1)
  expect(typedIn({ count: '99999' }).days).toHaveLength(90)
})

test('starts from the destinations, a trip idea in the language of the enquiry, or a version', async () => {
  const { path, reference } = await enquire({ number_of_kids: 1 }, 'hi')
  await desk.post(path, { do: 'start', from: 'destinations' })
  const days = await fieldsOf(path)
  expect(days.filter((field) => field.startsWith('place'))).toHaveLength(3)
  expect(days).toContain('people=3')
  expect(days.find((field) => field.startsWith('night.2'))).toBe('night.2=')
  // A draft that exists stays.
  await desk.post(path, { do: 'start', from: 'empty' })
  expect(await fieldsOf(path)).toEqual(days)

  await desk.post(path, { do: 'discard' })
  await desk.post(path, { do: 'start', from: 'idea:golden-triangle' })
  const idea = await fieldsOf(path)
  expect(idea.filter((field) => field.startsWith('place'))).toHaveLength(6)
  expect(idea).toContain('night.2=आगरा')
  expect(await desk.read(path)).toContain('• नाश्ते के साथ कमरे')
  await desk.post(path, { do: 'discard' })

  await sendPlanAt(desk, reference, { total: '24000.5' })
  await desk.post(path, { do: 'start', from: 'version:1' })
  const page = await (await desk.get(path)).text()
  for (const kept of ['value="12500"', 'value="24000.50"', 'value="Hotel Amar"', 'Half when you']) {
    expect(page).toContain(kept)
  }
  for (const from of ['version:7', 'idea:x', '', '__proto__']) {
    await desk.post(path, { do: 'discard' })
    expect((await desk.post(path, { do: 'start', from })).status).toBe(422)
  }
})

test('keeps what was typed, however wrong, and shows it escaped', async () => {
  const { path } = await enquire()
  await desk.post(path, { do: 'start', from: 'destinations' })
  const script = '<script>alert(1)</script>'
  const typed = Object.fromEntries(
    Object.entries(PLAN).map(([name, value]) => [name, name === 'count' ? '2' : script + value]),
  )
  const refused = await desk.post(path, {
    ...typed,
    ...(await hiddenFields(desk, path)),
    do: 'send',
  })
  expect(refused.status).toBe(422)
  const told = await refused.text()
  expect(told).toContain('Please enter rupees, such as 12,500 or 12500.50.')
  expect(textOf(told)).toContain('The draft is saved.')
  for (const page of [told, await (await desk.get(path)).text()]) {
    expect(page).not.toContain(script)
    for (const value of ['12,500', 'Hotel Amar', 'Two days in Agra'])
      expect(page).toContain(`&lt;script&gt;alert(1)&lt;/script&gt;${value}`)
  }
  expect(await stored('plans')).toEqual([])
  const added = await desk.post(path, { ...PLAN, ...(await hiddenFields(desk, path)), do: 'add' })
  expect(added.headers.get('location')).toBe(`${path}#day-2`)
  expect((await desk.post(path, { ...PLAN, do: 'save', terms: 'x'.repeat(300_000) })).status).toBe(
    413,
  )
})

test('does not let two planners overwrite each other', async () => {
  const { path } = await enquire()
  await desk.post(path, { do: 'start', from: 'empty' })
  const before = await hiddenFields(desk, path)
  const save = async (fields: object) =>
    desk.post(path, { ...PLAN, ...before, do: 'save', ...fields })
  expect((await save({ title: 'First' })).status).toBe(303)
  // The same form twice.
  expect((await save({ title: 'First' })).status).toBe(303)
  for (const button of ['save', 'send']) {
    const late = await save({ title: 'Second', do: button })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('value="Second"')
  }
  expect(await fieldsOf(path)).toContain('title=First')
  expect(await stored('plans')).toEqual([])
})

test('sends a plan once, in the language of the enquiry, and makes it the turn of the traveller', async () => {
  const { reference, path } = await enquire({}, 'hi')
  await desk.post(path, { do: 'start', from: 'empty' })
  const form = { ...PLAN, ...(await hiddenFields(desk, path)), do: 'send' }
  const sent = await Promise.all([desk.post(path, form), desk.post(path, form)])
  sent.push(await desk.post(path, form))
  for (const { status, headers } of sent) {
    expect([status, headers.get('location')]).toEqual([
      303,
      `/desk/enquiries/${reference}?done=plan`,
    ])
  }
  expect(await stored('plans')).toEqual([
    expect.objectContaining({ version: 1, people: 2, price: 1_250_000, total: 2_500_000 }),
  ])
  expect(await stored('plan_drafts')).toEqual([])
  const [enquiry] = await stored('enquiries')
  expect(enquiry).toMatchObject({
    status: 'In progress',
    due_at: null,
    waiting_since: expect.any(Date),
  })
  expect(enquiry!['answered_at']).toEqual(provider.settings.now())
  const mails = (await provider.mails()).filter(({ text }) => /\/plan\?key=/.test(text))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: ASHA, subject: `कीमत के साथ आपका प्लान: ${reference}` })
  for (const told of [
    '₹25,000',
    '31 दिसंबर 2026',
    'The fort. रात: Hotel Amar',
    'Half when you book.',
  ])
    expect(mails[0]!.text).toContain(told)
  const page = await desk.read(`/desk/enquiries/${reference}`)
  expect(page).toContain(`${DEMO_STAFF.name} sent a plan`)
  expect(page).toContain('Version 1: Two days in Agra ₹25,000, sent')
  expect(page).toContain('Write a new version')
})

test('previews a draft and shows sent versions without forms', async () => {
  const { reference, path } = await enquire()
  await desk.post(path, { do: 'start', from: 'empty' })
  const preview = await desk.post(path, {
    ...PLAN,
    ...(await hiddenFields(desk, path)),
    do: 'preview',
  })
  const shown = await (await desk.get(preview.headers.get('location')!)).text()
  expect(textOf(shown)).toContain('₹25,000 for 2 travellers')
  expect(shown).not.toContain('<form')
  await sendPlanAt(desk, reference)
  expect(await desk.read(`${path}/1`)).toContain('This is what the traveller sees.')
  const gone = ['/preview', '/2', '/x'].map(async (end) => (await desk.get(path + end)).status)
  expect(await Promise.all(gone)).toEqual([404, 404, 404])
})

test('sends nothing for a closed enquiry, and never changes a sent price', async () => {
  const { reference, path } = await enquire()
  await sendPlanAt(desk, reference)
  await provider.database.query("update enquiries set status = 'Canceled'")
  const refused = await sendPlanAt(desk, reference)
  expect(refused.status).toBe(422)
  expect(textOf(await refused.text())).toContain('This enquiry is closed.')
  expect(await stored('plans')).toHaveLength(1)
  for (const change of ['price = 1', 'total = 1', "valid_until = '2030-01-01'", 'version = 2']) {
    await expect(provider.database.query(`update plans set ${change}`)).rejects.toThrow(
      'does not change',
    )
  }
  expect((await deskBrowser(provider).post(path, { do: 'discard' })).status).toBe(401)
  expect((await desk.get('/desk/enquiries/TJ-2222-2222/plan')).status).toBe(404)
})
