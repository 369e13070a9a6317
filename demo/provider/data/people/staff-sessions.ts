import { hashToken, newToken } from '../../secrets/token.ts'
import { SUSPICIOUS_COUNT } from '../suspicious/suspicious.ts'
import type { Queries } from '../engine/database.ts'
import { type Factor, HAS_FACTOR } from './factors.ts'
import type { Staff } from './staff.ts'

/** Maximum lifetime in ms: a working day and its evening. */
export const SESSION_LIFE = 14 * 3_600_000

/** Interval in ms for storing the time of last use, so that not every page writes. */
const USED_EVERY = 60_000

export interface SessionOrigin {
  /** A readable name. */
  device: string
  /** Shortened. */
  address: string
}

export interface StaffSession extends SessionOrigin {
  id: string
  created_at: Date
  used_at: Date
  current: boolean
}

/** The staff member of a session. */
export interface Visitor extends Staff {
  /** The factor that the sign-in needed besides the password; null for none. */
  factor: Factor | null
  /** True with a second factor. */
  has_factor: boolean
  /** The last sign-in, or the last time that the password was typed again. */
  confirmed_at: Date
}

/**
 * Opens a session for staff whose password was correct, and returns a new token; undefined if the password was
 * changed meanwhile.
 */
export async function openStaffSession(
  { query }: Queries,
  { uuid, password }: { uuid: string; password: string | null },
  { device, address }: SessionOrigin,
  now: Date,
  factor: Factor | null = null,
): Promise<string | undefined> {
  const token = newToken()
  const opened = await query(
    `insert into staff_sessions (hash, staff, expires_at, created_at, used_at, device, address, factor)
     select $1, uuid, $4, $5, $5, $6, $7, $8 from staff
     where uuid = $2 and password = $3 and left_at is null for share
     returning 1`,
    [
      hashToken(token),
      uuid,
      password,
      new Date(now.getTime() + SESSION_LIFE),
      now,
      device.slice(0, 100),
      address,
      factor,
    ],
  )
  await query('delete from staff_sessions where expires_at <= $1', [now])
  return opened.length > 0 ? token : undefined
}

/**
 * The staff member of a token used within the last `idle` seconds. Updates the time of last use. A session without the
 * second factor ends when there is one.
 */
export async function staffOfSession(
  { query }: Queries,
  token: string,
  now: Date,
  idle: number,
): Promise<Visitor | undefined> {
  const hash = hashToken(token)
  const [session] = await query<Visitor & { used_at: Date }>(
    `select staff.uuid, email, name, roles, used_at, factor, ${HAS_FACTOR} as has_factor,
       ${SUSPICIOUS_COUNT} as suspicious,
       greatest(staff_sessions.created_at, confirmed_at) as confirmed_at
     from staff_sessions join staff on staff.uuid = staff
     where hash = $1 and expires_at > $2 and used_at > $3 and left_at is null
       and (factor is not null or not ${HAS_FACTOR})`,
    [hash, now, before(now, idle)],
  )
  if (!session) return undefined
  const { used_at, ...staff } = session
  if (now.getTime() - used_at.getTime() >= USED_EVERY) {
    await query('update staff_sessions set used_at = $2 where hash = $1', [hash, now])
  }
  return staff
}

/** Active sessions of a staff member, last used first. `token` marks the current one. */
export async function sessionsOfStaff(
  { query }: Queries,
  staff: string,
  token: string,
  now: Date,
  idle: number,
): Promise<StaffSession[]> {
  return query<StaffSession>(
    `select id, created_at, used_at, device, address, hash = $2 as current from staff_sessions
     where staff = $1 and expires_at > $3 and used_at > $4
     order by hash = $2 desc, used_at desc, id`,
    [staff, hashToken(token), now, before(now, idle)],
  )
}

export async function endStaffSession({ query }: Queries, token: string): Promise<void> {
  await query('delete from staff_sessions where hash = $1', [hashToken(token)])
}

/** Replaces the token of a session, after its second factor has changed. Returns the new token. */
export async function rotateStaffSession(
  { query }: Queries,
  token: string,
  factor: Factor | null,
): Promise<string> {
  const next = newToken()
  await query('update staff_sessions set hash = $2, factor = $3 where hash = $1', [
    hashToken(token),
    hashToken(next),
    factor,
  ])
  return next
}

/** Notes that the password of a session's owner was typed again. */
export async function confirmStaffSession(
  { query }: Queries,
  token: string,
  now: Date,
): Promise<void> {
  await query('update staff_sessions set confirmed_at = $2 where hash = $1', [
    hashToken(token),
    now,
  ])
}

/** Ends one session of a staff member, or without `id` all but the current one. */
export async function endStaffSessions(
  { query }: Queries,
  staff: string,
  token: string,
  id?: string,
): Promise<void> {
  await query(
    `delete from staff_sessions
     where staff = $1 and ($3::uuid is null and hash <> $2 or id = $3::uuid)`,
    [staff, hashToken(token), id ?? null],
  )
}

/** Ends all sessions of a staff member but the current one, and sign-ins that wait for the second factor. */
export async function endOtherSessions(
  queries: Queries,
  staff: string,
  token: string,
): Promise<void> {
  await endStaffSessions(queries, staff, token)
  await queries.query('delete from staff_half_sessions where staff = $1', [staff])
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)
