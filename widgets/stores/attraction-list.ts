import type { Attraction } from '../contract/attractions.ts'
import * as endpoints from '../contract/endpoints.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

/** Every attraction there is: the choices of a review. */
export const attractions = (provider: Provider) =>
  listFrom('attractions', provider, endpoints.attractionsAt, { input: {} })

/** The one attraction whose name, or whose choice, a text is, case and accents aside. */
export function attractionNamed(list: readonly Attraction[], text: string): Attraction | undefined {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base' })
  const is = (name: string) => compare(name, text.trim()) === 0
  const named = list.filter((attraction) => is(attraction.name) || is(choiceOf(attraction).label))
  return named.length === 1 ? named[0] : undefined
}

/** An attraction as it is chosen (specification, section 2): 'Agra, Uttar Pradesh/Taj Mahal'. */
export const choiceOf = ({ _id, attraction_location_label, name }: Attraction) => ({
  value: _id,
  label: `${attraction_location_label}/${name}`,
})
