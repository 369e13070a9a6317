import type { Request } from '../../widgets/api/client.ts'
import type { Failure } from '../../widgets/api/failures.ts'
import { signOut } from '../../widgets/contract/endpoints.ts'
import { attempt } from '../../widgets/stores/attempt.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { UNTOLD_KEY, type Session } from '../../widgets/stores/session.ts'
import { headersOf } from './session-client.ts'

/** First and longest delay between retries, in ms. Each failure doubles the delay. */
const FIRST_WAIT = 5000
const LAST_WAIT = 300_000

export interface SignOutReports {
  /** Reports an ended session, retrying until the provider confirms. Nothing waits for it, not even a closing page. */
  send: (ended: Session) => Promise<void>
  stop: () => void
}

/**
 * Reports ended sessions to the provider, and repeats failed reports: when back online, on page load, and after a
 * delay. Until then a hash is stored, which can do nothing but end the session.
 * @param read - without a session
 */
export function createSignOutReports(read: Read): SignOutReports {
  /** Tokens with a pending report and their hashes; undefined if the hash can't be computed or stored. */
  const leaving = new Map<string, string | undefined>()
  let wait = FIRST_WAIT
  let timer: ReturnType<typeof setTimeout> | undefined

  const isHeard = async (request: Request<{ hash?: string | undefined }>) =>
    !isWorthAnother((await read(signOut, request)).failure)

  /** Forgets the token once the report succeeds or its hash is stored. */
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

  async function send({ token }: Session) {
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
  return { send, stop }
}

/** 4xx means that there is no session to end, except for 408 and 429. */
function isWorthAnother(failure: Failure | undefined): boolean {
  return failure?.name === 'Refused' ? [408, 429].includes(failure.status) : Boolean(failure)
}

/** @throws on plain http, where browsers have no `crypto.subtle` */
async function hashOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const kept = (): string[] =>
  attempt(() => localStorage.getItem(UNTOLD_KEY))?.match(/\b[0-9a-f]{64}\b/g) ?? []

const keep = (hash: string) => write([...new Set([...kept(), hash])])
const forget = (hash: string) => write(kept().filter((other) => other !== hash))

function write(hashes: string[]): true | undefined {
  return attempt(() => {
    if (hashes.length > 0) localStorage.setItem(UNTOLD_KEY, hashes.join(' '))
    else localStorage.removeItem(UNTOLD_KEY)
    return true
  })
}
