import { search } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls/calls.ts'
import { searchIn } from '../data/attractions/search.ts'

/** Searches places and attractions (specification, section 7). */
export function searchRoutes({ answer, database }: Routes): void {
  const find = searchIn(database)
  answer(search, async ({ query, language, mediaUrl }) => {
    const found = await find(query('q') ?? '', language)
    return found.map((each) => Object.assign(each, each.image && { image: mediaUrl(each.image) }))
  })
}
