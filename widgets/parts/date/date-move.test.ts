import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveDate, moveOf } from './date-move.ts'

const pressed = (key: string, date: string, min?: string, max?: string) =>
  moveDate(date, moveOf(key, date)!, min, max)

test.each([
  ['ArrowLeft', '2027-01-01', '2026-12-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-12-05', '2026-11-28'],
  ['ArrowDown', '2026-11-28', '2026-12-05'],
  ['Home', '2026-11-28', '2026-11-23'],
  ['Home', '2026-11-29', '2026-11-23'],
  ['Home', '2026-11-23', '2026-11-23'],
  ['End', '2026-11-28', '2026-11-29'],
  ['End', '2026-11-30', '2026-12-06'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageDown', '2028-01-31', '2028-02-29'],
  ['PageDown', '2026-12-15', '2027-01-15'],
  ['PageUp', '2027-03-31', '2027-02-28'],
  ['PageUp', '2027-01-15', '2026-12-15'],
  ['Shift+PageDown', '2028-02-29', '2029-02-28'],
  ['Shift+PageUp', '2026-11-28', '2025-11-28'],
])('%s goes from %s to %s', (key, from, to) => {
  expect(pressed(key, from)).toBe(to)
})

test.each([
  ['ArrowLeft', '2026-11-28'],
  ['ArrowUp', '2026-11-30'],
  ['Home', '2026-11-28'],
  ['PageUp', '2026-12-15'],
  ['Shift+PageUp', '2027-06-01'],
])('%s goes from %s to the first day at most', (key, from) => {
  expect(pressed(key, from, '2026-11-28')).toBe('2026-11-28')
})

test.each(['ArrowRight', 'ArrowDown', 'End', 'PageDown', 'Shift+PageDown'])(
  '%s stops at the last day',
  (key) => {
    expect(pressed(key, '2026-11-21', undefined, '2026-11-21')).toBe('2026-11-21')
    expect(pressed(key, '9999-12-31')).toBe('9999-12-31')
  },
)

test.each(['Enter', 'a', 'Shift+ArrowLeft', 'Shift+Home'])('%s does not move', (key) => {
  expect(moveOf(key, '2026-11-28')).toBeUndefined()
})

test('stays within the limits and reaches the requested month', () => {
  const noInvalidDate = true
  const min = new Date('1001-01-01')
  const date = fc.date({ min, max: new Date('9998-12-31'), noInvalidDate })
  fc.assert(
    fc.property(date, fc.integer({ min: -12, max: 12 }), (at, months) => {
      const from = at.toISOString().slice(0, 10)
      const month = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7))
      const to = moveDate(from, [months, 0])
      expect(month(to) - month(from)).toBe(months)
      expect(to.slice(8) <= from.slice(8)).toBe(true)
      expect(moveDate(from, [months, 0], from, from)).toBe(from)
    }),
  )
})
