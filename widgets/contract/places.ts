import * as z from 'zod/mini'
import { cityChoices } from './city-choices.ts'
import { listOf, maybe } from './list.ts'
import { uuid } from './text.ts'

/** A country, a state, or a city to choose (specification, section 3). */
export const place = z.object({
  uuid,
  name: z.string(),
  /** The English name, if `name` is in another language. */
  name_en: maybe(z.string()),
})
export type Place = z.infer<typeof place>

/** A city, with its state and country if the provider sends them. */
export const city = z.object({
  uuid,
  name: z.string(),
  state: maybe(z.string()),
  country: maybe(z.string()),
  /** The English names, if the others are in another language. */
  name_en: maybe(z.string()),
  country_en: maybe(z.string()),
})
export type City = z.infer<typeof city>

export const countries = { output: listOf(place) }
export const states = { output: listOf(place) }
export const citiesOfState = { output: listOf(city) }

/** All cities as sorted, labelled destinations. */
export const cities = { output: z.pipe(listOf(city), z.transform(cityChoices)) }
