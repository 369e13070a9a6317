import { toJson } from '../../api/to-json.ts'
import { attempt } from '../attempt.ts'
import { shared } from '../shared.ts'
import { draftPlace, isFresh } from './draft-place.ts'

/** What one form keeps across reloads; how far beyond, says {@link draftPlace}. */
export interface Draft<Kept> {
  read: () => Kept | undefined
  /** Keeps that, or nothing any more. */
  keep: (kept?: Kept) => void
  /** Gives the place free, for a form that comes after; what is kept stays. */
  release: () => void
}

/**
 * Claims the first free place for a draft: `trip:KIND`, `trip:KIND:2`, ... so that two forms of a page
 * keep apart, and a form that is drawn anew finds what its predecessor held. `before` is how many forms
 * stand before this one: which one draws first is chance. Where a host page forbids
 * storage, nothing is kept and nothing fails.
 */
export function claimDraft<Kept>(kind: string, before = 0): Draft<Kept> {
  const claimed = shared('drafts', () => new Set<string>())
  let key = ''
  for (let place = before + 1; !key || claimed.has(key); place++) {
    key = `trip:${kind}${place > 1 ? `:${place}` : ''}`
  }
  claimed.add(key)
  return {
    read: () => attempt(() => read(key)),
    keep: (kept) =>
      attempt(() =>
        kept
          ? draftPlace.open().setItem(key, toJson({ at: Date.now(), kept }))
          : draftPlace.open().removeItem(key),
      ),
    release: () => claimed.delete(key),
  }
}

function read<Kept>(key: string): Kept | undefined {
  const storage = draftPlace.open()
  const stored: { at: number; kept: Kept } | null = JSON.parse(storage.getItem(key) ?? 'null')
  if (stored && isFresh(stored.at)) return stored.kept
  storage.removeItem(key)
  return undefined
}
