import { useEffect, useRef, useState } from 'react'
import type { Testimonial } from '../../widgets/contract/testimonials.ts'
import { whenNear } from '../../widgets/parts/when-near.ts'
import { nameOf } from '../places/photos.ts'

/**
 * First and last name, or the e-mail when both are empty (specification, section 2): that of a foreign
 * provider, since ours publishes none.
 */
export const reviewerOf = (review: Testimonial): string => nameOf(review, review.email)

/** The still picture of a clip that has one beside it: the company's own; undefined of visitors' videos. */
export const stillOf = (video: string): string | undefined =>
  /\/media\/clips\/[\w-]+\.mp4$/.test(video) ? video.replace(/mp4$/, 'webp') : undefined

interface VideoReviewProps {
  review: Testimonial
  title: string
  /** Of the title. */
  level?: 'h2' | 'h3'
}

/** A traveller's video. Nothing of it is loaded until it is near, and no film until it is asked for. */
export function VideoReview({ review, title, level: Title = 'h3' }: VideoReviewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => whenNear(video.current!, () => setNear(true)), [])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Visitors send their videos without any. */}
      <video
        ref={video}
        src={review.video_s3_url}
        poster={near ? stillOf(review.video_s3_url) : undefined}
        preload="none"
        width={1280}
        height={720}
        controls
        playsInline
        aria-label={`Video by ${reviewerOf(review)}`}
      />
      <Title className="video-title">{title}</Title>
    </>
  )
}
