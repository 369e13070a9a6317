import type { Attraction } from '../../widgets/contract/attractions.ts'
import { ratingOf } from '../../widgets/contract/values/rating.ts'
import type { ReviewPage } from '../../widgets/contract/reviews.ts'
import { Crumbs } from '../layout/crumbs.tsx'
import { Failed } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import { pathToAttraction, type Step } from '../layout/structured-data.ts'
import { Average, Breakdown, reviewCount } from './rating.tsx'
import { ReviewList } from './review-list.tsx'
import { type ReviewQuery, reviewPath, SORTS } from './review-query.ts'
import * as layout from '../messages/en/layout.ts'
import * as says from '../messages/en/reviews.ts'
import styles from './reviews-screen.module.css'

interface ReviewsScreenProps {
  attraction: Attraction
  reviews: ReviewPage | null
  query: ReviewQuery
  steps: Step[]
}

export function ReviewsScreen({ attraction, reviews, query, steps }: ReviewsScreenProps) {
  const { name, attraction_location_label, avg_review, total_review } = attraction
  const { rating, attractionId } = query
  return (
    <div className={`page-body ${styles.reviews}`}>
      <div className={styles.head}>
        <Crumbs steps={steps} />
        <h1>{says.title(name)}</h1>
        <p className="lead-paragraph">
          {attraction_location_label && `${attraction_location_label}. `}
          <a href={pathToAttraction(attraction)}>{says.backTo(name)}</a>
        </p>
      </div>
      <aside className={styles.sums} aria-label={says.ratings}>
        {ratingOf(avg_review) !== undefined && (
          <p className={styles.average}>
            <Average average={avg_review} />
            {total_review > 0 && <span>{reviewCount(total_review)}</span>}
          </p>
        )}
        {reviews && (
          <Breakdown
            counts={reviews.breakdown}
            chosen={rating}
            pathTo={(each) => reviewPath({ ...query, rating: each, page: 1 })}
          />
        )}
        {rating && (
          <a
            className="quiet-button"
            href={pathOf('reviews', { attractionId }, { sort: sortSaid(query) })}
          >
            {says.allRatings}
          </a>
        )}
        <a className="strong-button" href={pathOf('review', { attractionId })}>
          {says.submit}
        </a>
      </aside>
      <div className={styles.main}>
        {reviews ? (
          <>
            {total_review > 0 && <Order query={query} />}
            <ReviewList query={query} reviews={reviews} />
          </>
        ) : (
          <Failed title={says.failed}>
            <p>{layout.tryLater}</p>
          </Failed>
        )}
      </div>
    </div>
  )
}

const sortSaid = ({ sort }: ReviewQuery) => (sort === 'newest' ? '' : sort)

function Order({ query }: { query: ReviewQuery }) {
  return (
    <nav className={styles.order} aria-label={says.order}>
      {SORTS.map(([sort, words]) => (
        <a
          key={sort}
          href={reviewPath({ ...query, sort, page: 1 })}
          aria-current={sort === query.sort ? 'true' : undefined}
        >
          {words}
        </a>
      ))}
    </nav>
  )
}
