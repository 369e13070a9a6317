import type { Season } from '../../../contract/seasons.ts'
import { seasons as english } from '../../../messages/en/seasons.ts'

/* Rough rules, because only positions are known. Mountain roads take longer, and a sea between two places is not seen. */

const EARTH_RADIUS_KM = 6371
/** Roads between towns are about 1.2 to 1.4 times as long as the straight line. */
const ROAD_FACTOR = 1.3
/** Average of Indian highways with towns and stops. */
const KM_PER_HOUR = 50
/** More fills a day. */
const MOST_HOURS = 8
/** Farther is more than a day and a night by road or rail. */
const MOST_KM = 1000

export interface TravelStop {
  /** Uuid. */
  city: string
  name: string
  country: string | undefined
  seasons: readonly Season[]
}

type Position = readonly [latitude: number, longitude: number]

/** The best known attraction with coordinates is first. It represents its city. */
function positionOf({ seasons }: TravelStop): Position | undefined {
  for (const { latitude, longitude } of seasons)
    if (latitude !== null && longitude !== null) return [latitude, longitude]
  return undefined
}

/** Great-circle distance by the haversine formula. */
export function kilometres(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (at: 0 | 1) => Math.sin(radians(other[at] - one[at]) / 2) ** 2
  const along = Math.cos(radians(one[0])) * Math.cos(radians(other[0]))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half(0) + along * half(1)))
}

/** Travel between two stops; '' for the same city, neighbours, or without coordinates. */
export function travelNote(from: TravelStop, to: TravelStop, words = english): string {
  const [start, end] = [positionOf(from), positionOf(to)]
  if (!start || !end || from.city === to.city) return ''
  const road = kilometres(start, end) * ROAD_FACTOR
  const hours = Math.round(road / KM_PER_HOUR)
  if (hours === 0) return ''
  if (road > MOST_KM) return words.flight(from.name, to.name)
  // A border takes hours of its own.
  const isDay = hours > MOST_HOURS || from.country !== to.country
  return isDay
    ? words.travelDay(from.name, to.name, Math.max(50, Math.round(road / 50) * 50))
    : words.byRoad(from.name, to.name, hours)
}
