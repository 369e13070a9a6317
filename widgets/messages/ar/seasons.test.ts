import { expect, test } from 'vitest'
import { seasons } from './seasons.ts'

const said = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

test.each([
  ['07-01', '09-30', false, 'من يوليو إلى سبتمبر', 'أكتوبر'],
  ['06-15', '11-15', true, 'من منتصف يونيو إلى منتصف نوفمبر', 'نوفمبر'],
  ['02-01', '02-28', false, 'شهر فبراير', 'مارس'],
  ['12-20', '12-31', false, 'من 20 ديسمبر إلى 31 ديسمبر', 'يناير'],
])('says the closure of %s to %s, in part %s', (from, to, part, span, opens) => {
  const name = part ? 'جزء من كانها' : 'كانها'
  expect(said(seasons.closed('كانها', { from, to, part }))).toBe(
    `موعد إغلاق ${name}: ${span}. موعد الافتتاح من جديد: ${opens}.`,
  )
})

test('says seasons from their first month', () => {
  expect(seasons.best([4, 5, 6, 9, 10, 11])).toBe(
    'أفضل الأشهر للزيارة: من أبريل إلى يونيو ومن سبتمبر إلى نوفمبر',
  )
  expect(seasons.best([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toContain('طوال العام')
})

test('counts hours, and names a month with or without its year', () => {
  expect(said(seasons.byRoad('أغرا', 'دلهي', 2))).toBe('من أغرا إلى دلهي: نحو ساعتين بالسيارة.')
  expect(seasons.flexibleIn(11, '')).toBe('مواعيد مرنة في نوفمبر')
})
