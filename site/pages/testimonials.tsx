import { testimonials } from '../../widgets/contract/endpoints.ts'
import { reviewerOf, stillOf, VideoReview } from '../home/video-review.tsx'
import { Empty, Failed } from '../layout/message.tsx'
import { definePage, type Shown } from '../page.ts'
import { pathOf } from '../router.ts'
import type { Testimonial } from '../../widgets/contract/testimonials.ts'
import type { Result } from '../../widgets/api/client.ts'
import { videoObject } from '../things.ts'
import '../styles/testimonials.css'

/** All video reviews (specification, section 2). */
export const page = definePage({
  load: (_, read) => read(testimonials),
  head: ({ answer, failure }) => ({
    title: 'Our Testimonials',
    description: 'Travellers tell in their own videos how their trips with us were.',
    things: (answer ?? []).map(thingOf),
    ...(failure ? { status: 503 } : { path: pathOf('testimonials') }),
  }),
  View: Testimonials,
})

function thingOf(review: Testimonial): object {
  const { video_s3_url: file } = review
  const name = `Review By - ${reviewerOf(review)}`
  const still = stillOf(file)
  return videoObject({
    name,
    description: 'A traveller tells how a trip with us was.',
    file,
    ...(still && { still }),
  })
}

function Testimonials({ data: { answer, failure } }: Shown<Result<Testimonial[]>>) {
  return (
    <div className="wrap testimonials">
      <div className="testimonials-head">
        <h1>Our Testimonials</h1>
        <a className="strong" href={pathOf('submitTestimonial')}>
          Submit Testimonial
        </a>
      </div>
      {failure && (
        <Failed title="The testimonials have not come through.">
          <p>They are there, but we could not fetch them just now.</p>
        </Failed>
      )}
      {answer?.length === 0 && (
        <Empty title="Nobody has sent us a video yet.">
          <p>Were you on a trip with us? Yours would be the first.</p>
        </Empty>
      )}
      {answer && answer.length > 0 && (
        <ul className="video-cards">
          {answer.map((review) => (
            <li key={review.video_s3_url}>
              <VideoReview review={review} level="h2" title={`Review By - ${reviewerOf(review)}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
