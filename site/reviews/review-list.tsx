import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { ReviewPage } from '../../widgets/contract/reviews.ts'
import { Empty } from '../layout/message.tsx'
import { pathOf } from '../routing/router.ts'
import { $isRefreshing } from '../routing/current-page.ts'
import { Pagination } from '../layout/pagination.tsx'
import { reviewCount } from './rating.tsx'
import { ReviewCard } from './review-card.tsx'
import { rangeOf, type ReviewQuery, reviewPath } from './review-query.ts'
import styles from './review-list.module.css'

interface ReviewListProps {
  query: ReviewQuery
  reviews: ReviewPage
}

export function ReviewList({ query, reviews: { data, total } }: ReviewListProps) {
  const isRefreshing = useStore($isRefreshing)
  const top = useRef<HTMLParagraphElement>(null)
  const pageBefore = useRef(query.page)
  const { first, last, pages } = rangeOf(query, data.length, total)

  // After paging, the visitor would be at the end of the new list.
  useEffect(() => {
    if (pageBefore.current === query.page) return
    pageBefore.current = query.page
    top.current?.focus()
  }, [query.page])

  return (
    <section className={styles.list} aria-label="Reviews" aria-busy={isRefreshing}>
      <p ref={top} className={styles.count} role="status" tabIndex={-1}>
        {data.length > 0
          ? `${first} to ${last} of ${reviewCount(total)}${starsOf(query)}`
          : `No reviews${starsOf(query)}`}
      </p>
      {data.length === 0 && <Nothing query={query} total={total} />}
      <ol className={styles.cards}>
        {data.map((review, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Reviews have no other name.
          <li key={`${query.page}/${index}`}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ol>
      <Pagination
        label="Pages of reviews"
        page={query.page}
        pages={pages}
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
      <Empty title="There aren’t that many reviews.">
        <p>This page is past the last one.</p>
        <a className="quiet-button" href={reviewPath({ ...query, page: 1 })}>
          Back to page 1
        </a>
      </Empty>
    )
  }
  if (rating) {
    return (
      <Empty title={`No reviews with ${rating === 1 ? '1 star' : `${rating} stars`} yet.`}>
        <a className="quiet-button" href={all}>
          See all reviews
        </a>
      </Empty>
    )
  }
  return (
    <Empty title="No reviews yet.">
      <p>Been there? Tell the next traveller what it’s like.</p>
      <a className="quiet-button" href={pathOf('review', { attractionId })}>
        Submit Review
      </a>
    </Empty>
  )
}
