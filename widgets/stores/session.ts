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

/** In the order of writing: what has a token is read as a session, so that comes last. */
const KEYS = ['id', 'fname', 'email', 'token'] as const

/** A token that no header can carry lets nobody in, and would stop every call before it is sent. */
const SENDABLE = /^[!-~]{1,4096}$/

/**
 * Where hashes of sessions are kept whose end the provider has not heard of. Signing out leaves them:
 * else a token that was signed out offline would live on.
 */
export const UNTOLD_KEY = 'trip:untold'

let tellEnded: (ended: Session) => void = () => {}

/** Keys of widgets begin with it. */
const OWN = 'trip:'

/** The session of this page. Null on a stranger's page, whose own keys are never looked at. */
export const $session = /* @__PURE__ */ shared('session', () => atom<Session | null>(null))

/**
 * Keeps the session in local storage, and follows the other tabs. For the company's site alone, which
 * calls it once; a widget never does. `onEnded` hears of a session that was ended here, not in another
 * tab. Returns what ends it.
 */
export function persistSession(onEnded: (ended: Session) => void = () => {}): () => void {
  tellEnded = onEnded
  const follow = (event: StorageEvent) => {
    if (attempt(() => event.storageArea === localStorage)) $session.set(readSession())
  }
  // A page that was set aside whole heard of nothing meanwhile.
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

/** Ends the session and clears all local and session storage (specification, section 2). */
export function signOut(): void {
  const ended = $session.get()
  $session.set(null)
  const untold = attempt(() => localStorage.getItem(UNTOLD_KEY))
  attempt(() => localStorage.clear())
  if (untold) attempt(() => localStorage.setItem(UNTOLD_KEY, untold))
  attempt(() => sessionStorage.clear())
  if (ended) tellEnded(ended)
}

/**
 * Ends a session that the provider no longer knows, and so need not be told of. Its four keys go, and what
 * widgets keep; the rest of the storage stays.
 */
export function expireSession(): void {
  $session.set(null)
  clearOwnKeys(() => localStorage)
  clearOwnKeys(() => sessionStorage)
}

function clearOwnKeys(open: () => Storage): void {
  attempt(() => {
    const storage = open()
    for (const key of Object.keys(storage)) {
      if (key.startsWith(OWN) && key !== UNTOLD_KEY) storage.removeItem(key)
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
  // Another tab is never to see one person's token beside another's id.
  if (session?.id !== before?.id) attempt(() => localStorage.removeItem('token'))
  for (const key of KEYS) {
    if (session) attempt(() => localStorage.setItem(key, session[key]))
    else attempt(() => localStorage.removeItem(key))
  }
}
