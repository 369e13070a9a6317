import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate, showDate } from './dates.ts'

test.each([
  ['20/11/2026', '2026-11-20'],
  ['5/1/2026', '2026-01-05'],
  [' 05.01.2026 ', '2026-01-05'],
  ['05-01-2026', '2026-01-05'],
  ['05012026', '2026-01-05'],
  ['29/02/2028', '2028-02-29'],
  ['2026-11-20', '2026-11-20'],
])('reads %s as %s', (written, date) => {
  expect(readDate(written)).toBe(date)
})

test.each([
  '',
  '20/11',
  '20/11/26',
  '31/02/2026',
  '29/02/2026',
  '20/13/2026',
  '00/01/2026',
  'soon',
])('leaves %j unchanged', (written) => {
  expect(readDate(written)).toBe(written)
  expect(showDate(written)).toBe(written)
})

test('reads every date that it formats', () => {
  expect(showDate('2026-01-05')).toBe('05/01/2026')
  const date = fc.date({
    min: new Date('1000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(date, (date) => {
      const iso = date.toISOString().slice(0, 10)
      expect(readDate(showDate(iso))).toBe(iso)
    }),
  )
})
