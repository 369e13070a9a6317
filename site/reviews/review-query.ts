import { MAX_RATING } from '../../widgets/contract/values/rating.ts'
import { pathOf, type Visit } from '../routing/router.ts'
import * as reviews from '../messages/en/reviews.ts'

/** Sort orders and labels, the default first. Newest means the latest visit. */
export const SORTS = [
  ['newest', reviews.newest],
  ['highest', reviews.highest],
  ['lowest', reviews.lowest],
] as const
type Sort = (typeof SORTS)[number][0]

export const PAGE_SIZE = 10

export interface ReviewQuery {
  attractionId: string
  sort: Sort
  page: number
  rating?: number
}

const LAST_PAGE = 100_000

/** Reads an address; invalid values count as missing. */
export function reviewQueryOf({ params, search }: Pick<Visit, 'params' | 'search'>): ReviewQuery {
  const [sort] = SORTS.find(([each]) => each === search['sort']) ?? SORTS[0]
  const rating = wholeNumber(search['rating'], MAX_RATING)
  return {
    attractionId: params['attractionId'] ?? '',
    sort,
    page: wholeNumber(search['page'], LAST_PAGE) ?? 1,
    ...(rating && { rating }),
  }
}

export function reviewPath({ attractionId, sort, page, rating }: ReviewQuery): string {
  return pathOf(
    'reviews',
    { attractionId },
    {
      sort: sort === 'newest' ? '' : sort,
      rating: rating ? `${rating}` : '',
      page: page === 1 ? '' : `${page}`,
    },
  )
}

/** First and last review of a page, from 1, and the number of pages. */
export function rangeOf({ page }: ReviewQuery, count: number, total: number) {
  const first = (page - 1) * PAGE_SIZE + 1
  return { first, last: first + count - 1, pages: Math.ceil(total / PAGE_SIZE) }
}

function wholeNumber(text: string | undefined, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= most ? number : undefined
}
