// @vitest-environment node
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { addDays, addMonths, earliestStart } from './add-days.ts'
import { isDate, today, utcDate } from './dates.ts'

/** From the last zone to reach a new day to the first, with and without clock changes. */
const ZONES = [
  'Pacific/Pago_Pago', // UTC-11
  'America/New_York',
  'America/Sao_Paulo',
  'UTC',
  'Europe/Berlin',
  'Africa/Cairo', // its clocks change at midnight
  'Asia/Kolkata', // UTC+5:30
  'Asia/Kathmandu', // UTC+5:45
  'Australia/Lord_Howe', // its clocks change by half an hour
  'Pacific/Apia', // has no 30 December 2011
  'Pacific/Kiritimati', // UTC+14
]

const home = process.env['TZ']
afterEach(() => {
  if (home === undefined) delete process.env['TZ']
  else process.env['TZ'] = home
})

const everywhere = <Answer>(work: () => Answer): Answer[] =>
  ZONES.map((zone) => {
    process.env['TZ'] = zone
    return work()
  })

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const iso = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Reference implementation that counts one day at a time. */
function turnLeaves(date: string, days: number): string {
  let [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  for (let turned = 0; turned < days; turned++) {
    day += 1
    if (day > daysIn(year, month)) [month, day] = [month + 1, 1]
    if (month > 12) [year, month] = [year + 1, 1]
  }
  return year > 9999 ? '' : iso(year, month, day)
}

const date = fc
  .record({ year: fc.integer({ min: 1, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain(({ year, month }) =>
    fc
      .integer({ min: 1, max: daysIn(year, month) })
      // Tests ends of months and 29 February more often than random dates would.
      .chain((day) => fc.constantFrom(day, 1, daysIn(year, month)))
      .map((day) => iso(year, month, day)),
  )

test('counts days as a calendar does, in every zone', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 800 }), (from, days) => {
      const expected = turnLeaves(from, days)
      expect(everywhere(() => addDays(from, days))).toEqual(ZONES.map(() => expected))
    }),
    { numRuns: 2000 },
  )
})

test('adding and subtracting the same days returns the start', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -7300, max: 7300 }), (from, days) => {
      const there = addDays(from, days)
      expect([from, there && addDays(there, -days)]).toEqual([from, there && from])
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['2028-02-22', 7, '2028-02-29'],
  ['2028-02-29', 1, '2028-03-01'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2100-02-28', 1, '2100-03-01'],
  ['2000-02-28', 1, '2000-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-31', 31, '2026-03-03'],
  // Clock changes in Europe, America, Cairo (at midnight) and Lord Howe.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-10-31', 2, '2026-11-02'],
  ['2026-04-23', 1, '2026-04-24'],
  ['2026-04-04', 1, '2026-04-05'],
  // Samoa skipped 30 December 2011.
  ['2011-12-29', 1, '2011-12-30'],
  ['0099-12-31', 1, '0100-01-01'],
])('%s plus %i days is %s in every zone', (from, days, to) => {
  expect(new Set(everywhere(() => addDays(from, days)))).toEqual(new Set([to]))
})

test.each(['', '28/11/2026', '2026-1-1', 'tomorrow', '12026-01-01', '9999-12-31'])(
  'returns no day after %j',
  (from) => expect(addDays(from, 1)).toBe(''),
)

test('returns nothing for NaN, infinite and huge numbers of days', () => {
  for (const days of [NaN, Infinity, -Infinity, 1e300, -1e300, 1e9]) {
    expect(addDays('2026-11-21', days)).toBe('')
  }
})

test("today is the date in the visitor's time zone", () => {
  const moment = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, fc.constantFrom(...ZONES), (at, zone) => {
      process.env['TZ'] = zone
      const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
      expect(today(at)).toBe(format.format(at))
    }),
    { numRuns: 2000 },
  )
})

test('the earliest start is 7 days from today in the local zone', () => {
  const starts = (at: string) => everywhere(() => earliestStart(today(new Date(at))))
  const [samoa, , , , , , , , , , kiritimati] = starts('2026-11-21T10:30:00Z')
  expect([samoa, kiritimati]).toEqual(['2026-11-27', '2026-11-29'])
  expect(new Set(starts('2026-11-21T10:30:00Z'))).toEqual(
    new Set(['2026-11-27', '2026-11-28', '2026-11-29']),
  )
  expect(new Set(starts('2028-02-22T12:00:00Z'))).toContain('2028-02-29')
})

test('adds months without skipping one, in every zone', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -30, max: 30 }), (from, months) => {
      const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
      const count = year * 12 + month - 1 + months
      const [inYear, inMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
      const last = Math.min(day, daysIn(inYear, inMonth))
      const expected = inYear < 1 || inYear > 9999 ? '' : iso(inYear, inMonth, last)
      expect(new Set(everywhere(() => addMonths(from, months)))).toEqual(new Set([expected]))
    }),
    { numRuns: 1000 },
  )
})

test('accepts only dates that exist', () => {
  fc.assert(fc.property(date, (date) => void expect(isDate(date)).toBe(true)))
  const part = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), part, part, (year, month, day) => {
      const exists = year > 0 && month > 0 && month < 13 && day > 0 && day <= daysIn(year, month)
      expect(isDate(iso(year, month, day))).toBe(exists)
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => void expect(isDate(text)).toBe(false)))
})

test('the UTC date is the same in every zone', () => {
  const at = new Date('2026-11-21T23:59:59Z')
  expect(new Set(everywhere(() => utcDate(at)))).toEqual(new Set(['2026-11-21']))
})
