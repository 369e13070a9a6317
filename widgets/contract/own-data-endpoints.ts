/** What somebody takes with them of their own, and takes away: calls of their profile alone. */
import { endpoint } from './endpoint.ts'

/**
 * Everything that is kept of who is signed in, as rows by table; files as whole addresses, or with them as a ZIP at `archive`. 429 with
 * `Retry-After` when asked too often.
 */
export const exportUser = endpoint('GET', '/api/v1/{product}/user/export/', async () =>
  import('./personal-data.ts').then((data) => data.exportUser),
)

/**
 * Deletes it for good, and the account, for who says its password once more; payments stay and name nobody. 400
 * `wrong_password`; 403 `desk_address` for the account of the desk itself; 429 as for a changed password.
 */
export const deleteUser = endpoint('POST', '/api/v1/{product}/user/delete/', async () =>
  import('./personal-data.ts').then((data) => data.deleteUser),
)
