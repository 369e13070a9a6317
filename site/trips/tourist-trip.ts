import { travelAgency } from '../layout/structured-data.ts'
import { pathToTripIdea, labelOf, type Trip } from './trip.ts'
import * as says from '../messages/en/trips.ts'

export const idOfStop = (index: number) => `stop-${index + 1}`

/** A trip in schema.org terms. Without an offer, because its price is only an example. */
export const touristTrip = (trip: Trip): object => ({
  '@type': 'TouristTrip',
  name: trip.name,
  description: trip.sentence,
  url: pathToTripIdea(trip),
  image: trip.poster.picture,
  provider: travelAgency(),
  itinerary: {
    '@type': 'ItemList',
    numberOfItems: trip.stops.length,
    itemListElement: trip.stops.map((stop, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `${labelOf(stop)}: ${says.nights(stop.nights)}`,
      item: `${pathToTripIdea(trip)}#${idOfStop(index)}`,
    })),
  },
})
