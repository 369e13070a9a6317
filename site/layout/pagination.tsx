import * as says from '../messages/en/layout.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  pages: number
  pathTo: (page: number) => string
  label: string
}

export function Pagination({ page, pages, pathTo, label }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav className={styles.links} aria-label={label}>
      {page > 1 && (
        <a rel="prev" href={pathTo(page - 1)}>
          {says.previousPage}
        </a>
      )}
      <ol>
        {numbersAround(page, pages).map((number, index, all) => (
          <li key={number} className={number > (all[index - 1] ?? 0) + 1 ? styles.gap : undefined}>
            <a href={pathTo(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">{says.pageNumber} </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a rel="next" href={pathTo(page + 1)}>
          {says.nextPage}
        </a>
      )}
    </nav>
  )
}

/** First, last, current and its neighbours. */
export function numbersAround(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  const there = wanted.filter((number) => number >= 1 && number <= pages)
  return [...new Set(there)].toSorted((one, other) => one - other)
}
