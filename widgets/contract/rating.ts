/** The most stars that are given, and shown (specification, section 9). */
export const MAX_RATING = 5

/** What can be given, as forms and addresses write it. */
export const RATINGS = ['1', '2', '3', '4', '5'] as const

/** The figure of what has no rating: any below 0 (specification, section 2). */
export const NO_RATING = -1

/** A rating as it is shown, from 0 to 5; nothing where there is none. */
export const ratingOf = (figure: number): number | undefined =>
  figure >= 0 ? Math.min(figure, MAX_RATING) : undefined

/** The same in half stars. */
export function halfStars(figure: number): number | undefined {
  const rating = ratingOf(figure)
  return rating === undefined ? undefined : Math.round(rating * 2) / 2
}

/** The figures of an attraction. */
interface Rated {
  avg_review: number
  total_review: number
}

/** What visitors gave on average; nothing where nobody has said so. */
export const averageOf = ({ avg_review, total_review }: Rated): number | undefined =>
  total_review > 0 ? ratingOf(avg_review) : undefined
