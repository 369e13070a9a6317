import { factsFor } from '../../../widgets/contract/enquiry-facts.ts'
import { ENGLISH } from '../messages/messages.ts'
import type { Fact } from './letter.ts'
import type { Trip } from './trip-in-words.ts'

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
  const { days, nights, trip: label } = ENGLISH.trip
  const way = enquiry.destinations.map(({ no_days, no_nights, accommodation_preference }, at) => {
    const asleep = no_nights === undefined || no_nights === null ? '' : nights(no_nights)
    const place = stops[at]?.label ?? ''
    return [place, days(no_days), asleep, accommodation_preference].filter(Boolean).join(', ')
  })
  return [{ label, value: way.join('; '), part: 'trip' }, ...factsFor('desk', enquiry)]
}
