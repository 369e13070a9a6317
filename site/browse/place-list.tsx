import type { MouseEvent } from 'react'
import { Pagination } from '../layout/pagination.tsx'
import { go } from '../routing/router.ts'
import { AttractionCards } from './attraction-cards.tsx'
import { PAGE_SIZE, type Part, STEP } from './part.ts'
import * as browse from '../messages/en/browse.ts'
import styles from './place-list.module.css'

interface PlaceListProps {
  part: Part
  pathTo: (page: number, shown?: number) => string
  /** Above the fold. */
  first?: boolean
}

/** Cards of places, more of them on request, then the other pages. */
export function PlaceList({ part, pathTo, first = false }: PlaceListProps) {
  const { attractions, listed, found, page, pages } = part
  const shown = attractions.length
  const before = (page - 1) * PAGE_SIZE
  const isWhole = shown >= listed
  const newest = STEP * (Math.ceil(shown / STEP) - 1)
  const extent = (from: number) => browse.range(before + from, before + shown, found)
  const path = pathTo(page, shown + STEP)
  // Replaces the address, so that one step back leaves the list, and one step forward has all that was shown.
  const showHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(path, true)
  }
  return (
    <div className={styles.list}>
      <AttractionCards
        attractions={attractions}
        first={first}
        {...(newest > 0 && { added: { at: newest, says: extent(newest + 1) } })}
      />
      {!isWhole && (
        <p className={styles.more}>
          {extent(1)}
          <a className="quiet-button" href={`${path}#more`} onClick={showHere}>
            {browse.showMore(Math.min(STEP, listed - shown))}
          </a>
        </p>
      )}
      {isWhole && <Pagination page={page} pages={pages} pathTo={pathTo} label={browse.pages} />}
    </div>
  )
}
