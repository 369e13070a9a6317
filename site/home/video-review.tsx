import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Testimonial } from '../../widgets/contract/testimonials.ts'
import { whenNear } from '../../widgets/parts/when-near.ts'
import { nameOf } from '../layout/name-of.ts'
import styles from './video-review.module.css'

/**
 * First and last name, or the email when both are empty (specification, section 2): that of a foreign
 * provider, since ours publishes none.
 */
export const reviewerOf = (review: Testimonial): string => nameOf(review, review.email)

/** The poster of a converted video, or the picture next to one of the company's own clips. */
export const stillOf = ({ poster_url, video_s3_url: video }: Testimonial): string | undefined => {
  const isClip = /\/media\/clips\/[\w-]+\.mp4$/.test(video)
  return poster_url || (isClip ? video.replace(/mp4$/, 'webp') : undefined)
}

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
      {reviews.map((review, index) => (
        <li key={review.video_s3_url}>
          <VideoReview
            review={review}
            level={level}
            title={titleOf(review)}
            first={large && index < 2}
          />
        </li>
      ))}
    </ul>
  )
}

interface VideoReviewProps {
  review: Testimonial
  title: string
  level: 'h2' | 'h3'
  /** Seen as soon as the page is: its still is asked for before all others. */
  first: boolean
}

/** The first picture of a video that has no still: some browsers show one only when they are told where. */
const FIRST = '#t=0.1'

/**
 * A traveller's video: its still, or its first picture, and one button, until it is started. Nothing of it is
 * loaded until it is near, and no more than a picture until it is asked for. The still lies behind it, and not
 * in its `poster`: those are loaded all at once, and late.
 */
function VideoReview({ review, title, level: Title, first }: VideoReviewProps) {
  const { video_s3_url: file, description } = review
  const video = useRef<HTMLVideoElement>(null)
  const [near, setNear] = useState(false)
  const [started, setStarted] = useState(false)
  const [broken, setBroken] = useState(false)
  const still = stillOf(review)
  useEffect(
    () => (video.current && !still ? whenNear(video.current, () => setNear(true)) : undefined),
    [still],
  )

  const start = (event: SyntheticEvent) => {
    event.preventDefault()
    setStarted(true)
    // The button goes, and what it was for has the focus and the keys now.
    video.current?.focus()
    void video.current?.play().catch(() => {})
  }
  if (broken) {
    return (
      <>
        <div className={styles.broken} role="status">
          <p>
            This video can’t be played here. <a href={file}>Open the file</a>
          </p>
        </div>
        <Words title={title} level={Title} description={description} />
      </>
    )
  }
  return (
    <>
      <div className={styles.frame}>
        {still && (
          <img
            src={still}
            alt=""
            width={1280}
            height={720}
            {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Visitors send their videos without any. */}
        <video
          ref={video}
          src={still ? file : file + FIRST}
          preload={near ? 'metadata' : 'none'}
          width={1280}
          height={720}
          controls={started}
          tabIndex={started ? undefined : -1}
          playsInline
          aria-label={`Video by ${reviewerOf(review)}`}
          onPlay={({ currentTarget }) => hush(currentTarget)}
          onError={() => setBroken(true)}
          // Sound alone: the browser does not decode the pictures.
          onLoadedMetadata={({ currentTarget }) => setBroken(currentTarget.videoWidth === 0)}
        />
        {!started && (
          // Without scripts it leads to the video.
          <form action={file}>
            <button type="submit" aria-label={`Play ${title}`} onClick={start}>
              <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
                <circle cx="32" cy="32" r="32" />
                <path d="M25 19L47 32L25 45Z" />
              </svg>
            </button>
          </form>
        )}
      </div>
      <Words title={title} level={Title} description={description} />
    </>
  )
}

interface WordsProps {
  title: string
  level: 'h2' | 'h3'
  description: string | undefined
}

function Words({ title, level: Title, description }: WordsProps) {
  return (
    <>
      <Title className={styles.title}>{title}</Title>
      {description && <blockquote className={styles.said}>{description}</blockquote>}
    </>
  )
}

/** One voice at a time. */
function hush(speaking: HTMLVideoElement): void {
  for (const other of document.querySelectorAll('video')) if (other !== speaking) other.pause()
}
