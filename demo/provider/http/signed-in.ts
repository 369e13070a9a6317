import type { Database } from '../data/database.ts'
import { sessionUser } from '../data/sessions.ts'
import { signedOut } from './refused.ts'
import { tokenIn } from '../secrets/token.ts'

/**
 * Who an `authorization: token …` header signs in: the user's id.
 * @throws {Refused} 401 `signed_out` for anything but a token that is alive.
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
