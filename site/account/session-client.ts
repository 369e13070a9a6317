import { CALL_LANGUAGE } from '../routing/router.ts'
import { session as says } from '../../widgets/messages/en/session.ts'
import { providerOf } from '../../widgets/stores/provider.ts'
import { reader, type Read } from '../../widgets/stores/read.ts'
import { $session, expireSession } from '../../widgets/stores/session.ts'
import { toast } from '../../widgets/stores/toasts.ts'

export const here = (origin: string, product: string) =>
  providerOf(origin, product, null, CALL_LANGUAGE)

export const headersOf = (token: string) => ({ authorization: `token ${token}` })

let begin: (read: Read) => void
/** A page may call before navigation has started, because child effects run first. */
let me = new Promise<Read>((resolve) => (begin = resolve))

/** Browser only. */
export const askAsMe: Read = async (endpoint, request) => (await me)(endpoint, request)

/** A token that the provider rejects ends the session, and guarded pages then require a sign-in. */
export function readAsMe(origin: string, product: string): Read {
  const read: Read = async (endpoint, request) => {
    const token = $session.get()?.token
    const headers = token ? headersOf(token) : {}
    const result = await reader(here(origin, product), { headers })(endpoint, request)
    const { failure } = result
    const ended = failure?.name === 'Refused' && failure.code === 'signed_out'
    // Not if the user has signed in again since.
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

/** Reads without a session; requests survive closing the page. */
export function readInPassing(origin: string, product: string): Read {
  const carrier: typeof fetch = async (url, init) => fetch(url, { ...init, keepalive: true })
  return reader(here(origin, product), { carrier })
}
