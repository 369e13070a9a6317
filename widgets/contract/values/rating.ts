/** Most stars (specification, section 9). */
export const MAX_RATING = 5

/** Stars that a visitor can give. */
export const RATINGS = ['1', '2', '3', '4', '5'] as const

/** Any value below 0 means no rating (specification, section 2). */
export const NO_RATING = -1

/** Rating to display, 0 to 5; undefined if there is none. */
export const ratingOf = (figure: number): number | undefined =>
  figure >= 0 ? Math.min(figure, MAX_RATING) : undefined

export function halfStars(figure: number): number | undefined {
  const rating = ratingOf(figure)
  return rating === undefined ? undefined : Math.round(rating * 2) / 2
}

interface Rated {
  avg_review: number
  total_review: number
}

/** Average rating; undefined without reviews. */
export const averageOf = ({ avg_review, total_review }: Rated): number | undefined =>
  total_review > 0 ? ratingOf(avg_review) : undefined
