import { reader, type Read } from '../widgets/stores/read.ts'
import { $session, signOut } from '../widgets/stores/session.ts'
import { providerOf } from '../widgets/stores/provider.ts'

/** The provider that serves this site. */
export const here = (origin: string, product: string) => providerOf(origin, product, null)

/**
 * Reads as whoever is signed in; a visitor reads without a token. A token that the provider no longer
 * knows ends the session.
 */
export function readAsMe(origin: string, product: string): Read {
  return async (endpoint, request) => {
    const token = $session.get()?.token
    const headers = token ? { authorization: `token ${token}` } : {}
    const result = await reader(here(origin, product), { headers })(endpoint, request)
    const { failure } = result
    if (token && failure?.name === 'Refused' && failure.code === 'signed_out') signOut()
    return result
  }
}
