import type { Result } from '../../widgets/api/client.ts'
import { showDate } from '../../widgets/contract/dates.ts'
import type { OwnReview } from '../../widgets/contract/own-reviews.ts'
import { pathOf } from '../routing/router.ts'
import part from './own-data.module.css'
import styles from './own-reviews.module.css'
import { Status } from './status.tsx'
import { Unread } from './unread.tsx'

export function OwnReviews({ result: { answer, failure } }: { result: Result<OwnReview[]> }) {
  return (
    <section className={part.part} aria-labelledby="own-reviews">
      <h2 id="own-reviews">Your reviews</h2>
      {failure && <Unread failure={failure} what="Your reviews" />}
      {answer?.length === 0 && (
        <p>
          You haven’t written one yet. <a href={pathOf('submitReview')}>Write a review</a>
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

const STATES: Record<string, string | undefined> = {
  held: 'Being checked',
  published: 'Published',
  declined: 'Declined',
}

function Entry(review: OwnReview) {
  const { kind, attraction, attraction_name, rating, date, feedback, state, reason } = review
  const title = kind === 'review' ? (attraction_name ?? 'Review') : 'Testimonial'
  const path =
    kind === 'testimonial'
      ? pathOf('testimonials')
      : attraction && pathOf('reviews', { attractionId: attraction })
  return (
    <>
      <div className={styles.head}>
        <h3>{state === 'published' && path ? <a href={path}>{title}</a> : title}</h3>
        <Status status={STATES[state] ?? state} />
      </div>
      <p className={styles.facts}>
        {rating !== undefined && `${rating} of 5 stars, `}sent{' '}
        <time dateTime={date}>{showDate(date)}</time>
      </p>
      <p className={styles.feedback} dir="auto">
        {feedback}
      </p>
      {reason && (
        <p dir="auto">
          <strong>Reason:</strong> {reason}
        </p>
      )}
    </>
  )
}
