import { MAX_DESTINATIONS } from '../contract/limits.ts'
import type { Place } from '../contract/places.ts'
import { uuidOf } from './places.ts'

/** Uuids of places by their uuids or names, separated by '|', at most as many as a trip may have; '' for unknown ones. */
export const uuidsOf = (list: readonly Place[], meant: string): string =>
  meant
    .split('|', MAX_DESTINATIONS)
    .map((each) => uuidOf(list, each))
    .join('|')
