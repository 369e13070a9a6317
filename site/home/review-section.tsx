import type { Result } from '../../widgets/api/client.ts'
import type { Testimonial } from '../../widgets/contract/testimonials.ts'
import { pathOf } from '../routing/router.ts'
import { Failed } from '../layout/message.tsx'
import { reviewerOf, VideoCards } from './video-review.tsx'
import styles from './review-section.module.css'
import section from './section.module.css'

/** Specification, section 2. */
export function ReviewSection({ result }: { result: Result<Testimonial[]> }) {
  return (
    <section
      className={`${section.section} ${styles.reviews}`}
      aria-labelledby="video-reviews-title"
    >
      <h2 id="video-reviews-title">Hear from our travellers</h2>
      {result.failure && (
        <Failed title="The reviews didn’t load.">
          <p>Everything else on this page works without them.</p>
        </Failed>
      )}
      {result.answer?.length === 0 && (
        <p className="lead-paragraph">
          No videos yet. <a href={pathOf('submitTestimonial')}>Yours could be the first.</a>
        </p>
      )}
      {result.answer && result.answer.length > 0 && (
        <VideoCards reviews={result.answer} titleOf={reviewerOf} />
      )}
      <a className="strong-button" href={pathOf('testimonials')}>
        View All Reviews
      </a>
    </section>
  )
}
