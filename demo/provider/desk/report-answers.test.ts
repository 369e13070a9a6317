import { expect, test } from 'vitest'
import { travellerAt } from '../testing/account-for-test.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { openForTest } from '../testing/open-for-test.ts'
import { sendPlanAt } from '../testing/plan-for-test.ts'

const HOUR = 3600

test('reports how soon enquiries were first answered, and how often the promise was kept', async () => {
  const provider = await openForTest({ enquiryRate: { limit: 1000, seconds: 1 } })
  await provider.database.query('delete from enquiries')
  const traveller = await travellerAt(provider)
  const desk = deskBrowser(provider)
  const enquire = async (name: string) => {
    const answer = await traveller.enquire(`${name}@mail.example`, { first_name: name })
    return `/desk/enquiries/${((await answer.json()) as { reference: string }).reference}`
  }
  const report = async () => {
    await desk.signIn()
    return desk.read('/desk/report')
  }
  expect(await report()).toContain('In time All 0 0 – – – Weeks')
  const [replied, called, late] = [
    await enquire('Asha'),
    await enquire('Ravi'),
    await enquire('Mina'),
  ]
  provider.pass(2 * HOUR)
  await desk.signIn()
  // Neither is an answer.
  await desk.post(`${called}/call`, { outcome: 'no-answer', intent: 'a' })
  await desk.post(`${called}/note`, { text: 'Try again.', intent: 'b' })
  await desk.post(`${replied}/reply`, { text: 'Kanha?', intent: 'c' })
  provider.pass(8 * HOUR)
  await desk.signIn()
  await desk.post(`${called}/call`, { outcome: 'plan', intent: 'd' })
  await desk.post(`${replied}/reply`, { text: 'Or Pench?', intent: 'e' })
  expect(await report()).toContain('All 3 2 6.0 h 9.2 h 100 % Weeks')
  provider.pass(20 * HOUR)
  await enquire('Lata')
  expect(await report()).toContain('All 4 2 6.0 h 9.2 h 67 % Weeks')
  await desk.post(`${late}/call`, { outcome: 'wait', intent: 'f' })
  expect(await report()).toContain(
    'Meera Banyan 3 3 10.0 h 26.0 h 67 % Nobody 1 0 – – – All 4 3 10.0 h 26.0 h 67 % Weeks',
  )
  expect(await report()).toContain('16/11/2026 2026-W47 4 3 10.0 h')
  const csv = await (await desk.get('/desk/report.csv?table=planners')).text()
  expect(csv).toContain('\r\n"All",4,3,10,')
  expect(await desk.read('/desk/report?partner=blog')).toContain('In time All 0 0 – – –')
  await provider.close()
})

interface Enquiry {
  received_at: Date
  answered_at: Date | null
  promised_at: Date | null
  name: string | null
}

/** As `percentile_cont` interpolates. */
function quantile(part: number, sorted: number[]): number {
  const place = part * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return low + (high - low) * (place - Math.floor(place))
}

test('agrees with the rows, counted one by one', async () => {
  const provider = await openForTest()
  const { query } = provider.database
  await query('delete from enquiries')
  const desk = deskBrowser(provider)
  await desk.signIn()
  const now = provider.settings.now()
  await query(
    `insert into staff (uuid, email, name, created_at)
     select md5('staff' || i)::uuid, i || '@company.example', 'Planner ' || i, $1
     from generate_series(1, 3) as i`,
    [now],
  )
  await query(
    `insert into enquiries (uuid, reference, fingerprint, number_of_adults, phone_number, email, received_at,
       promised_at, answered_at, owner, due_at)
     select md5('e' || i)::uuid, 'TJ-T-' || i, '', 2, '9', i || '@mail.example', at,
       at + interval '1 day', case when i % 3 > 0 then at + i % 41 * interval '57 minutes' end,
       case when i % 5 > 0 then md5('staff' || 1 + i / 7 % 3)::uuid end, null
     from (select i, $1::timestamptz - i * interval '7 hours' as at from generate_series(1, 300) as i) as sent`,
    [now],
  )
  const rows = await query<Enquiry>(
    `select received_at, answered_at, promised_at, staff.name
     from enquiries left join staff on staff.uuid = owner order by received_at`,
  )
  const lines = [...new Set(rows.map(({ name }) => name))].map((name) => {
    const own = rows.filter((row) => row.name === name)
    const hours = own
      .flatMap((row) => (row.answered_at ? [+row.answered_at - +row.received_at] : []))
      .map((ms) => ms / 3_600_000)
      .toSorted((one, other) => one - other)
    const kept = own.filter(({ answered_at: at, promised_at }) => at && at <= promised_at!).length
    const passed = own.filter((row) => row.promised_at! < now).length
    const early = own.filter(
      ({ answered_at: at, promised_at }) => at && promised_at! >= now && at <= promised_at!,
    ).length
    const cells = [own.length, hours.length, quantile(0.5, hours), quantile(0.9, hours)]
    return { name: name ?? 'Nobody', cells: [...cells, kept / (passed + early)] }
  })
  const csv = await (await desk.get('/desk/report.csv?from=2026-08-01')).text()
  const told = csv
    .trim()
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','))
  expect(told).toHaveLength(4)
  for (const { name, cells } of lines) {
    const [, ...numbers] = told.find(([first]) => first === `"${name}"`)!
    expect(numbers).toHaveLength(cells.length)
    for (const [at, cell] of cells.entries()) expect(Number(numbers[at])).toBeCloseTo(cell, 6)
  }
  await provider.close()
})

test('counts enquiries with a plan, and answers to its latest version', async () => {
  const provider = await openForTest({ enquiryRate: { limit: 1000, seconds: 1 } })
  const traveller = await travellerAt(provider)
  const desk = deskBrowser(provider)
  await desk.signIn()
  const report = async () => desk.read('/desk/report')
  expect(await report()).toContain('Share accepted All 0 0 0 – ')
  for (const name of ['asha', 'ravi', 'mina']) {
    const answer = await traveller.enquire(`${name}@mail.example`)
    const { reference } = (await answer.json()) as { reference: string }
    await sendPlanAt(desk, reference)
    if (name === 'ravi') await sendPlanAt(desk, reference)
  }
  const keyOf = async (address: string) => {
    const mails = (await provider.mails()).filter(({ to }) => to === address)
    return mails.map(({ text }) => /\/plan\?key=([\w.-]+)$/m.exec(text)?.[1]).find(Boolean) ?? ''
  }
  for (const [name, answer] of [
    ['asha', 'decline'],
    ['ravi', 'accept'],
  ]) {
    const body = new URLSearchParams({ key: await keyOf(`${name}@mail.example`), answer: answer! })
    await provider.app.request('/plan', { method: 'POST', body })
  }
  expect(await report()).toContain('Meera Banyan 3 1 1 33 % All 3 1 1 33 %')
  expect(await desk.read('/desk/report?partner=blog')).toContain('Share accepted All 0 0 0 – ')
  await provider.close()
})
