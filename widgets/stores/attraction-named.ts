import type { Attraction } from '../contract/attractions.ts'
import { named } from '../contract/values/choice.ts'
import { choiceOf } from './attraction-list.ts'

/** Finds the attraction with a given name or label. A separate module, because the list loads first. */
export const attractionNamed = (list: readonly Attraction[], text: string) =>
  named(list, text, (attraction) => choiceOf(attraction).label)
