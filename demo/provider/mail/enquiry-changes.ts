import { factsFor } from '../../../widgets/contract/enquiry-facts.ts'
import type { Fact } from './letter.ts'
import { type Trip, counted } from './trip-in-words.ts'

/**
 * Changed facts of an enquiry, each as 'before → after'. Those of a person are without the old value: it may be
 * another person's, whose data would then be in this email.
 */
export function changesOf(before: Trip, after: Trip): Fact[] {
  const old = new Map(factsOf(before).map(({ label, value }) => [label, value]))
  return factsOf(after)
    .filter(({ label, value }) => old.get(label) !== value)
    .map(({ label, value, part }) => {
      const now = value || 'none'
      return [label, part === 'person' ? now : `${old.get(label) || 'none'} → ${now}`]
    })
}

function factsOf({ enquiry, stops }: Trip) {
  const way = enquiry.destinations.map(({ no_days, no_nights, accommodation_preference }, at) => {
    const nights = no_nights === undefined || no_nights === null ? '' : counted(no_nights, 'night')
    const place = stops[at]?.label ?? ''
    return [place, counted(no_days, 'day'), nights, accommodation_preference]
      .filter(Boolean)
      .join(', ')
  })
  const trip = { label: 'Trip', value: way.join('; '), part: 'trip' }
  return [trip, ...factsFor('desk', enquiry)]
}
