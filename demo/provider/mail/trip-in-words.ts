import type { Enquiry } from '../../../widgets/contract/enquiries.ts'
import type { Stop } from '../data/enquiries/enquiries.ts'
import type { Messages } from '../messages/messages.ts'

export interface Trip {
  enquiry: Enquiry
  stops: Stop[]
}

/** For example 'Six days in Kerala for two' and 'Kochi, 2 nights, then Munnar, 1 night; from 05/12/2026'. */
export interface TripInWords {
  what: string
  /** Route and start; empty if both are unknown. */
  how: string
}

type Says = Pick<Messages, 'trip'>

/** Most stops that are named. */
const NAMED = 4

/** Describes a trip without any words of its sender. */
export function tripInWords({ enquiry, stops }: Trip, says: Says): TripInWords {
  const { trip } = says
  let days = 0
  for (const { no_days } of enquiry.destinations) days += no_days
  const { from_date, number_of_adults: adults, number_of_kids: kids } = enquiry
  const start = from_date && trip.from(from_date)
  return {
    what: sentence(trip.what(days, placeOf(stops, says), adults, kids ?? 0)),
    how: [wayOf({ enquiry, stops }, says), start].filter(Boolean).join(trip.semicolon),
  }
}

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The smallest place with all stops in it, or the names of several countries. */
function placeOf(stops: Stop[], { trip }: Says): string {
  for (const size of ['name', 'state', 'country'] as const) {
    const places = [...new Set(stops.map((stop) => stop[size]))]
    if (places.length === 1) return trip.places(places)
  }
  const countries = [...new Set(stops.map(({ country }) => country))]
  return countries.length > 3 ? trip.countries(countries.length) : trip.places(countries)
}

/** 'Kochi, 2 nights, then Munnar, 1 night'; empty for a single place. */
function wayOf({ enquiry, stops }: Trip, { trip }: Says): string {
  if (stops.length < 2) return ''
  const stays = enquiry.destinations.map(({ no_days, no_nights }, index) => {
    const stay = no_nights ? trip.nights(no_nights) : trip.days(no_days)
    return trip.stay(stops[index]?.name ?? '', stay)
  })
  return trip.way(stays.slice(0, NAMED), Math.max(0, stays.length - NAMED))
}
