// @vitest-environment node
import { expect, test } from 'vitest'
import type { Season } from '../../../contract/seasons.ts'
import { bestMonths, closedNotes, daysNeeded, stayNote, stopDates } from './season-notes.ts'

const monsoon = { from: '07-01', to: '09-30', part: false }
const unknown = { time_needed: '', latitude: null, longitude: null }
const kanha: Season = {
  ...unknown,
  name: 'Kanha',
  best_months: [11, 12, 1, 2, 3],
  closures: [monsoon],
  time_needed: '2 days',
}
const dubai: Season = { ...unknown, name: 'Dubai', best_months: [12, 1, 2], closures: [] }
const glacier: Season = {
  ...unknown,
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

test.each([
  ['2 days', 2],
  ['1 to 2 days', 1],
  ['2-3 days', 2],
  ['A day and a night', 2],
  ['An evening and a morning', 2],
  ['1 day', 1],
  ['2 to 3 hours', 0],
  ['Half a day', 0],
  ['', 0],
])('a visit of %j needs %i whole days', (time_needed, days) => {
  expect(daysNeeded(time_needed)).toBe(days)
})

test('names the usual minimum if a stop has fewer days', () => {
  const stayOf = (no_days: string) => stayNote('Kanha', [dubai, kanha], no_days)
  expect(stayOf('1')).toBe('Kanha: most travellers stay at least 2 days.')
  expect(['', '0', '2', '3'].map(stayOf)).toEqual(['', '', '', ''])
  expect(stayNote('Dubai', [dubai], '1')).toBe('')
  const inHindi = { ...kanha, time_needed: '2 से 3 दिन', time_needed_en: '2 to 3 days' }
  expect(stayNote('कान्हा', [inHindi], '1')).toContain('2 days')
})
