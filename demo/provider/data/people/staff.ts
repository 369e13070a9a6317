import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../secrets/token.ts'
import { type Queries, onlyRow } from '../engine/database.ts'
import { releaseOf } from '../enquiries/queue.ts'
import { HAS_FACTOR, removeFactors } from './factors.ts'
import { type Role, keepAnAdministrator, maySeeEnquiries, setRoles } from './staff-roles.ts'

export interface Staff {
  uuid: string
  email: string
  /** Shown to colleagues next to changes. */
  name: string
  roles: Role[]
  /** Number of submissions that wait for a release, for the navigation. */
  suspicious?: number
}

/** Lifetime in ms of a link for choosing a password. */
const LINK_LIFE = 7 * 24 * 3_600_000

const HERE = 'left_at is null'

/**
 * Adds a staff member, or restores one, and returns a token for choosing a password within a week. For existing
 * staff, the old password works until the link is used.
 * @param roles those of new staff are administrator if omitted; others keep theirs
 * @throws {LastAdministrator} if `roles` would leave none
 */
export async function addStaff(
  queries: Queries,
  email: string,
  name: string,
  now: Date,
  roles?: readonly Role[],
): Promise<string> {
  const rows = await queries.query<{ uuid: string }>(
    `insert into staff (uuid, email, name, created_at) values ($1, lower($2), $3, $4)
     on conflict (email) do update set left_at = null, name = excluded.name returning uuid`,
    [randomUUID(), email, name, now],
  )
  const { uuid } = onlyRow(rows)
  if (roles) await setRoles(queries, uuid, roles)
  return addStaffLink(queries, uuid, now)
}

/** Returns a token for choosing a password within a week. The old password works until it is used. */
export async function addStaffLink({ query }: Queries, uuid: string, now: Date): Promise<string> {
  const token = newToken()
  await query('insert into staff_links (hash, staff, expires_at) values ($1, $2, $3)', [
    hashToken(token),
    uuid,
    new Date(now.getTime() + LINK_LIFE),
  ])
  return token
}

/**
 * Removes a staff member with their second factors, and ends all sessions immediately. Their log entries stay; their
 * enquiries are unassigned. Returns false if there was none.
 * @throws {LastAdministrator}
 */
export async function removeStaff(queries: Queries, email: string, now: Date): Promise<boolean> {
  const { query } = queries
  const leaver = await staffByEmail(queries, email)
  if (leaver) await keepAnAdministrator(queries, leaver.uuid)
  const rows = await query<{ uuid: string }>(
    `update staff set left_at = $2, password = null where email = lower($1) and ${HERE}
     returning uuid`,
    [email, now],
  )
  for (const { uuid } of rows) {
    await releaseOf(queries, uuid)
    await removeFactors(queries, uuid)
    await query('delete from staff_links where staff = $1', [uuid])
  }
  return rows.length > 0
}

/** All staff, by name. `ready` means that a password is set. */
export async function allStaff({ query }: Queries): Promise<(Staff & { ready: boolean })[]> {
  return query(
    `select uuid, email, name, roles, password is not null as ready from staff where ${HERE}
     order by name collate "C", email`,
  )
}

/** The address of somebody who still works here. */
export async function ownerOf({ query }: Queries, uuid: string): Promise<string | undefined> {
  const sql = `select email from staff where uuid = $1 and ${HERE}`
  return (await query<{ email: string }>(sql, [uuid]))[0]?.email
}

/** Staff who may own enquiries, by name. */
export async function enquiryOwners(queries: Queries): Promise<Staff[]> {
  return (await allStaff(queries)).filter(({ roles }) => maySeeEnquiries(roles))
}

/** An account to sign in to. */
export interface StaffAccount extends Staff {
  password: string | null
  /** True if a sign-in needs a second factor. */
  has_factor: boolean
}

const ACCOUNT = `select uuid, email, name, roles, password, ${HAS_FACTOR} as has_factor from staff`

export async function staffByEmail(
  { query }: Queries,
  email: string,
): Promise<StaffAccount | undefined> {
  const sql = `${ACCOUNT} where email = lower($1) and ${HERE}`
  return (await query<StaffAccount>(sql, [email]))[0]
}

export async function staffById(
  { query }: Queries,
  uuid: string,
): Promise<StaffAccount | undefined> {
  const sql = `${ACCOUNT} where uuid = $1 and ${HERE}`
  return (await query<StaffAccount>(sql, [uuid]))[0]
}

export async function staffOfLink(
  { query }: Queries,
  token: string,
  now: Date,
): Promise<Staff | undefined> {
  const rows = await query<Staff>(
    `select staff.uuid, email, name, roles from staff_links join staff on staff.uuid = staff
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
  await query('delete from staff_half_sessions where staff = $1', [uuid])
  await query('delete from staff_links where staff = $1', [uuid])
  return true
}
