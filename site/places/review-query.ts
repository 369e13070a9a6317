import { MAX_RATING } from '../../widgets/contract/rating.ts'
import { pathOf, type Visit } from '../routing/router.ts'

/** Orders of reviews, the usual one first, with the words for them: the newest is the latest visit. */
export const SORTS = [
  ['newest', 'Latest visits'],
  ['highest', 'Highest rated'],
  ['lowest', 'Lowest rated'],
] as const
type Sort = (typeof SORTS)[number][0]

/** Reviews of one page. */
export const PAGE_SIZE = 10

/** Which reviews an address asks for. */
export interface ReviewQuery {
  attractionId: string
  sort: Sort
  /** From 1. */
  page: number
  rating?: number
}

const LAST_PAGE = 100_000

/** Reads an address; whatever makes no sense counts as not said. */
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

/** The address of such reviews; what is usual goes unsaid. */
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

/** Which reviews a page of so many holds, both counted from 1, and how many pages all of them fill. */
export function rangeOf({ page }: ReviewQuery, count: number, total: number) {
  const first = (page - 1) * PAGE_SIZE + 1
  return { first, last: first + count - 1, pages: Math.ceil(total / PAGE_SIZE) }
}

function wholeNumber(text: string | undefined, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= most ? number : undefined
}
