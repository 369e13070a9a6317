import type { Result } from '../../widgets/api/client.ts'
import { showDate } from '../../widgets/contract/values/dates.ts'
import type { OwnReview } from '../../widgets/contract/own-reviews.ts'
import { pathOf } from '../routing/router.ts'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/en/my-profile.ts'
import part from './own-data.module.css'
import styles from './own-reviews.module.css'
import { Status } from './status.tsx'
import { Unread } from './unread.tsx'

export function OwnReviews({ result: { answer, failure } }: { result: Result<OwnReview[]> }) {
  return (
    <section className={part.part} aria-labelledby="own-reviews">
      <h2 id="own-reviews">{says.ownReviewsTitle}</h2>
      {failure && <Unread failure={failure} what={says.ownReviewsTitle} />}
      {answer?.length === 0 && (
        <p>
          {says.noReviews} <a href={pathOf('submitReview')}>{says.writeReview}</a>
        </p>
      )}
      {answer && answer.length > 0 && (
        <ul className={styles.reviews}>
          {answer.map((review) => (
            <li key={review.id}>
              <Entry {...review} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const STATES: Record<string, string | undefined> = says.reviewStates

function Entry(review: OwnReview) {
  const { kind, attraction, attraction_name, rating, date, feedback, state, reason } = review
  const title = kind === 'review' ? (attraction_name ?? says.review) : says.testimonial
  const path =
    kind === 'testimonial'
      ? pathOf('testimonials')
      : attraction && pathOf('reviews', { attractionId: attraction })
  return (
    <>
      <div className={styles.head}>
        <h3>{state === 'published' && path ? <a href={path}>{title}</a> : title}</h3>
        <Status status={state} said={STATES[state]} />
      </div>
      <p className={styles.facts}>
        {rating !== undefined && says.rated(rating)}
        <Sentence text={says.sent} date={<time dateTime={date}>{showDate(date)}</time>} />
      </p>
      <p className={styles.feedback} lang={review.language ?? 'en'} dir="auto">
        {feedback}
      </p>
      {reason && (
        <p dir="auto">
          <strong>{says.reason}</strong> {reason}
        </p>
      )}
    </>
  )
}
