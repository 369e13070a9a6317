import type { Attraction } from '../contract/attractions.ts'
import type { Choice } from '../contract/values/choice.ts'
import * as endpoints from '../contract/endpoints.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

export const attractions = (provider: Provider) =>
  listFrom(provider, endpoints.attractionsAt, { input: {} })

/** Label of an attraction in a list (specification, section 2): 'Agra, Uttar Pradesh/Taj Mahal'. */
export const choiceOf = (attraction: Attraction): Choice => {
  const { _id, attraction_location_label, name, label_en, name_en } = attraction
  return {
    value: _id,
    label: `${attraction_location_label}/${name}`,
    also: name_en && `${label_en} ${name_en}`,
  }
}
