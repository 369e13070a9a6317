import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import { countKinds, type Kind, ofKind } from './kinds.ts'
import { type AskedPart, PAGE_SIZE, pagesOf, type Part, partOfPage } from './part.ts'

/** The places of the chosen kind, and counts of all. */
export interface RegionPart extends Part {
  total: number
  kinds: ReturnType<typeof countKinds>
}

export function partOfRegion(
  all: readonly AttractionDetails[],
  kind: Kind | undefined,
  asked: AskedPart,
): RegionPart {
  const found = ofKind(all, kind)
  const pages = pagesOf(found.length)
  const page = Math.min(asked.page, pages)
  const first = (page - 1) * PAGE_SIZE
  const listed = pages > 1 ? found.slice(first, first + PAGE_SIZE) : found
  const part = partOfPage(listed, asked.shown, found.length, page)
  return { ...part, total: all.length, kinds: countKinds(all) }
}
