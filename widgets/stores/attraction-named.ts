import type { Attraction } from '../contract/attractions.ts'
import { named } from '../contract/choice.ts'
import { choiceOf } from './attraction-list.ts'

/** The one attraction whose name, or whose choice, a text is. Apart from the list, which comes first. */
export const attractionNamed = (list: readonly Attraction[], text: string) =>
  named(list, text, (attraction) => choiceOf(attraction).label)
