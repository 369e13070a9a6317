import { showDate } from '../../../widgets/contract/values/dates.ts'
import type { Enquiry } from '../../../widgets/contract/enquiries.ts'
import type { Stop } from '../data/enquiries/enquiries.ts'

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

/** Most stops that are named. */
const NAMED = 4

/** Describes a trip without any words of its sender. */
export function tripInWords({ enquiry, stops }: Trip): TripInWords {
  let days = 0
  for (const { no_days } of enquiry.destinations) days += no_days
  const start = enquiry.from_date && `from ${showDate(enquiry.from_date)}`
  const what = `${sentence(inWords(days))} ${days === 1 ? 'day' : 'days'} in ${placeOf(stops)}`
  return {
    what: `${what} for ${partyOf(enquiry)}`,
    how: [wayOf({ enquiry, stops }), start].filter(Boolean).join('; '),
  }
}

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (count: number) => WORDS[count] ?? String(count)

/** The smallest place with all stops in it, or the names of several countries. */
function placeOf(stops: Stop[]): string {
  for (const size of ['name', 'state', 'country'] as const) {
    const places = [...new Set(stops.map((stop) => stop[size]))]
    if (places.length === 1) return withArticle(places[0]!)
  }
  const countries = [...new Set(stops.map(({ country }) => withArticle(country)))]
  if (countries.length > 3) return `${inWords(countries.length)} countries`
  return `${countries.slice(0, -1).join(', ')} and ${countries.at(-1)}`
}

/** Names that need 'the'. */
const THE = /^(?:United |Special Region |Maldives$|Netherlands$|Philippines$)| Islands$/
const withArticle = (place: string) => (THE.test(place) ? `the ${place}` : place)

/** 'two', or 'two adults and one child' with children below five. */
function partyOf({ number_of_adults: adults, number_of_kids: kids }: Enquiry) {
  if (!kids) return inWords(adults)
  const grown = `${inWords(adults)} ${adults === 1 ? 'adult' : 'adults'}`
  return `${grown} and ${inWords(kids)} ${kids === 1 ? 'child' : 'children'}`
}

/** 'Kochi, 2 nights, then Munnar, 1 night'; empty for a single place. */
function wayOf({ enquiry, stops }: Trip): string {
  if (stops.length < 2) return ''
  const told = enquiry.destinations.map(({ no_days, no_nights }, index) => {
    const stay = no_nights ? counted(no_nights, 'night') : counted(no_days, 'day')
    return `${stops[index]?.name}, ${stay}`
  })
  const more = told.length - NAMED
  if (more < 1) return told.join(', then ')
  const rest = `${inWords(more)} more ${more === 1 ? 'stop' : 'stops'}`
  return `${told.slice(0, NAMED).join(', then ')}, and ${rest}`
}
