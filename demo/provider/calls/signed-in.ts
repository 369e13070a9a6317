import type { Database } from '../data/engine/database.ts'
import { sessionUser } from '../data/people/sessions.ts'
import { signedOut } from '../errors/refused.ts'
import { tokenIn } from '../secrets/token.ts'

/**
 * Returns the user id of an `authorization: token …` header.
 * @throws {Refused} 401 `signed_out` unless the token is valid.
 */
export async function signedIn(
  database: Database,
  header: string | null,
  now: Date,
): Promise<string> {
  const token = tokenIn(header)
  const user = token && (await sessionUser(database, token, now))
  if (user) return user
  throw signedOut()
}
