import type { Result } from '../../widgets/api/client.ts'
import type { Testimonial } from '../../widgets/contract/testimonials.ts'
import { pathOf } from '../router.ts'
import { Failed } from '../layout/message.tsx'
import { reviewerOf, VideoReview } from './video-review.tsx'
import '../styles/testimonials.css'

/** Up to four video reviews, and the way to all (specification, section 2). */
export function Reviews({ result }: { result: Result<Testimonial[]> }) {
  return (
    <section className="video-reviews" aria-labelledby="video-reviews-title">
      <h2 id="video-reviews-title">Hear it from those who went</h2>
      {result.failure && (
        <Failed title="The reviews have not come through.">
          <p>Everything else on this page works without them.</p>
        </Failed>
      )}
      {result.answer?.length === 0 && (
        <p className="lead">
          Nobody has sent us a video yet.{' '}
          <a href={pathOf('submitTestimonial')}>Yours would be the first.</a>
        </p>
      )}
      {result.answer && result.answer.length > 0 && (
        <ul className="video-cards">
          {result.answer.map((review) => (
            <li key={review.video_s3_url}>
              <VideoReview review={review} title={reviewerOf(review)} />
            </li>
          ))}
        </ul>
      )}
      <a className="strong" href={pathOf('testimonials')}>
        View All Reviews
      </a>
    </section>
  )
}
