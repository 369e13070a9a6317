/** Separate, because no first render needs it. */
import { counted, DAY } from './counted.ts'

/** '42 %', from 0 to 100. */
export function percentage(percent: number): string {
  return new Intl.NumberFormat('ar-AE', { style: 'percent' }).format(percent / 100)
}

const MINUTE = { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' }
const DESTINATION = { one: 'وجهة واحدة', two: 'وجهتان', few: 'وجهات', many: 'وجهة', other: 'وجهة' }
const STAR = { one: 'نجمة واحدة', two: 'نجمتان', few: 'نجوم', many: 'نجمة', other: 'نجمة' }
const CHARACTER = { one: 'حرف', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' }

/** After a preposition or a verb. */
export const ofDays = (count: number) => counted(count, { ...DAY, two: 'يومين' })

export const stars = (count: number) => counted(count, STAR)

export const ofStars = (count: number) => counted(count, { ...STAR, two: 'نجمتين' })

export const ofMinutes = (count: number) => counted(count, MINUTE)

export const destinations = (count: number) => counted(count, DESTINATION)

export const characters = (count: number) => counted(count, CHARACTER)
