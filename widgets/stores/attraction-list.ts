import type { Attraction } from '../contract/attractions.ts'
import type { Choice } from '../contract/values/choice.ts'
import * as endpoints from '../contract/endpoints.ts'
import { listFrom } from './list.ts'
import type { Provider } from './provider.ts'

export const attractions = (provider: Provider) =>
  listFrom(provider, endpoints.attractionsAt, { input: {} })

/** Label of an attraction in a list (specification, section 2): 'Agra, Uttar Pradesh/Taj Mahal'. */
export const choiceOf = ({ _id, attraction_location_label, name }: Attraction): Choice => ({
  value: _id,
  label: `${attraction_location_label}/${name}`,
})
