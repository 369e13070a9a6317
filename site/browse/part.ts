import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { WHOLE_LIST } from '../../widgets/contract/limits.ts'
import { cardFields } from './card-fields.ts'

/** Places that a list shows first, and that 'Show more' adds. */
export const STEP = 12

/** Places on one page of a long list. */
export const PAGE_SIZE = 4 * STEP

/** The part of a list that is shown. */
export interface Part {
  attractions: AttractionDetails[]
  /** Places on this page, shown or not. */
  listed: number
  /** Places on all pages. */
  found: number
  page: number
  pages: number
}

export const pagesOf = (found: number): number =>
  found > WHOLE_LIST ? Math.ceil(found / PAGE_SIZE) : 1

/** The first places of a page. */
export const partOfPage = (
  listed: readonly AttractionDetails[],
  shown: number,
  found = listed.length,
  page = 1,
): Part => ({
  attractions: listed.slice(0, shown).map(cardFields),
  listed: listed.length,
  found,
  page,
  pages: pagesOf(found),
})

/** Reads a page number, from 1. */
const pageIn = (text = ''): number => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1)

/** Reads the number of places to show, a multiple of STEP. */
function shownIn(text = ''): number {
  const asked = /^\d{1,3}$/.test(text) ? Number(text) : STEP
  const most = Math.ceil(WHOLE_LIST / STEP)
  return STEP * Math.min(most, Math.max(1, Math.ceil(asked / STEP)))
}

/** The page and the number of places that an address asks for. */
export interface AskedPart {
  page: number
  shown: number
}

export const partIn = ({ page, shown }: { page?: string; shown?: string }): AskedPart => ({
  page: pageIn(page),
  shown: shownIn(shown),
})

/** Query of an address; what is usual is left out. */
export const partQuery = (page: number, shown: number) => ({
  page: page > 1 ? `${page}` : '',
  shown: shown > STEP ? `${shown}` : '',
})
