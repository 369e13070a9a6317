import type { Attraction } from '../../widgets/contract/attractions.ts'
import { pathOf } from '../routing/router.ts'

/** Where a trip to an attraction is planned: with its city, which its label begins with, chosen. */
export function pathToTrip({ attraction_location_label: label }: Attraction): string {
  const [city = ''] = label.split(',')
  return pathOf('enquiry', {}, { destination: city.trim() })
}
