import type { Review } from '../../widgets/contract/reviews.ts'
import { attraction as messages } from '../../widgets/messages/en-attraction-card-later.ts'
import { Stars } from '../../widgets/parts/stars.tsx'
import { nameOf, photosBy } from './photos.ts'
import { PhotoLinks } from './photo-links.tsx'
import styles from './review-card.module.css'

interface ReviewCardProps {
  review: Review
  /** Where the rest of a long one is read; the whole of it is shown without. */
  more?: string
}

/** What somebody says of a place (specification, section 3): the rating is capped at 5. */
export function ReviewCard({ review, more }: ReviewCardProps) {
  const name = nameOf(review)
  const isCut = more !== undefined && review.feedback.length > LONG
  return (
    <article className={styles.card} aria-label={`Review by ${name}`}>
      <Stars average={review.rating} says={messages.rated} />
      <p className={isCut ? `${styles.text} ${styles.cut}` : styles.text} dir="auto">
        {review.feedback}
      </p>
      {isCut && (
        <a className={styles.more} href={more}>
          Read all of it<span className="visually-hidden"> by {name}</span>
        </a>
      )}
      <PhotoLinks photos={photosBy(review)} label={`Photos by ${name}`} kind="thumbs" />
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
    </article>
  )
}

/** Characters of which a card in a row shows no more than the beginning. */
const LONG = 240
