import type { Attraction } from '../../widgets/contract/attractions.ts'
import { attractionOf } from '../../widgets/stores/attractions.ts'
import type { Provider } from '../../widgets/stores/provider.ts'

/** Gives the cards the page's data, so that they make no requests. */
export function seedCards(provider: Provider, attractions: readonly Attraction[] = []): void {
  for (const attraction of attractions) {
    const { _id: id } = attraction
    attractionOf(provider, id).seed(attraction)
  }
}
