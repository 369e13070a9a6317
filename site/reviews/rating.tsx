import { attraction as messages } from '../../widgets/messages/en/attraction-card-later.ts'
import { Stars } from '../../widgets/parts/stars.tsx'
import { ratingOf, RATINGS } from '../../widgets/contract/values/rating.ts'
import { averageRating, numeral } from '../layout/numbers.ts'
import * as says from '../messages/en/reviews.ts'
import styles from './rating.module.css'

/** Half stars and a number (specification, section 2). */
export function Average({ average }: { average: number }) {
  const shown = ratingOf(average)
  if (shown === undefined) return null
  return (
    <span className={styles.average}>
      <Stars average={shown} says={messages.rated} />
      <span className={styles.number} aria-hidden="true">
        {averageRating(shown)}
      </span>
    </span>
  )
}

export const reviewCount = messages.reviews

interface BreakdownProps {
  /** By whole rating, '1' to '5'. */
  counts: Readonly<Record<string, number>>
  pathTo: (rating: number) => string
  chosen?: number | undefined
}

export function Breakdown({ counts, pathTo, chosen }: BreakdownProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  return (
    <ul className={styles.breakdown} aria-label={says.byRating}>
      {RATINGS.toReversed().map((key) => {
        const rating = Number(key)
        const count = counts[key] ?? 0
        return (
          <li key={rating}>
            <a href={pathTo(rating)} aria-current={rating === chosen ? 'true' : undefined}>
              <span className={styles.stars}>{says.stars(rating)}</span>
              <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none">
                <rect className={styles.off} width="100" height="10" />
                <rect className={styles.on} width={Math.round((count / total) * 100)} height="10" />
              </svg>
              <span className={styles.count}>
                {numeral(count)}
                <span className="visually-hidden"> {says.counted(count)}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
