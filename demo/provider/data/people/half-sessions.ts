import { hashToken, newToken } from '../../secrets/token.ts'
import type { Queries } from '../engine/database.ts'
import type { StaffAccount } from './staff.ts'
import { HAS_FACTOR } from './factors.ts'

/** Time in ms for the second factor after the password. */
export const HALF_LIFE = 10 * 60_000

/** Returns a token with which the second factor can be shown; undefined if the password was changed meanwhile. */
export async function openHalfSession(
  { query }: Queries,
  { uuid, password }: { uuid: string; password: string | null },
  now: Date,
): Promise<string | undefined> {
  const token = newToken()
  const opened = await query(
    `insert into staff_half_sessions (hash, staff, expires_at)
     select $1, uuid, $4 from staff
     where uuid = $2 and password = $3 and left_at is null for share
     returning 1`,
    [hashToken(token), uuid, password, new Date(now.getTime() + HALF_LIFE)],
  )
  await query('delete from staff_half_sessions where expires_at <= $1', [now])
  return opened.length > 0 ? token : undefined
}

export async function staffOfHalfSession(
  { query }: Queries,
  token: string,
  now: Date,
): Promise<StaffAccount | undefined> {
  const rows = await query<StaffAccount>(
    `select staff.uuid, email, name, roles, password, ${HAS_FACTOR} as has_factor
     from staff_half_sessions join staff on staff.uuid = staff
     where hash = $1 and expires_at > $2 and left_at is null`,
    [hashToken(token), now],
  )
  return rows[0]
}

/** Ends a half session. Returns false if it had ended before. */
export async function endHalfSession({ query }: Queries, token: string): Promise<boolean> {
  const sql = 'delete from staff_half_sessions where hash = $1 returning 1'
  return (await query(sql, [hashToken(token)])).length > 0
}
