import type { Review } from '../../widgets/contract/reviews.ts'
import { attraction as messages } from '../../widgets/messages/en-attraction-card-later.ts'
import { Stars } from '../../widgets/parts/stars.tsx'
import { nameOf, photosBy } from './photos.ts'
import { PhotoLinks } from './photo-links.tsx'
import '../styles/review-card.css'

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
    <article className="review-card" aria-label={`Review by ${name}`}>
      {review.rating >= 0 && <Stars average={review.rating} says={messages.rated} />}
      <p className={isCut ? 'review-text cut' : 'review-text'} dir="auto">
        {review.feedback}
      </p>
      {isCut && (
        <a className="review-more" href={more}>
          Read all of it<span className="hidden-text"> by {name}</span>
        </a>
      )}
      <PhotoLinks photos={photosBy(review)} label={`Photos by ${name}`} kind="thumbs" />
      <p className="review-name">
        <bdi>{name}</bdi>
      </p>
    </article>
  )
}

/** Characters of which a card in a row shows no more than the beginning. */
const LONG = 240
