import { hashToken, newToken } from '../../secrets/token.ts'
import type { Queries } from '../engine/database.ts'
import type { User } from './users.ts'

/** In ms. */
const SESSION_LIFE = 30 * 24 * 3_600_000

/**
 * Opens a session for a user whose password was just checked, and returns a new token; undefined if the
 * password was changed meanwhile.
 */
export async function openSession(
  { query }: Queries,
  { uuid, password }: Pick<User, 'uuid' | 'password'>,
  now: Date,
): Promise<string | undefined> {
  const token = newToken()
  // The row lock serializes this with a password change, which ends all sessions.
  const opened = await query(
    `with account as (
       update users set used_at = $5, warned_at = null where uuid = $2 and password = $3
       returning uuid
     )
     insert into sessions (hash, account, expires_at) select $1, uuid, $4 from account
     returning 1`,
    [hashToken(token), uuid, password, new Date(now.getTime() + SESSION_LIFE), now],
  )
  await query(
    `delete from sessions where hash = any
       (array(select hash from sessions where expires_at <= $1 limit 100 for update skip locked))`,
    [now],
  )
  return opened.length > 0 ? token : undefined
}

export async function sessionUser(
  { query }: Queries,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [session] = await query<{ account: string }>(
    'select account from sessions where hash = $1 and expires_at > $2',
    [hashToken(token), now],
  )
  return session?.account
}

export async function endSession({ query }: Queries, hash: Buffer): Promise<void> {
  await query('delete from sessions where hash = $1', [hash])
}
