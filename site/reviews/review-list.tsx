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
import * as says from '../messages/en/reviews.ts'
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
    <section className={styles.list} aria-label={says.reviews} aria-busy={isRefreshing}>
      <p ref={top} className={styles.count} role="status" tabIndex={-1}>
        {data.length > 0
          ? says.range(first, last, reviewCount(total), query.rating)
          : says.noReviewsWith(query.rating)}
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
        label={says.pages}
        page={query.page}
        pages={pages}
        pathTo={(page) => reviewPath({ ...query, page })}
      />
    </section>
  )
}

function Nothing({ query, total }: { query: ReviewQuery; total: number }) {
  const { attractionId, rating } = query
  const all = pathOf('reviews', { attractionId })
  if (total > 0) {
    return (
      <Empty title={says.fewerReviews}>
        <p>{says.pastLast}</p>
        <a className="quiet-button" href={reviewPath({ ...query, page: 1 })}>
          {says.firstPage}
        </a>
      </Empty>
    )
  }
  if (rating) {
    return (
      <Empty title={says.noReviewsRated(rating)}>
        <a className="quiet-button" href={all}>
          {says.seeAllReviews}
        </a>
      </Empty>
    )
  }
  return (
    <Empty title={says.noReviews}>
      <p>{says.beFirst}</p>
      <a className="quiet-button" href={pathOf('review', { attractionId })}>
        {says.submit}
      </a>
    </Empty>
  )
}
