import type * as en from '../en/trip.ts'
import type { Translated } from '../say.ts'
import { showDate } from '../../contract/values/dates.ts'
import { counted, days as daysIn } from './counted.ts'
import { listed } from './list.ts'
import { isolated } from './numeral.ts'
import { lengthExplained } from './wizard-length.ts'

const PERSON = { one: 'شخص واحد', two: 'شخصان', few: 'أشخاص', many: 'شخصًا', other: 'شخص' }
const ADULT = { one: 'بالغ واحد', two: 'بالغان', few: 'بالغين', many: 'بالغًا', other: 'بالغ' }
const CHILD = { one: 'طفل واحد', two: 'طفلان', few: 'أطفال', many: 'طفلًا', other: 'طفل' }

export const trip: Translated<typeof en.trip> = {
  /** 'كوتشي: 5 أيام من 05/12/2026 إلى 10/12/2026، بالغان'. With dates, an explanation follows. */
  said: (enquiry, cities) => {
    const { destinations, number_of_adults, number_of_kids, from_date, to_date } = enquiry
    let days = 0
    const names: string[] = []
    for (const { city, no_days } of destinations) {
      days += no_days
      const name = cities.find(({ uuid }) => uuid === city)?.name
      if (name && !names.includes(name)) names.push(name)
    }
    const where = listed(names.map(isolated)) || 'رحلتك'
    // The simple form has one number for adults and children.
    const people = counted(number_of_adults, number_of_kids === undefined ? PERSON : ADULT)
    const children = number_of_kids ? ` و${counted(number_of_kids, CHILD)} دون 5 سنوات` : ''
    const from = from_date ? ` من ${isolated(showDate(from_date))}` : ''
    const to = to_date ? ` إلى ${isolated(showDate(to_date))}` : ''
    const why = to_date ? `. ${lengthExplained(destinations.length)}` : ''
    return `${where}: ${daysIn(days)}${from}${to}، ${people}${children}${why}`
  },
}
