import { attempt } from '../../attempt.ts'
import { draftPlace, isFresh } from './draft-place.ts'

/**
 * Stores drafts in local storage and deletes those older than a day. Only the company's site calls this, before its
 * first form renders. Tabs share a draft: the last edit wins, and a tab that sends or discards its draft doesn't delete
 * a different one.
 */
export function keepDrafts(): void {
  attempt(dropOld)
  const held = new Map<string, string | null>()
  const hold = (key: string, text: string | null) => {
    held.set(key, text)
    return text
  }
  const isOwn = (key: string, text: string | null) => intentOf(text) === intentOf(held.get(key))

  draftPlace.open = () => ({
    getItem: (key) => hold(key, localStorage.getItem(key)),
    setItem: (key, text) => localStorage.setItem(key, hold(key, text) ?? ''),
    removeItem(key) {
      if (isOwn(key, localStorage.getItem(key))) localStorage.removeItem(key)
      held.delete(key)
    },
  })

  globalThis.addEventListener('storage', ({ key, oldValue, newValue }) => {
    const own = key && held.get(key)
    if (own && newValue === null && !isOwn(key, oldValue)) {
      attempt(() => localStorage.setItem(key, own))
    }
  })
}

function dropOld() {
  for (const key of Object.keys(localStorage)) {
    const draft = key.startsWith('trip:') && parsed(localStorage.getItem(key))
    if (draft instanceof Object && 'at' in draft && !isFresh(draft.at)) localStorage.removeItem(key)
  }
}

/** Drafts in the same place differ by their intent key. */
function intentOf(text: string | null | undefined): unknown {
  const draft = parsed(text)
  const kept = draft instanceof Object && 'kept' in draft && draft.kept
  const intent = kept instanceof Object && 'intent' in kept && kept.intent
  return intent instanceof Object && 'key' in intent && intent.key
}

const parsed = (text: string | null | undefined) =>
  attempt((): unknown => JSON.parse(text ?? 'null'))
