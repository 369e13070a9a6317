import type { Attraction } from '../../widgets/contract/attractions.ts'
import type { ReviewPage } from '../../widgets/contract/reviews.ts'
import { Crumbs } from '../layout/crumbs.tsx'
import { Failed } from '../layout/message.tsx'
import { pathOf } from '../router.ts'
import { pathToAttraction, type Step } from '../things.ts'
import { Average, Breakdown, reviewCount } from './rating.tsx'
import { ReviewList } from './review-list.tsx'
import { type ReviewQuery, reviewPath, SORTS, type Sort } from './review-query.ts'
import '../styles/reviews.css'

interface ReviewsScreenProps {
  attraction: Attraction
  /** Null where they have not come through. */
  reviews: ReviewPage | null
  query: ReviewQuery
  steps: Step[]
}

/** All reviews of a place, by pages. */
export function ReviewsScreen({ attraction, reviews, query, steps }: ReviewsScreenProps) {
  const { name, attraction_location_label, avg_review, total_review } = attraction
  const { rating, attractionId } = query
  return (
    <div className="wrap reviews">
      <div className="reviews-head">
        <Crumbs steps={steps} />
        <h1>Reviews of {name}</h1>
        <p className="lead">
          {attraction_location_label && `${attraction_location_label}. `}
          <a href={pathToAttraction(attraction)}>Back to {name}</a>
        </p>
      </div>
      <aside className="reviews-sums" aria-label="Ratings">
        {avg_review >= 0 && (
          <p className="reviews-average">
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
            className="quiet"
            href={pathOf('reviews', { attractionId }, { sort: sortSaid(query) })}
          >
            Show all ratings
          </a>
        )}
        <a className="strong" href={pathOf('review', { attractionId })}>
          Submit Review
        </a>
      </aside>
      <div className="reviews-main">
        {reviews ? (
          <>
            {total_review > 0 && <Order query={query} />}
            <ReviewList query={query} reviews={reviews} />
          </>
        ) : (
          <Failed title="The reviews have not come through.">
            <p>The line may be down for a moment.</p>
          </Failed>
        )}
      </div>
    </div>
  )
}

const sortSaid = ({ sort }: ReviewQuery) => (sort === 'newest' ? '' : sort)

/** In which order; links, so that each order has an address. */
function Order({ query }: { query: ReviewQuery }) {
  return (
    <nav className="reviews-order" aria-label="Order of reviews">
      {Object.entries(SORTS).map(([sort, words]) => (
        <a
          key={sort}
          href={reviewPath({ ...query, sort: sort as Sort, page: 1 })}
          aria-current={sort === query.sort ? 'true' : undefined}
        >
          {words}
        </a>
      ))}
    </nav>
  )
}
