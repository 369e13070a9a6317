import * as z from 'zod/mini'
import { attractionDetails, type AttractionDetails } from './attraction-details.ts'
import { attractionQuery } from './attractions.ts'
import { entriesIn, figure, id, itemsIn, listAnswer, listOf, orElse, some, words } from './list.ts'
import { MAX_CATEGORIES, MAX_PAGE_SIZE } from './limits.ts'
import { count } from './text.ts'

/** Selects one page of a list of attractions. A provider without pages returns the whole list. */
export const attractionPageQuery = z.extend(attractionQuery, {
  /** Page number, from 1. */
  page: z.optional(count(1, 100_000)),
  page_size: z.optional(count(1, MAX_PAGE_SIZE)),
  /** Keeps only attractions with at least one of these categories, matched exactly. */
  categories: z.optional(z.array(z.string()).check(z.maxLength(MAX_CATEGORIES))),
})

/** One page of a place's attractions. */
export interface AttractionPage {
  data: AttractionDetails[]
  /** Number of attractions on all pages. Falls back to the number received if the provider sends no total. */
  total: number
}

const tally = figure.check(z.minimum(0))

/** `{data, total}` if the request has a page, else a bare list. */
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

/** Number of attractions by list of categories, for several places. */
const attractionCounts = z.object({
  /** The distinct lists of categories. */
  categories: z.array(some(z.string())),
  /** Counts by place uuid, one for each entry of `categories`, in its order. 'everywhere' counts all places. */
  places: z.pipe(
    z.unknown(),
    z.transform((sent) => entriesIn(z.array(tally), sent)),
  ),
})
export type AttractionCounts = z.infer<typeof attractionCounts>

const address = z.object({ _id: id, total_review: orElse(figure, 0), updated: words })
export type AttractionAddress = z.infer<typeof address>

export const attractionAddresses = { output: listOf(address) }
export const attractionsCounted = { output: attractionCounts }
