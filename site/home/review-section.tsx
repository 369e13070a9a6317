import type { Result } from '../../widgets/api/client.ts'
import type { Testimonial } from '../../widgets/contract/testimonials.ts'
import { pathOf } from '../routing/router.ts'
import { Failed } from '../layout/message.tsx'
import { reviewerOf, VideoCards } from './video-review.tsx'
import * as says from '../messages/en/home.ts'
import styles from './review-section.module.css'
import section from './section.module.css'

/** Specification, section 2. */
export function ReviewSection({ result }: { result: Result<Testimonial[]> }) {
  return (
    <section
      className={`${section.section} ${section.swipe} ${styles.reviews}`}
      aria-labelledby="video-reviews-title"
    >
      <h2 id="video-reviews-title">{says.reviews}</h2>
      {result.failure && (
        <Failed title={says.reviewsFailed}>
          <p>{says.restWorks}</p>
        </Failed>
      )}
      {result.answer?.length === 0 && (
        <p className="lead-paragraph">
          {says.noVideos} <a href={pathOf('submitTestimonial')}>{says.sendFirst}</a>
        </p>
      )}
      {result.answer && result.answer.length > 0 && (
        <VideoCards reviews={result.answer} titleOf={reviewerOf} />
      )}
      <a className="strong-button" href={pathOf('testimonials')}>
        {says.allReviews}
      </a>
    </section>
  )
}
