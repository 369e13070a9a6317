import { numeral } from '../layout/numbers.ts'
import * as language from '../messages/en/language.ts'
import * as says from '../messages/en/towns.ts'
import { pathOf } from '../routing/router.ts'
import type { Poster } from '../pictures/journeys.ts'

export interface Stop {
  /** 'Country/State/City', as in the provider's places. */
  city: string
  nights: number
  /** Ids of attractions. */
  sights?: string[]
}

/** A sample itinerary, without the text of its days, which loads with its page only. */
export interface Trip {
  id: string
  name: string
  sentence: string
  /** Picture of one of its attractions. */
  poster: Poster
  /** Slugs of the region pages that show the trip. */
  regions: string[]
  /** From 1 to 12. */
  months: number[]
  /** Example price in INR per person. */
  price: number
  stops: Stop[]
}

export interface Plan {
  included: string[]
  /** One text for each night, and one for the day of departure. */
  days: string[]
}

export const WINTER = [10, 11, 12, 1, 2, 3]

export const poster = (scene: string, alt: string): Poster => ({
  picture: `/media/scenes/${scene}.svg`,
  alt,
})

export const nightsOf = ({ stops }: Trip) => stops.reduce((sum, { nights }) => sum + nights, 0)

/** Days at each stop. The day of departure belongs to the last one. */
export const daysAt = ({ stops }: Trip) =>
  stops.map(({ nights }, index) => (index === stops.length - 1 ? nights + 1 : nights))

/** English name, as the wizard knows it. */
export const townOf = ({ city }: Stop) => city.split('/').at(-1)!

export const townNameOf = (stop: Stop) => named(townOf(stop))

/** 'Jaipur, Rajasthan' or 'Giza, Egypt', like the labels of attractions. */
export function labelOf(stop: Stop): string {
  const [country, state] = stop.city.split('/')
  return says.placed(townNameOf(stop), named((country === 'India' ? state : country)!))
}

const named = (english: string) => says.names[english] ?? english

export const priceOf = ({ price }: Trip) => language.rupees(numeral(price))

export const sightsOf = ({ stops }: Trip): string[] => [
  ...new Set(stops.flatMap(({ sights = [] }) => sights)),
]

export const pathToPlan = ({ id: trip }: Pick<Trip, 'id'>) => pathOf('enquiry', {}, { trip })

export const pathToTripIdea = ({ id }: Trip) => pathOf('trip', { id })
