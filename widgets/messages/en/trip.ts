import type { City } from '../../contract/places.ts'
import { showDate } from '../../contract/values/dates.ts'
import { listed } from './list.ts'
import { lengthExplained } from './wizard-length.ts'
import type { Enquiry } from '../../contract/enquiries.ts'

const counted = (count: number, unit: string, units = `${unit}s`) =>
  `${count} ${count === 1 ? unit : units}`

/** 'Kochi: 5 days from 05/12/2026 to 10/12/2026, for 2 adults'. With dates, an explanation follows. */
function tripSaid(enquiry: Enquiry, cities: readonly City[]): string {
  const { destinations, number_of_adults, number_of_kids, from_date, to_date } = enquiry
  let days = 0
  const names: string[] = []
  for (const { city, no_days } of destinations) {
    days += no_days
    const name = cities.find(({ uuid }) => uuid === city)?.name
    if (name && !names.includes(name)) names.push(name)
  }
  const where = listed(names) || 'Your trip'
  // The simple form has one number for adults and children.
  const people =
    number_of_kids === undefined
      ? counted(number_of_adults, 'person', 'people')
      : counted(number_of_adults, 'adult')
  const children = number_of_kids
    ? ` and ${counted(number_of_kids, 'child', 'children')} below 5`
    : ''
  const from = from_date ? ` from ${showDate(from_date)}` : ''
  const to = to_date ? ` to ${showDate(to_date)}` : ''
  const why = to_date ? `. ${lengthExplained(destinations.length)}` : ''
  return `${where}: ${counted(days, 'day')}${from}${to}, for ${people}${children}${why}`
}

export const trip = {
  id: 'trip' as const,
  said: tripSaid,
}
