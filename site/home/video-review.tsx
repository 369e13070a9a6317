import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Testimonial } from '../../widgets/contract/testimonials.ts'
import { whenNear } from '../../widgets/parts/when-near.ts'
import { nameOf } from '../layout/name-of.ts'
import * as says from '../messages/en/videos.ts'
import styles from './video-review.module.css'

/** Name, or the email if both names are empty (specification, section 2). Our own provider publishes no email. */
export const reviewerOf = (review: Testimonial): string => nameOf(review, review.email)

/** The converted video's poster, or the picture next to one of the company's clips. */
export const stillOf = ({ poster_url, video_s3_url: video }: Testimonial): string | undefined => {
  const isClip = /\/media\/clips\/[\w-]+\.mp4$/.test(video)
  return poster_url || (isClip ? video.replace(/mp4$/, 'webp') : undefined)
}

interface VideoCardsProps {
  reviews: readonly Testimonial[]
  titleOf: (review: Testimonial) => string
  level?: 'h2' | 'h3'
  large?: boolean
}

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
  /** Above the fold: its still loads with high priority. */
  first: boolean
}

/** A time fragment: some browsers show no first frame without one. */
const FIRST = '#t=0.1'

/**
 * The still is an image, since browsers load `poster` pictures all at once and late. The video takes its place when it
 * starts. Without a still, the video shows its first frame, of which nothing is loaded until it is near the viewport.
 */
function VideoReview({ review, title, level: Title, first }: VideoReviewProps) {
  const { video_s3_url: file } = review
  const video = useRef<HTMLVideoElement>(null)
  const [near, setNear] = useState(false)
  const [started, setStarted] = useState(false)
  const [broken, setBroken] = useState(false)
  const still = stillOf(review)
  useEffect(
    () => (video.current && !still ? whenNear(video.current, () => setNear(true)) : undefined),
    [still],
  )
  useEffect(() => {
    if (!started) return
    // The button goes away; the video needs focus for its keys.
    video.current?.focus()
    void video.current?.play().catch(() => {})
  }, [started])

  const start = (event: SyntheticEvent) => {
    event.preventDefault()
    setStarted(true)
  }
  if (broken) {
    return (
      <>
        <div className={styles.broken} role="status">
          <p>
            {says.unplayable} <a href={file}>{says.openFile}</a>
          </p>
        </div>
        <Words title={title} level={Title} review={review} />
      </>
    )
  }
  return (
    <>
      <div className={styles.frame}>
        {still && !started && (
          <img
            src={still}
            alt=""
            width={1280}
            height={720}
            {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
        )}
        {(started || !still) && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- Visitors send their videos without any.
          <video
            ref={video}
            src={still ? file : file + FIRST}
            preload={near ? 'metadata' : 'none'}
            poster={still}
            width={1280}
            height={720}
            controls={started}
            tabIndex={started ? undefined : -1}
            playsInline
            aria-label={says.videoBy(reviewerOf(review))}
            onPlay={({ currentTarget }) => hush(currentTarget)}
            onError={() => setBroken(true)}
            // Audio only: the browser cannot decode the picture.
            onLoadedMetadata={({ currentTarget }) => setBroken(currentTarget.videoWidth === 0)}
          />
        )}
        {!started && (
          // Without JavaScript the button opens the video file.
          <form action={file}>
            <button type="submit" aria-label={says.playVideo(title)} onClick={start}>
              <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
                <circle cx="32" cy="32" r="32" />
                <path d="M25 19L47 32L25 45Z" />
              </svg>
            </button>
          </form>
        )}
      </div>
      <Words title={title} level={Title} review={review} />
    </>
  )
}

interface WordsProps {
  title: string
  level: 'h2' | 'h3'
  review: Testimonial
}

function Words({ title, level: Title, review }: WordsProps) {
  const { description, language = 'en' } = review
  return (
    <>
      <Title className={styles.title}>{title}</Title>
      {description && (
        <blockquote className={styles.said} lang={language} dir="auto">
          {description}
        </blockquote>
      )}
    </>
  )
}

function hush(speaking: HTMLVideoElement): void {
  for (const other of document.querySelectorAll('video')) if (other !== speaking) other.pause()
}
