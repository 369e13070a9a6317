import type { Attraction } from '../../widgets/contract/attractions.ts'
import type { ReviewPage } from '../../widgets/contract/reviews.ts'
import { Empty, Failed } from '../layout/message.tsx'
import { Slides } from '../layout/slides.tsx'
import { pathOf } from '../routing/router.ts'
import { Breakdown, reviewCount } from '../reviews/rating.tsx'
import { ReviewCard } from '../reviews/review-card.tsx'
import * as says from '../messages/en/attraction.ts'
import * as layout from '../messages/en/layout.ts'
import * as texts from '../messages/en/reviews.ts'
import styles from './attraction-reviews.module.css'

interface AttractionReviewsProps {
  attraction: Attraction
  reviews: ReviewPage | null
}

export function AttractionReviews({ attraction, reviews }: AttractionReviewsProps) {
  const { _id: attractionId } = attraction
  const all = pathOf('reviews', { attractionId })
  return (
    <section className={styles.reviews} aria-labelledby="client-reviews">
      <h2 id="client-reviews">{says.reviews}</h2>
      {!reviews && (
        <Failed title={texts.failed}>
          <p>{layout.tryLater}</p>
        </Failed>
      )}
      {reviews?.data.length === 0 && (
        <Empty title={texts.noReviews}>
          <p>{texts.beFirst}</p>
          <a className="quiet-button" href={pathOf('review', { attractionId })}>
            {texts.submit}
          </a>
        </Empty>
      )}
      {reviews && reviews.data.length > 0 && (
        <>
          <Slides label={says.reviews} perView="reviews">
            {reviews.data.map((review, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Reviews have no other name.
              <ReviewCard key={index} review={review} />
            ))}
          </Slides>
          <div className={styles.ratings}>
            <Breakdown
              counts={reviews.breakdown}
              pathTo={(rating) => pathOf('reviews', { attractionId }, { rating: `${rating}` })}
            />
            <a className="quiet-button" href={all}>
              {says.readAll(reviewCount(Math.max(attraction.total_review, reviews.total)))}
            </a>
          </div>
        </>
      )}
    </section>
  )
}
