import { attempt } from './attempt.ts'
import { shared } from './shared.ts'

/** A kept draft is forgotten after a day (milliseconds). */
const LIFE = 24 * 60 * 60 * 1000

/** What one form keeps across reloads, in this tab only. */
export interface Draft<Kept> {
  read: () => Kept | undefined
  keep: (kept: Kept) => void
  drop: () => void
  /** Gives the place free, for a form that comes after; what is kept stays. */
  release: () => void
}

/**
 * Claims the first free place for a draft: `trip:KIND`, `trip:KIND:2`, ... so that two forms of a page
 * keep apart, and a form that is drawn anew finds what its predecessor held. Where a host page forbids
 * storage, nothing is kept and nothing fails.
 */
export function claimDraft<Kept>(kind: string): Draft<Kept> {
  const claimed = shared('drafts', () => new Set<string>())
  let key = `trip:${kind}`
  for (let place = 2; claimed.has(key); place++) key = `trip:${kind}:${place}`
  claimed.add(key)
  return {
    read: () => attempt(() => read(key)),
    keep: (kept) =>
      attempt(() => sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), kept }))),
    drop: () => attempt(() => sessionStorage.removeItem(key)),
    release: () => claimed.delete(key),
  }
}

function read<Kept>(key: string): Kept | undefined {
  const stored: { at: number; kept: Kept } | null = JSON.parse(
    sessionStorage.getItem(key) ?? 'null',
  )
  if (stored && Date.now() - stored.at < LIFE) return stored.kept
  sessionStorage.removeItem(key)
  return undefined
}
