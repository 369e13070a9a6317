import { atom } from 'nanostores'
import { attempt } from './attempt.ts'
import { shared } from './shared.ts'

/** Who is signed in; keys as they are stored (specification, section 3). */
export interface Session {
  token: string
  id: string
  fname: string
  email: string
}

const KEYS = ['token', 'id', 'fname', 'email'] as const

/** The session of this page. Null on a stranger's page, whose own keys are never looked at. */
export const $session = /* @__PURE__ */ shared('session', () => atom<Session | null>(null))

/**
 * Keeps the session in local storage, and follows the other tabs. For the company's site alone, which
 * calls it once; a widget never does. Returns what ends it.
 */
export function persistSession(): () => void {
  const follow = (event: StorageEvent) => {
    if (attempt(() => event.storageArea === localStorage)) $session.set(readSession())
  }
  $session.set(readSession())
  addEventListener('storage', follow)
  const stopKeeping = $session.listen(writeSession)
  return () => {
    removeEventListener('storage', follow)
    stopKeeping()
  }
}

/** Ends the session and clears all local and session storage (specification, section 2). */
export function signOut(): void {
  $session.set(null)
  attempt(() => localStorage.clear())
  attempt(() => sessionStorage.clear())
}

function readSession(): Session | null {
  const [token, id, fname, email] = KEYS.map(
    (key) => attempt(() => localStorage.getItem(key)) ?? '',
  )
  return token ? { token, id: id!, fname: fname!, email: email! } : null
}

function writeSession(session: Session | null): void {
  if (JSON.stringify(session) === JSON.stringify(readSession())) return
  for (const key of KEYS) {
    if (session) attempt(() => localStorage.setItem(key, session[key]))
    else attempt(() => localStorage.removeItem(key))
  }
}
