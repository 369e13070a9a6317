import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { ReviewPage } from '../../widgets/contract/reviews.ts'
import { Empty } from '../layout/message.tsx'
import { pathOf } from '../router.ts'
import { $onScreen } from '../shown.ts'
import { PageLinks } from './page-links.tsx'
import { reviewCount } from './rating.tsx'
import { ReviewCard } from './review-card.tsx'
import { PAGE_SIZE, type ReviewQuery, reviewPath } from './review-query.ts'

interface ReviewListProps {
  query: ReviewQuery
  reviews: ReviewPage
}

/** One page of reviews, and the ways to the others. */
export function ReviewList({ query, reviews: { data, total } }: ReviewListProps) {
  const onScreen = useStore($onScreen)
  const top = useRef<HTMLParagraphElement>(null)
  const shown = useRef(query.page)
  const first = (query.page - 1) * PAGE_SIZE + 1

  // Who turns the page is at its end, and wants to be at its beginning.
  useEffect(() => {
    if (shown.current === query.page) return
    shown.current = query.page
    top.current?.focus()
  }, [query.page])

  return (
    <section
      className="reviews-list"
      aria-label="Reviews"
      aria-busy={onScreen.state === 'ready' && onScreen.again === true}
    >
      <p ref={top} className="reviews-count" role="status" tabIndex={-1}>
        {data.length > 0
          ? `${first} to ${first + data.length - 1} of ${reviewCount(total)}${starsOf(query)}`
          : `No reviews${starsOf(query)}`}
      </p>
      {data.length === 0 && <Nothing query={query} total={total} />}
      <ol className="reviews-cards">
        {data.map((review, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Reviews have no other name.
          <li key={`${query.page}/${index}`}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ol>
      <PageLinks
        label="Pages of reviews"
        page={query.page}
        pages={Math.ceil(total / PAGE_SIZE)}
        pathTo={(page) => reviewPath({ ...query, page })}
      />
    </section>
  )
}

function starsOf({ rating }: ReviewQuery): string {
  if (!rating) return ''
  return rating === 1 ? ' with 1 star' : ` with ${rating} stars`
}

function Nothing({ query, total }: { query: ReviewQuery; total: number }) {
  const { attractionId, rating } = query
  const all = pathOf('reviews', { attractionId })
  if (total > 0) {
    return (
      <Empty title="There are not that many.">
        <p>This page lies behind the last one.</p>
        <a className="quiet" href={reviewPath({ ...query, page: 1 })}>
          Go to the first page
        </a>
      </Empty>
    )
  }
  if (rating) {
    return (
      <Empty title={`Nobody gave ${rating === 1 ? '1 star' : `${rating} stars`} so far.`}>
        <a className="quiet" href={all}>
          See all reviews
        </a>
      </Empty>
    )
  }
  return (
    <Empty title="No reviews yet.">
      <p>Have you been there? Tell those who are about to go what it is like.</p>
      <a className="quiet" href={pathOf('review', { attractionId })}>
        Submit Review
      </a>
    </Empty>
  )
}
