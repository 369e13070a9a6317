import { atom } from 'nanostores'
import { attempt } from './attempt.ts'
import { FLAG } from './outbox/flag.ts'
import { shared } from './shared.ts'

/** Storage keys are specified (section 3). */
export interface Session {
  token: string
  id: string
  fname: string
  email: string
}

/** In writing order. The token is last, because a stored token is read as a session. */
const KEYS = ['id', 'fname', 'email', 'token'] as const

/** A token that isn't a valid header value would make every request fail before it is sent. */
const SENDABLE = /^[!-~]{1,4096}$/

/**
 * Hashes of sessions whose end the provider has not confirmed. Signing out offline keeps them, so they are revoked
 * later.
 */
export const UNTOLD_KEY = 'trip:untold'

/** What waits to be sent isn't the session's. */
const LASTING = [UNTOLD_KEY, FLAG]

let tellEnded: (ended: Session) => void = () => {}

/** Prefix of all storage keys of widgets. */
const OWN = 'trip:'

/** The session of this page. Always null on host pages, whose own keys are never read. */
export const $session = /* @__PURE__ */ shared('session', () => atom<Session | null>(null))

/**
 * Stores the session and syncs it with other tabs. Only the company's site calls this, once, never a widget.
 * @param onEnded - called for sessions that end in this tab
 * @returns a function that stops it
 */
export function persistSession(onEnded: (ended: Session) => void = () => {}): () => void {
  tellEnded = onEnded
  const follow = (event: StorageEvent) => {
    if (attempt(() => event.storageArea === localStorage)) $session.set(readSession())
  }
  // A page in the back/forward cache misses storage events.
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) $session.set(readSession())
  }
  $session.set(readSession())
  globalThis.addEventListener('storage', follow)
  globalThis.addEventListener('pageshow', comeBack)
  const stopKeeping = $session.listen(writeSession)
  return () => {
    tellEnded = () => {}
    removeEventListener('storage', follow)
    removeEventListener('pageshow', comeBack)
    stopKeeping()
  }
}

/** Ends the session and clears local and session storage (specification, section 2). */
export function signOut(): void {
  const ended = $session.get()
  $session.set(null)
  const left = LASTING.map((key) => [key, attempt(() => localStorage.getItem(key))] as const)
  attempt(() => localStorage.clear())
  for (const [key, value] of left) if (value) attempt(() => localStorage.setItem(key, value))
  attempt(() => sessionStorage.clear())
  if (ended) tellEnded(ended)
}

/** Ends a session that the provider has revoked. Removes its keys and those of widgets, and keeps all others. */
export function expireSession(): void {
  $session.set(null)
  clearOwnKeys(() => localStorage)
  clearOwnKeys(() => sessionStorage)
}

function clearOwnKeys(open: () => Storage): void {
  attempt(() => {
    const storage = open()
    for (const key of Object.keys(storage)) {
      if (key.startsWith(OWN) && !LASTING.includes(key)) storage.removeItem(key)
    }
  })
}

const stored = (key: (typeof KEYS)[number]) => attempt(() => localStorage.getItem(key)) ?? ''

function readSession(): Session | null {
  const token = stored('token')
  if (!SENDABLE.test(token)) return null
  return { token, id: stored('id'), fname: stored('fname'), email: stored('email') }
}

function writeSession(session: Session | null): void {
  const before = readSession()
  if (JSON.stringify(session) === JSON.stringify(before)) return
  // Other tabs must never read one visitor's token with another's id.
  if (session?.id !== before?.id) attempt(() => localStorage.removeItem('token'))
  for (const key of KEYS) {
    if (session) attempt(() => localStorage.setItem(key, session[key]))
    else attempt(() => localStorage.removeItem(key))
  }
}
