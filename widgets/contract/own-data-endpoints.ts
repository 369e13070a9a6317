/** Export and deletion of a user's own data, used only by the profile page. */
import { endpoint } from './endpoint.ts'

/**
 * All stored data of the signed-in user, as rows by table. Files are absolute URLs; `archive` is the URL of a ZIP that
 * includes them. 429 with `Retry-After` after too many requests.
 */
export const exportUser = endpoint('GET', '/api/v1/{product}/user/export/', async () =>
  import('./personal-data.ts').then((data) => data.exportUser),
)

/**
 * Deletes the user's data and account permanently, after checking the password. Payments stay, without a name. 400
 * `wrong_password`. 403 `desk_address` for the account of the desk. 429 as for a changed password.
 */
export const deleteUser = endpoint('POST', '/api/v1/{product}/user/delete/', async () =>
  import('./personal-data.ts').then((data) => data.deleteUser),
)
