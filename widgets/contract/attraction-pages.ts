import * as z from 'zod/mini'
import { attractionDetails, type AttractionDetails } from './attraction-details.ts'
import { attractionQuery } from './attractions.ts'
import { entriesIn, figure, id, itemsIn, listAnswer, listOf, orElse, some, words } from './list.ts'
import { MAX_CATEGORIES, MAX_PAGE_SIZE } from './limits.ts'
import { count } from './text.ts'

/** What of a long list is asked for. A provider that knows no pages answers all of it. */
export const attractionPageQuery = z.extend(attractionQuery, {
  /** From 1. */
  page: z.optional(count(1, 100_000)),
  page_size: z.optional(count(1, MAX_PAGE_SIZE)),
  /** Only those that have one of these among their categories, to the letter. */
  categories: z.optional(z.array(z.string()).check(z.maxLength(MAX_CATEGORIES))),
})

/** Some of the attractions of a place. */
export interface AttractionPage {
  data: AttractionDetails[]
  /** How many there are in all; those that came, where the provider does not say. */
  total: number
}

const tally = figure.check(z.minimum(0))

/** As it is answered: with the total to who asks for a page, else as a bare list. */
export const attractionsAnswer = z.union([
  z.object({ data: z.array(attractionDetails), total: tally }),
  listOf(attractionDetails),
])

const attractionPage = z.pipe(
  listAnswer,
  z.transform((answer): AttractionPage => {
    const { data: list, total } = Array.isArray(answer) ? { data: answer } : answer
    const data = itemsIn(attractionDetails, list)
    return { data, total: Math.max(orElse(tally, 0).parse(total), data.length) }
  }),
)

export const attractionsByPage = { input: attractionPageQuery, output: attractionPage }

/** How many attractions there are of each list of categories, in several places at once. */
const attractionCounts = z.object({
  /** The lists of categories that attractions have. */
  categories: z.array(some(z.string())),
  /** By the uuid of a place, how many are of each of those lists; 'everywhere' is all. */
  places: z.pipe(
    z.unknown(),
    z.transform((sent) => entriesIn(z.array(tally), sent)),
  ),
})
export type AttractionCounts = z.infer<typeof attractionCounts>

/** As much of an attraction as a list of addresses needs. */
const address = z.object({ _id: id, total_review: orElse(figure, 0), updated: words })
export type AttractionAddress = z.infer<typeof address>

export const attractionAddresses = { output: listOf(address) }
export const attractionsCounted = { output: attractionCounts }
