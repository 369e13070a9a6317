import type { Attraction } from '../../widgets/contract/attractions.ts'
import { attractionOf } from '../../widgets/stores/attractions.ts'
import type { Provider } from '../../widgets/stores/provider.ts'

/** Tells the cards of a page what the page knows already: none of them asks. */
export function seedCards(provider: Provider, attractions: readonly Attraction[] = []): void {
  for (const attraction of attractions) {
    const { _id: id } = attraction
    attractionOf(provider, id).seed(attraction)
  }
}
