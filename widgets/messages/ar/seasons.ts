import type * as en from '../en/seasons.ts'
import type { Translated } from '../say.ts'
import { type Closure, closureOf } from '../closure.ts'
import { counted } from './counted.ts'
import { ofDays } from './counted-later.ts'
import { isolated, numeral } from './numeral.ts'
import { MONTHS, monthsInWords } from './months.ts'

const HOUR = { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' }

const monthName = (month: number) => MONTHS[month - 1] ?? ''

/** 'من يوليو إلى سبتمبر', 'من منتصف يونيو إلى منتصف نوفمبر', 'من 20 ديسمبر إلى 5 يناير'. */
function span(closure: Closure): string {
  const { first, last, isRough } = closureOf(closure)
  const [from = '', to = ''] = [first, last].map(({ month, day, isMiddle }) => {
    if (!isRough) return `${numeral(day)} ${monthName(month)}`
    return isMiddle ? `منتصف ${monthName(month)}` : monthName(month)
  })
  return isRough && from === to ? `شهر ${from}` : `من ${from} إلى ${to}`
}

export const seasons: Translated<typeof en.seasons> = {
  stop: (stop) => `المحطة ${numeral(stop)}: `,
  /** 'موعد إغلاق متنزه كانها الوطني: من يوليو إلى سبتمبر. ويُفتح من جديد في أكتوبر.' */
  closed: (name, closure) =>
    `موعد إغلاق ${closure.part ? 'جزء من ' : ''}${isolated(name)}: ${span(closure)}. موعد الافتتاح من جديد: ${monthName(closureOf(closure).opens)}.`,
  best: (months) => `أفضل الأشهر للزيارة: ${monthsInWords(months)}`,
  stay: (name, days) => `${isolated(name)}: يبقى معظم المسافرين ${ofDays(days)} على الأقل.`,
  byRoad: (from, to, hours) =>
    `من ${isolated(from)} إلى ${isolated(to)}: نحو ${counted(hours, HOUR)} بالسيارة.`,
  travelDay: (from, to, km) =>
    `من ${isolated(from)} إلى ${isolated(to)}: يوم سفر كامل، نحو ${numeral(km)} كم.`,
  flight: (from, to) => `من ${isolated(from)} إلى ${isolated(to)}: بالطائرة عادةً.`,
  flexible: 'مواعيد مرنة',
  flexibleIn: (month, year) => `مواعيد مرنة في ${monthName(month)} ${year}`.trim(),
}
