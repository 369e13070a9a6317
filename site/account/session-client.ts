import { session as says } from '../../widgets/messages/en-session.ts'
import { providerOf } from '../../widgets/stores/provider.ts'
import { reader, type Read } from '../../widgets/stores/read.ts'
import { $session, expireSession } from '../../widgets/stores/session.ts'
import { toast } from '../../widgets/stores/toasts.ts'

/** The provider that serves this site. */
export const here = (origin: string, product: string) => providerOf(origin, product, null)

/** Says who asks. */
export const headersOf = (token: string) => ({ authorization: `token ${token}` })

let begin: (read: Read) => void
/** A page may ask before the site has begun, whose effects run after those of its page. */
let me = new Promise<Read>((resolve) => (begin = resolve))

/** Asks for what somebody does on a page, as whoever is signed in; in the browser alone. */
export const askAsMe: Read = async (endpoint, request) => (await me)(endpoint, request)

/**
 * Reads as whoever is signed in; a visitor reads without a token. A token that the provider no longer
 * knows ends the session, and a guarded page then asks to sign in.
 */
export function readAsMe(origin: string, product: string): Read {
  const read: Read = async (endpoint, request) => {
    const token = $session.get()?.token
    const headers = token ? headersOf(token) : {}
    const result = await reader(here(origin, product), { headers })(endpoint, request)
    const { failure } = result
    const ended = failure?.name === 'Refused' && failure.code === 'signed_out'
    // Not when somebody has signed in anew meanwhile.
    if (token && ended && $session.get()?.token === token) {
      expireSession()
      toast('failure', says.ended, $session)
    }
    return result
  }
  begin(read)
  me = Promise.resolve(read)
  return read
}

/** Reads as nobody, and goes on when the page is closed. */
export function readInPassing(origin: string, product: string): Read {
  const carrier: typeof fetch = async (url, init) => fetch(url, { ...init, keepalive: true })
  return reader(here(origin, product), { carrier })
}
