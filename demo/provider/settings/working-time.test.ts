import { expect, test } from 'vitest'
import { companyTime } from './company-time.ts'
import { oneWorkingDayAfter, workingMinutesAfter, workingTimeFrom } from './working-time.ts'

const WEEK = workingTimeFrom('Mon-Fri 09:30-18:30, Sat 10:00-14:00', '2026-12-25, 2027-01-26')
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+05:30`)

// 23 November 2026 is a Monday.
test.each([
  ['within hours', '2026-11-23 11:15', '2026-11-24 11:15'],
  ['before the opening', '2026-11-23 03:00', '2026-11-24 09:30'],
  ['at the opening', '2026-11-23 09:30', '2026-11-24 09:30'],
  ['after hours', '2026-11-23 18:30', '2026-11-25 09:30'],
  ['before a short day', '2026-11-27 17:00', '2026-11-28 14:00'],
  ['before an opening that is later', '2026-11-27 09:40', '2026-11-28 10:00'],
  ['on a day off', '2026-11-29 12:00', '2026-12-01 09:30'],
  ['before a day off', '2026-11-28 13:00', '2026-11-30 13:00'],
  ['before a holiday', '2026-12-24 12:00', '2026-12-26 12:00'],
  ['on a holiday', '2026-12-25 12:00', '2026-12-28 10:00'],
])('is due one working day later: %s', (_, received, due) => {
  expect(companyTime(oneWorkingDayAfter(WEEK, at(received)))).toBe(due)
})

test.each([
  ['2026-11-23 11:15', 120, '2026-11-23 13:15'],
  ['2026-11-23 17:30', 120, '2026-11-24 10:30'],
  ['2026-11-23 18:00', 30, '2026-11-23 18:30'],
  ['2026-11-28 13:30', 60, '2026-11-30 10:00'],
  ['2026-11-28 20:00', 1200, '2026-12-02 11:30'],
])('counts working minutes only: %s and %i', (from, minutes, until) => {
  expect(companyTime(workingMinutesAfter(WEEK, at(from), minutes))).toBe(until)
})

test('a week may wrap around, and a later entry replaces an earlier one', () => {
  const { week } = workingTimeFrom('Sat-Mon 08:00-12:00, Sun 10:00-11:00')
  expect(week.map((hours) => hours?.opens)).toEqual([
    '10:00',
    '08:00',
    undefined,
    undefined,
    undefined,
    undefined,
    '08:00',
  ])
})

test.each([
  '',
  ',',
  'Mon',
  'Mon 9:30-18:00',
  'Mon 18:00-09:00',
  'Mon 09:00-24:00',
  'mon 09:00-10:00',
])('refuses the working hours %j', (hours) =>
  expect(() => workingTimeFrom(hours)).toThrow(/^WORKING_HOURS must /),
)

test.each(['2026-02-31', '26/01/2027', 'x'])('refuses the holiday %j', (date) => {
  expect(() => workingTimeFrom('Mon 09:00-10:00', `2027-01-26,${date}`)).toThrow(
    `HOLIDAYS must be dates like 2027-01-26, separated by commas, but contains '${date}'.`,
  )
})

test('ends even if every day is a holiday', () => {
  const dates = Array.from({ length: 800 }, (_, day) =>
    new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10),
  )
  const never = workingTimeFrom('Mon-Sun 09:00-17:00', dates.join())
  expect(oneWorkingDayAfter(never, at('2026-11-23 11:15')).getTime()).toBeGreaterThan(0)
})
