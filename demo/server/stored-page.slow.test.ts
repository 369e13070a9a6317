import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveForTest } from './serve-for-test.ts'
import type { Serving } from './serve.ts'

const HOUR = 3_600_000

let now = new Date('2026-11-20T10:00:00Z')
let serving: Serving
let hidden: [name: string, value: string][]
let destination: string
beforeAll(async () => {
  serving = await serveForTest({
    publicUrl: 'https://trips.example',
    holdSuspicious: true,
    now: () => now,
    log: () => {},
  })
  const page = await fetch(serving.origins.provider, { headers: { accept: 'text/html' } })
  const [form = ''] = /<form[^>]* action="\/".*?<\/form>/s.exec(await page.text()) ?? []
  destination = /<option>(Jaipur[^<]*)/.exec(form)![1]!
  hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name!, value!],
  )
})
afterAll(() => serving.close())

const VISITOR = {
  days: '4',
  total_people: '2',
  email: 'asha@mail.example',
  mobile_number: '9876543210',
}

/** Posts the stored page's form like a browser without JavaScript, and returns its enquiry. */
async function enquire(changes: Partial<typeof VISITOR> = {}) {
  const answer = await fetch(`${serving.origins.provider}/`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: 'https://trips.example',
      'sec-fetch-site': 'same-origin',
      'accept-language': 'en',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    },
    body: new URLSearchParams([
      ...hidden,
      ...Object.entries({ destination, ...VISITOR, ...changes }),
    ]),
  })
  const wrong = /aria-invalid="true"[^>]*/.exec(await answer.text())?.[0]
  expect([answer.status, wrong]).toEqual([303, undefined])
  const thanks = new URL(answer.headers.get('location')!, 'https://trips.example')
  // A sender taken for a program is asked to confirm.
  expect([...thanks.searchParams.keys()]).toEqual(['form', 'reference'])
  const reference = thanks.searchParams.get('reference')
  const [row] = await serving.provider.database.query(
    'select reference, phone_number, suspicious_at from enquiries where reference = $1',
    [reference],
  )
  return row!
}

const count = async () => {
  const [row] = await serving.provider.database.query('select count(*)::int as all from enquiries')
  return row!['all']
}

test('the page has a stamp and the key of its hour', () => {
  expect(hidden.map(([name]) => name)).toEqual(['form', 'key', 'shown', 'notice'])
})

test.each([
  ['a minute', HOUR / 60, '98765'],
  ['a day less a minute', 24 * HOUR - HOUR / 60, '98766'],
  // No stamp lives that long.
  ['25 hours', 25 * HOUR, '98767'],
  ['a week', 7 * 24 * HOUR, '98768'],
])('forms of visitors who got the same page %s ago are all stored once', async (_, age, start) => {
  now = new Date(Date.parse('2026-11-20T10:00:00Z') + age)
  const before = await count()
  const [one, other] = [`${start}43210`, `${start}43211`]
  const first = await enquire({ mobile_number: one })
  const second = await enquire({ mobile_number: other })
  expect([first['phone_number'], second['phone_number']]).toEqual([
    expect.stringContaining(one),
    expect.stringContaining(other),
  ])
  const again = await enquire({ mobile_number: one })
  expect(again['reference']).toBe(first['reference'])
  expect(second['reference']).not.toBe(first['reference'])
  expect([first, second].map((row) => row['suspicious_at'])).toEqual([null, null])
  expect(Number(await count()) - Number(before)).toBe(2)
})
