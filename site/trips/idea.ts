import * as says from '../messages/en/trip-ideas.ts'
import { poster, type Trip } from './trip.ts'

/** Texts and picture of a sample trip. */
export function idea(
  id: keyof typeof says.trips,
  scene: string,
): Pick<Trip, 'id' | 'name' | 'sentence' | 'poster'> {
  const { name, sentence, alt } = says.trips[id]
  return { id, name, sentence, poster: poster(scene, alt) }
}
