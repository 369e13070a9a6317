import { latestToday } from '../../widgets/contract/values/dates.ts'
import type { Review } from '../../widgets/contract/reviews.ts'
import { attraction as messages } from '../../widgets/messages/en/attraction-card-later.ts'
import { Stars } from '../../widgets/parts/stars.tsx'
import { LongText } from './long-text.tsx'
import { nameOf } from '../layout/name-of.ts'
import { photosBy } from './photos.ts'
import { PhotoLinks } from './photo-links.tsx'
import { Sentence } from '../layout/sentence.tsx'
import { MONTHS } from '../../widgets/messages/en/months.ts'
import * as says from '../messages/en/reviews.ts'
import styles from './review-card.module.css'

/** A review with its month of visit; the rating is capped at 5 (specification, section 3). */
export function ReviewCard({ review }: { review: Review }) {
  const name = nameOf(review)
  return (
    <article className={styles.card} aria-label={says.reviewBy(name)}>
      <Stars average={review.rating} says={messages.rated} />
      {/* The key collapses the text again when another review is in this position. */}
      <LongText key={review.feedback} by={name} language={review.language}>
        {review.feedback}
      </LongText>
      <PhotoLinks photos={photosBy(review)} label={says.photosBy(name)} kind="thumbs" />
      <footer className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <VisitMonth date={review.date_of_visit} />
      </footer>
    </article>
  )
}

/** Of an ISO date: 'November 2026'. */
const monthOf = (date: string) => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`

/** Nothing if unknown or in the future. */
function VisitMonth({ date }: { date: string }) {
  if (!date || date > latestToday()) return null
  return (
    <p className={styles.visit}>
      <Sentence
        text={says.visited}
        month={<time dateTime={date.slice(0, 7)}>{monthOf(date)}</time>}
      />
    </p>
  )
}
