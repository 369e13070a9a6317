import type * as en from '../en/trip.ts'
import type { Translated } from '../say.ts'
import { showDate } from '../../contract/values/dates.ts'
import { listed } from './list.ts'
import { lengthExplained } from './wizard-length.ts'

export const trip: Translated<typeof en.trip> = {
  /** 'Kochi: 5 दिन, 05/12/2026 से 10/12/2026 तक, 2 वयस्क'. With dates, an explanation follows. */
  said: (enquiry, cities) => {
    const { destinations, number_of_adults, number_of_kids, from_date, to_date } = enquiry
    let days = 0
    const names: string[] = []
    for (const { city, no_days } of destinations) {
      days += no_days
      const name = cities.find(({ uuid }) => uuid === city)?.name
      if (name && !names.includes(name)) names.push(name)
    }
    const where = listed(names) || 'आपकी ट्रिप'
    // The simple form has one number for adults and children.
    const adults = number_of_kids === undefined ? peopleSaid : adultsSaid
    const children = number_of_kids ? ` और ${childrenSaid(number_of_kids)}` : ''
    const from = from_date ? `, ${showDate(from_date)} से` : ''
    const to = to_date ? ` ${showDate(to_date)} तक` : ''
    const why = to_date ? `। ${lengthExplained(destinations.length)}` : ''
    return `${where}: ${days} दिन${from}${to}, ${adults(number_of_adults)}${children}${why}`
  },
}

const peopleSaid = (count: number) => (count === 1 ? '1 व्यक्ति' : `${count} लोग`)
const adultsSaid = (count: number) => `${count} वयस्क`
const childrenSaid = (count: number) =>
  count === 1 ? '5 साल से छोटा 1 बच्चा' : `5 साल से छोटे ${count} बच्चे`
