import { listed } from '../../../widgets/messages/en/list.ts'
import * as says from '../../messages/en/browse.ts'
import { cities, type NamedSpot } from './map-cities.ts'
import type { Spot } from './map-frames.ts'

/** In km: radius of the earth, distance that counts as in a city, and distance beyond which a city does not help. */
const EARTH = 6371
const IN = 12
const FAR = 1500

/** Text alternative of a map. */
export function placeInWords(points: readonly NamedSpot[]): string {
  const [only] = points
  if (!only || points.length > 1) return namesOf(points)
  const known = cities.map((city) => ({ city, away: kilometres(city, only) }))
  const { city, away } = known.toSorted((one, other) => one.away - other.away)[0]!
  if (away > FAR || city.name === only.name) return only.name
  if (away < IN) return says.inOrNear(only.name, city.name)
  return says.awayFrom(only.name, rounded(away), sideOf(city, only), city.name)
}

function namesOf(points: readonly NamedSpot[]): string {
  return listed(points.map(({ name }) => name))
}

const rounded = (away: number) =>
  away < 50 ? Math.round(away / 5) * 5 : Math.round(away / 10) * 10

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great circle, in km. */
export function kilometres(from: Spot, to: Spot): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const sine = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east
  return 2 * EARTH * Math.asin(Math.sqrt(sine))
}

export function sideOf(from: Spot, to: Spot): string {
  const turn = radians(to.longitude - from.longitude)
  const [start, end] = [radians(from.latitude), radians(to.latitude)]
  const east = Math.sin(turn) * Math.cos(end)
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn)
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4)
  return says.sides[(eighth + 8) % 8]!
}
