import { attempt } from '../../../widgets/stores/attempt.ts'
import { pathOf } from '../../routing/router.ts'

/** The last searches of this tab, newest first. */
const KEY = 'trip:searches'
const MOST = 5

export const pathToSearch = (q: string) => pathOf('destinations', {}, { q: q.trim() })

export function recentSearches(): string[] {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MOST) : []
}

export function remember(typed: string): void {
  const q = typed.trim()
  if (q === '') return
  const others = recentSearches().filter((each) => each.toLowerCase() !== q.toLowerCase())
  const kept = JSON.stringify([q, ...others].slice(0, MOST))
  attempt(() => sessionStorage.setItem(KEY, kept))
}
