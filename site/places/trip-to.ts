import type { Attraction } from '../../widgets/contract/attractions.ts'
import { pathOf } from '../routing/router.ts'

type Labelled = Pick<Attraction, 'attraction_location_label'>
type Planned = Labelled & Pick<Attraction, '_id'>

/** The city that an attraction's label begins with. */
export const cityOf = ({ attraction_location_label: label }: Labelled) =>
  label.split(',')[0]!.trim()

/** Where a trip to an attraction is planned: with its city chosen, and its name in the request. */
export function pathToTrip({ _id: attraction, ...labelled }: Planned): string {
  return pathOf('enquiry', {}, { destination: cityOf(labelled), attraction })
}

/** Where a trip to a region is planned, which may begin in one of its cities. */
export const pathToTripIn = (region: string, destination?: string): string =>
  pathOf('enquiry', {}, { region, destination })

/** More cities than this are looked for by name, and not among buttons. */
const MOST = 12

/** The cities of attractions, each once, where they are few enough to choose between. */
export function citiesToBegin(attractions: readonly Labelled[]): string[] {
  const cities = [...new Set(attractions.map(cityOf))].filter(Boolean).toSorted()
  return cities.length > 1 && cities.length <= MOST ? cities : []
}
