import { attempt } from '../attempt.ts'
import { draftPlace, isFresh } from './draft-place.ts'

/**
 * Keeps drafts beyond their tab, and drops those of more than a day ago. For the company's site alone, which
 * calls it before the first form is drawn. Tabs share a place: the last letter typed is what is kept, and a tab
 * that sends its draft or starts over drops no other draft than its own.
 */
export function outliveTabs(): void {
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

/** What tells drafts of the same place apart: the key under which one is sent. */
function intentOf(text: string | null | undefined): unknown {
  const draft = parsed(text)
  const kept = draft instanceof Object && 'kept' in draft && draft.kept
  const intent = kept instanceof Object && 'intent' in kept && kept.intent
  return intent instanceof Object && 'key' in intent && intent.key
}

const parsed = (text: string | null | undefined) =>
  attempt((): unknown => JSON.parse(text ?? 'null'))
