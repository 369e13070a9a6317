import { testimonials } from '../../widgets/contract/endpoints.ts'
import { SentReviewNote } from '../home/sent-review-note.tsx'
import { reviewerOf, stillOf, VideoCards } from '../home/video-review.tsx'
import { Empty, Failed } from '../layout/message.tsx'
import { definePage, type ViewProps } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import type { Testimonial } from '../../widgets/contract/testimonials.ts'
import type { Result } from '../../widgets/api/client.ts'
import { videoObject } from '../layout/structured-data.ts'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/testimonials.ts'
import styles from './testimonials.module.css'

export const page = definePage({
  hydrate: 'on interaction',
  load: (_, read) => read(testimonials),
  head: ({ answer, failure }) => ({
    title: says.title,
    description: says.description,
    structuredData: (answer ?? []).flatMap(videoObjectOf),
    ...(failure ? { status: 503 } : { path: pathOf('testimonials') }),
  }),
  View: Testimonials,
})

const titleOf = (review: Testimonial) => says.reviewBy(reviewerOf(review))

function videoObjectOf(review: Testimonial): object[] {
  const { video_s3_url: file, uploaded_at: uploaded } = review
  const name = titleOf(review)
  const still = stillOf(review)
  return videoObject({
    name,
    description: review.description || says.video,
    file,
    language: review.language ?? 'en',
    uploaded,
    ...(still && { still }),
  })
}

function Testimonials({ data: { answer, failure } }: ViewProps<Result<Testimonial[]>>) {
  return (
    <>
      <SentReviewNote kind="testimonial" />
      <div className="page-body">
        <div className={styles.head}>
          <h1>{says.title}</h1>
          <a className="strong-button" href={pathOf('submitTestimonial')}>
            {says.submit}
          </a>
        </div>
        {failure && (
          <Failed title={says.failed}>
            <p>{layout.tryLater}</p>
          </Failed>
        )}
        {answer?.length === 0 && (
          <Empty title={says.none}>
            <p>{says.sendFirst}</p>
          </Empty>
        )}
        {answer && answer.length > 0 && (
          <VideoCards reviews={answer} titleOf={titleOf} level="h2" large />
        )}
      </div>
    </>
  )
}
