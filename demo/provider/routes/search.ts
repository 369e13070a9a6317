import { search } from '../../../widgets/contract/endpoints.ts'
import type { Routes } from '../calls.ts'
import { searchFor } from '../data/search.ts'

/** Places and attractions by what somebody types (specification, section 7). */
export function searchRoutes({ answer, database }: Routes): void {
  answer(search, ({ query }) => searchFor(database, query('q') ?? ''))
}
