import { search } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls/calls.ts'
import { searchIn } from '../data/attractions/search.ts'

/** Searches places and attractions (specification, section 7). */
export function searchRoutes({ answer, database }: Routes): void {
  const find = searchIn(database)
  answer(search, async ({ query, mediaUrl }) => {
    const found = await find(query('q') ?? '')
    return found.map(({ image, category, kind, id, name, label }) => {
      const each = { kind, id, name, label }
      const more = { ...(image && { image: mediaUrl(image) }), ...(category && { category }) }
      return Object.assign(each, more)
    })
  })
}
