import type { Attraction } from '../../widgets/contract/attractions.ts'
import { pathOf } from '../routing/router.ts'

type Labelled = Pick<Attraction, 'attraction_location_label'>
type Planned = Labelled & Pick<Attraction, '_id'>

export const cityOf = ({ attraction_location_label: label }: Labelled) =>
  label.split(/[,،]/)[0]!.trim()

export function pathToTrip({ _id: attraction, ...labelled }: Planned): string {
  return pathOf('enquiry', {}, { destination: cityOf(labelled), attraction })
}

export const pathToTripIn = (region: string, destination?: string): string =>
  pathOf('enquiry', {}, { region, destination })

/** With more cities, a search is better than buttons. */
const MOST = 12

export function citiesToBegin(attractions: readonly Labelled[]): string[] {
  const cities = [...new Set(attractions.map(cityOf))].filter(Boolean).toSorted()
  return cities.length > 1 && cities.length <= MOST ? cities : []
}
