import { toJson } from '../../../api/to-json.ts'
import { attempt } from '../../attempt.ts'
import { shared } from '../../shared.ts'
import { draftPlace, isFresh } from './draft-place.ts'

/** {@link draftPlace} decides where drafts are stored. */
export interface Draft<Kept> {
  read: () => Kept | undefined
  /** Deletes the draft if `kept` is undefined. */
  keep: (kept?: Kept) => void
  /** Frees the place for a later form. Keeps the stored values. */
  release: () => void
}

/**
 * Claims the first free place for a draft: `trip:KIND`, `trip:KIND:2`, ... so that forms on a page don't share one, and
 * a form that renders again finds its draft. Nothing is stored, and nothing fails, if the host page forbids storage.
 * @param before - number of forms before this one on the page, because their render order is random
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
