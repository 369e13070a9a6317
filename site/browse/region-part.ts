import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { MAX_PAGE_SIZE, WHOLE_LIST } from '../../widgets/contract/limits.ts'
import { countKinds, type Kind, ofKind } from './kinds.ts'
import { cardFields } from './card-fields.ts'

export interface RegionPart {
  /** Of the chosen kind, at most one page. */
  attractions: AttractionDetails[]
  found: number
  total: number
  kinds: ReturnType<typeof countKinds>
  page: number
  pages: number
}

export function partOfRegion(
  all: readonly AttractionDetails[],
  kind: Kind | undefined,
  asked: number,
): RegionPart {
  const shown = ofKind(all, kind)
  const pages = shown.length > WHOLE_LIST ? Math.ceil(shown.length / MAX_PAGE_SIZE) : 1
  const page = Math.min(asked, pages)
  const first = (page - 1) * MAX_PAGE_SIZE
  const some = pages > 1 ? shown.slice(first, first + MAX_PAGE_SIZE) : shown
  return {
    attractions: some.map(cardFields),
    found: shown.length,
    total: all.length,
    kinds: countKinds(all),
    page,
    pages,
  }
}

export const pageIn = (text = ''): number => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1)
