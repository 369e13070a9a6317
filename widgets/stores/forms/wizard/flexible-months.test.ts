import { expect, test } from 'vitest'
import type { Season } from '../../../contract/seasons.ts'
import { flexibleMonths, isFlexible, toggleFlexible } from './flexible-months.ts'
import { createWizard } from './wizard.ts'
import { inEnglish } from '../../../messages/say.ts'

const season = (best_months: number[], ...closures: [string, string, boolean][]): Season => ({
  name: 'Kanha',
  best_months,
  closures: closures.map(([from, to, part]) => ({ from, to, part })),
  time_needed: '',
  latitude: null,
  longitude: null,
})
const rows = (...days: string[]) => days.map((no_days) => ({ no_days }))
const starts = (...asked: Parameters<typeof flexibleMonths>) =>
  flexibleMonths(...asked).map(({ from_date }) => from_date)

test('proposes the middle of the next three months if nothing is known', () => {
  expect(flexibleMonths('2026-12-03', rows(''), [[]])).toEqual([
    { from_date: '2026-12-15', said: 'Flexible in December 2026' },
    { from_date: '2027-01-15', said: 'Flexible in January 2027' },
    { from_date: '2027-02-15', said: 'Flexible in February 2027' },
  ])
})

test('starts no earlier than possible, and skips a month without a week left', () => {
  expect(starts('2026-12-20', rows(''), [[]])[0]).toBe('2026-12-20')
  expect(starts('2026-12-26', rows(''), [[]])[0]).toBe('2027-01-15')
})

test('prefers months that are best for all stops', () => {
  const [winter, spring] = [[season([11, 12, 1, 2])], [season([2, 3, 4])]]
  expect(starts('2026-12-03', rows('3', '3', '2'), [winter, spring, []])).toEqual(['2027-02-15'])
  const summer = [season([7])]
  expect(starts('2026-12-03', rows('3', '3'), [winter, summer])).toHaveLength(3)
})

test('moves the start away from closed days of any stop', () => {
  const closed = [season([7, 8], ['07-12', '07-31', false], ['08-01', '08-31', true])]
  // Three days elsewhere before it.
  expect(starts('2027-06-01', rows('3', '4'), [[], closed])).toEqual(['2027-07-05', '2027-08-15'])
  const monsoon = [season([6, 7, 10], ['07-01', '09-30', false])]
  expect(starts('2027-06-01', rows('4'), [monsoon])).toEqual(['2027-06-15', '2027-10-15'])
})

test('adds a line to the request until pressed again or another date is chosen', () => {
  const wizard = createWizard(inEnglish)
  wizard.prefill({ city: '', days: '', people: '' })
  const [month] = flexibleMonths('2027-11-01', rows(''), [[]])
  const requestOf = () => wizard.form.$form.get().any_special_request
  toggleFlexible(wizard, month!)
  expect(requestOf()).toBe('Flexible in November 2027')
  expect(wizard.form.$form.get().from_date).toBe('2027-11-15')
  toggleFlexible(wizard, month!)
  expect(requestOf()).toBe('')
  expect(wizard.form.$form.get().from_date).toBe('2027-11-15')
  toggleFlexible(wizard, month!)
  wizard.form.type('from_date', '2027-11-16')
  expect(requestOf()).toBe('')
  const { flexible, from_date } = wizard.form.$form.get()
  expect(isFlexible(flexible, from_date, month!)).toBe(false)
})
