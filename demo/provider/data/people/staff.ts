import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../secrets/token.ts'
import type { Queries } from '../engine/database.ts'
import { releaseOf } from '../enquiries/queue.ts'

export interface Staff {
  uuid: string
  email: string
  /** Shown to colleagues next to changes. */
  name: string
}

/** Lifetime in ms of a link for choosing a password. */
const LINK_LIFE = 7 * 24 * 3_600_000

const HERE = 'left_at is null'

/**
 * Adds a staff member, or restores one, and returns a token for choosing a password within a week. For existing
 * staff, the old password works until the link is used.
 */
export async function addStaff(
  { query }: Queries,
  email: string,
  name: string,
  now: Date,
): Promise<string> {
  const [row] = await query<{ uuid: string }>(
    `insert into staff (uuid, email, name, created_at) values ($1, lower($2), $3, $4)
     on conflict (email) do update set left_at = null, name = excluded.name returning uuid`,
    [randomUUID(), email, name, now],
  )
  const token = newToken()
  await query('insert into staff_links (hash, staff, expires_at) values ($1, $2, $3)', [
    hashToken(token),
    row?.uuid ?? null,
    new Date(now.getTime() + LINK_LIFE),
  ])
  return token
}

/**
 * Removes a staff member and ends all sessions immediately. Their log entries stay; their enquiries are unassigned. Returns false if there was
 * none.
 */
export async function removeStaff({ query }: Queries, email: string, now: Date): Promise<boolean> {
  const rows = await query<{ uuid: string }>(
    `update staff set left_at = $2, password = null where email = lower($1) and ${HERE}
     returning uuid`,
    [email, now],
  )
  for (const { uuid } of rows) {
    await releaseOf({ query }, uuid)
    await query('delete from staff_sessions where staff = $1', [uuid])
    await query('delete from staff_links where staff = $1', [uuid])
  }
  return rows.length > 0
}

/** All staff, by name. `ready` means that a password is set. */
export async function allStaff({ query }: Queries): Promise<(Staff & { ready: boolean })[]> {
  return query(
    `select uuid, email, name, password is not null as ready from staff where ${HERE}
     order by name collate "C", email`,
  )
}

export async function staffByEmail(
  { query }: Queries,
  email: string,
): Promise<(Staff & { password: string | null }) | undefined> {
  const rows = await query<Staff & { password: string | null }>(
    `select uuid, email, name, password from staff where email = lower($1) and ${HERE}`,
    [email],
  )
  return rows[0]
}

export async function staffOfLink(
  { query }: Queries,
  token: string,
  now: Date,
): Promise<Staff | undefined> {
  const rows = await query<Staff>(
    `select staff.uuid, email, name from staff_links join staff on staff.uuid = staff
     where hash = $1 and expires_at > $2 and ${HERE}`,
    [hashToken(token), now],
  )
  return rows[0]
}

/**
 * Sets a password by a link, and ends all sessions and links. Returns false for invalid links, and for all but
 * one of concurrent calls.
 */
export async function useStaffLink(
  queries: Queries,
  token: string,
  hashed: string,
  now: Date,
): Promise<boolean> {
  const { query } = queries
  const sql =
    'select 1 from staff where uuid = (select staff from staff_links where hash = $1) for update'
  await query(sql, [hashToken(token)])
  const staff = await staffOfLink(queries, token, now)
  if (!staff) return false
  return setStaffPassword(queries, staff.uuid, hashed)
}

/**
 * Sets a password, and ends all sessions and links. With `instead`, only if that is still the current hash.
 * Returns false otherwise.
 */
export async function setStaffPassword(
  { query }: Queries,
  uuid: string,
  hashed: string,
  instead?: string,
): Promise<boolean> {
  const set = await query(
    `update staff set password = $2
     where uuid = $1 and ($3::text is null or password = $3) and ${HERE} returning 1`,
    [uuid, hashed, instead ?? null],
  )
  if (set.length === 0) return false
  await query('delete from staff_sessions where staff = $1', [uuid])
  await query('delete from staff_links where staff = $1', [uuid])
  return true
}
