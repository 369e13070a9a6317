import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../secrets/token.ts'
import type { Queries } from './database.ts'

/** Somebody who works at the desk. */
export interface Staff {
  uuid: string
  email: string
  /** What colleagues read beside a change. */
  name: string
}

/** Milliseconds for which a link to choose a password is good: a week. */
const LINK_LIFE = 7 * 24 * 3_600_000

const HERE = 'left_at is null'

/**
 * Takes somebody on, or back, and answers a token with which they choose a password within a week. Whoever is
 * there already gets a new link, and keeps the old password until it is used.
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

/** Lets somebody in no more, at once and everywhere; what they did stays theirs. Answers whether they were there. */
export async function removeStaff({ query }: Queries, email: string, now: Date): Promise<boolean> {
  const rows = await query<{ uuid: string }>(
    `update staff set left_at = $2, password = null where email = lower($1) and ${HERE}
     returning uuid`,
    [email, now],
  )
  for (const { uuid } of rows) {
    await query('delete from staff_sessions where staff = $1', [uuid])
    await query('delete from staff_links where staff = $1', [uuid])
  }
  return rows.length > 0
}

/** Everybody who works here, by name. `ready` is who has chosen a password. */
export async function allStaff({ query }: Queries): Promise<(Staff & { ready: boolean })[]> {
  return query(
    `select uuid, email, name, password is not null as ready from staff where ${HERE}
     order by name collate "C", email`,
  )
}

/** Whose account an address is, with the hash of the password. */
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

/** Who a link to choose a password is for, while it is good. */
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
 * Sets a password by a link: every session ends, and every link is void. Answers false where it is not good; of
 * two who use it at once, one does.
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
 * Sets a password: every session ends, and every link is void. With `instead` it does so only where that still is the
 * password. Answers whether it did.
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
