import { useEffect, useRef, useState } from 'react'
import type { Testimonial } from '../../widgets/contract/testimonials.ts'
import { whenNear } from '../../widgets/parts/when-near.ts'
import { nameOf } from '../layout/name-of.ts'
import styles from './video-review.module.css'

/**
 * First and last name, or the e-mail when both are empty (specification, section 2): that of a foreign
 * provider, since ours publishes none.
 */
export const reviewerOf = (review: Testimonial): string => nameOf(review, review.email)

/** The still picture of a clip that has one beside it: the company's own; undefined of visitors' videos. */
export const stillOf = (video: string): string | undefined =>
  /\/media\/clips\/[\w-]+\.mp4$/.test(video) ? video.replace(/mp4$/, 'webp') : undefined

interface VideoCardsProps {
  reviews: readonly Testimonial[]
  titleOf: (review: Testimonial) => string
  /** Of the titles. */
  level?: 'h2' | 'h3'
  /** Few in a row, each of them large. */
  large?: boolean
}

/** Travellers' videos, side by side. */
export function VideoCards({ reviews, titleOf, level = 'h3', large = false }: VideoCardsProps) {
  return (
    <ul className={large ? `${styles.cards} ${styles.large}` : styles.cards}>
      {reviews.map((review) => (
        <li key={review.video_s3_url}>
          <VideoReview review={review} level={level} title={titleOf(review)} />
        </li>
      ))}
    </ul>
  )
}

interface VideoReviewProps {
  review: Testimonial
  title: string
  level: 'h2' | 'h3'
}

/** A traveller's video. Nothing of it is loaded until it is near, and no film until it is asked for. */
function VideoReview({ review, title, level: Title }: VideoReviewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => (video.current ? whenNear(video.current, () => setNear(true)) : undefined), [])
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
      <Title className={styles.title}>{title}</Title>
      {review.description && <blockquote className={styles.said}>{review.description}</blockquote>}
    </>
  )
}
