import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import * as browse from '../messages/en/browse.ts'

/** Drops texts that cards do not show, to keep pages with a hundred attractions small. */
export const cardFields = (attraction: AttractionDetails): AttractionDetails => ({
  ...attraction,
  description: '',
  activities: [],
})

/** '1 place', '7 places', '2 of 7 places'. */
export function countOf(shown: number, total = shown): string {
  return browse.count(shown, total)
}

/** 'Amber Fort, Dal Lake and more'. */
export function someOf(attractions: readonly Pick<AttractionDetails, 'name'>[]): string {
  const names = attractions.slice(0, 3).map(({ name }) => name)
  return attractions.length > names.length ? browse.andMore(names) : names.join(', ')
}
