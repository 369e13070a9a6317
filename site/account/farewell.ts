import type { Request } from '../../widgets/api/client.ts'
import type { Failure } from '../../widgets/api/failures.ts'
import { signOut } from '../../widgets/contract/endpoints.ts'
import { attempt } from '../../widgets/stores/attempt.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { UNTOLD_KEY, type Session } from '../../widgets/stores/session.ts'
import { headersOf } from './session-client.ts'

/** Milliseconds until the provider is told again, and at most; each failure doubles them. */
const FIRST_WAIT = 5000
const LAST_WAIT = 300_000

/** Tells the provider of sessions that have ended. */
export interface Farewells {
  /** Tells of one now, and until it is heard; nobody waits for it, not even when the page is closed. */
  say: (ended: Session) => Promise<void>
  stop: () => void
}

/**
 * Tells of every session that ended here, and of those whose end was not heard before: once the network
 * is back, when a page is opened, and again after a failure. Meanwhile a hash is kept, which can do
 * nothing but end the session. `read` asks the provider, as nobody.
 */
export function createFarewells(read: Read): Farewells {
  /** Tokens of this page that are on their way, or that can't be hashed here, with their hashes. */
  const leaving = new Map<string, string | undefined>()
  let wait = FIRST_WAIT
  let timer: ReturnType<typeof setTimeout> | undefined

  const isHeard = async (request: Request<{ hash?: string | undefined }>) =>
    !isWorthAnother((await read(signOut, request)).failure)

  /** Tells of one by its token, which stays no longer than it takes, but where no hash of it can be kept. */
  async function tell(token: string, hash?: string) {
    if ((await isHeard({ input: {}, headers: headersOf(token) })) || (hash && keep(hash)))
      leaving.delete(token)
    else leaving.set(token, undefined)
  }

  async function retry() {
    clearTimeout(timer)
    const unkept = [...leaving].filter(([, hash]) => !hash).map(([token]) => tell(token))
    const told = kept().map(async (hash) => {
      if (await isHeard({ input: { hash } })) forget(hash)
    })
    await Promise.all([...unkept, ...told])
    tryLater()
  }

  function tryLater() {
    clearTimeout(timer)
    if (leaving.size + kept().length === 0) return
    timer = setTimeout(() => void retry(), wait)
    wait = Math.min(wait * 2, LAST_WAIT)
  }

  async function say({ token }: Session) {
    wait = FIRST_WAIT
    const hash = await hashOf(token).catch(() => undefined)
    leaving.set(token, hash)
    await tell(token, hash)
    tryLater()
  }

  const comeBack = () => {
    wait = FIRST_WAIT
    void retry()
  }
  const leave = () => {
    for (const hash of leaving.values()) if (hash) keep(hash)
  }
  addEventListener('online', comeBack)
  addEventListener('pagehide', leave)
  void retry()
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('online', comeBack)
    removeEventListener('pagehide', leave)
  }
  return { say, stop }
}

/** Whether a failure may pass: 4xx says that there is nothing to end, but for those of the line's own. */
function isWorthAnother(failure: Failure | undefined): boolean {
  return failure?.name === 'Refused' ? [408, 429].includes(failure.status) : Boolean(failure)
}

/** @throws Where the page is on plain http, and browsers hash nothing. */
async function hashOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const kept = (): string[] =>
  attempt(() => localStorage.getItem(UNTOLD_KEY))?.match(/\b[0-9a-f]{64}\b/g) ?? []

/** True where the browser keeps it. */
const keep = (hash: string) => write([...new Set([...kept(), hash])])
const forget = (hash: string) => write(kept().filter((other) => other !== hash))

function write(hashes: string[]): true | undefined {
  return attempt(() => {
    if (hashes.length > 0) localStorage.setItem(UNTOLD_KEY, hashes.join(' '))
    else localStorage.removeItem(UNTOLD_KEY)
    return true
  })
}
