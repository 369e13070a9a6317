// @vitest-environment node
import { expect, test } from 'vitest'
import type { Season } from '../../../contract/seasons.ts'
import { bestMonths, closedNotes, stopDates } from './season-notes.ts'

const monsoon = { from: '07-01', to: '09-30', part: false }
const kanha: Season = { name: 'Kanha', best_months: [11, 12, 1, 2, 3], closures: [monsoon] }
const dubai: Season = { name: 'Dubai', best_months: [12, 1, 2], closures: [] }
const glacier: Season = {
  name: 'Glacier',
  best_months: [],
  closures: [{ from: '11-01', to: '03-31', part: false }],
}

test('each stop starts after the days before it', () => {
  const rows = ['4', '3', '', '2'].map((no_days) => ({ no_days }))
  expect(stopDates('2026-12-29', rows)).toEqual([
    { first: '2026-12-29', last: '2027-01-01' },
    { first: '2027-01-02', last: '2027-01-04' },
    { first: '2027-01-05', last: '2027-01-05' },
    undefined,
  ])
  expect(stopDates('', rows)[0]).toBeUndefined()
})

const NOTE = 'Kanha is closed July to September. It opens again in October.'

test.each([
  ['2027-06-27', '2027-06-30', []],
  ['2027-06-28', '2027-07-01', [NOTE]],
  ['2027-07-15', '2027-07-18', [NOTE]],
  ['2027-09-30', '2027-09-30', [NOTE]],
  ['2027-10-01', '2027-10-04', []],
  ['2026-10-01', '2027-09-01', [NOTE]],
])('notes for Kanha from %s to %s: %j', (first, last, notes) => {
  expect(closedNotes([dubai, kanha], { first, last })).toEqual(notes)
})

test('a season can span the new year', () => {
  const at = (date: string) => closedNotes([glacier], { first: date, last: date }).length
  expect(['2026-10-31', '2026-11-01', '2027-01-15', '2027-03-31', '2027-04-01'].map(at)).toEqual([
    0, 1, 1, 1, 0,
  ])
  expect(closedNotes([glacier], undefined)).toEqual([])
})

test('lists the months that are best for all attractions of a stop', () => {
  expect(bestMonths([kanha])).toBe('Best months: November to March')
  expect(bestMonths([kanha, dubai, glacier])).toBe('Best months: December to February')
  expect(bestMonths([glacier])).toBe('')
  expect(bestMonths([])).toBe('')
})
