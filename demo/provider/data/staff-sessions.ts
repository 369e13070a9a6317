import { hashToken, newToken } from '../secrets/token.ts'
import type { Queries } from './database.ts'
import type { Staff } from './staff.ts'

/** Milliseconds after which a session ends in any case: a working day and its evening. */
export const SESSION_LIFE = 14 * 3_600_000

/** Milliseconds between two notes that a session is used: a page is no reason to write each time. */
const USED_EVERY = 60_000

/** Where a session is opened from. */
export interface SessionOrigin {
  /** In words. */
  device: string
  /** Shortened. */
  address: string
}

/** A session as its owner sees it. */
export interface StaffSession extends SessionOrigin {
  id: string
  created_at: Date
  used_at: Date
  current: boolean
}

/** Signs somebody in whose password was right, and answers a new token; nothing where it was changed meanwhile. */
export async function openStaffSession(
  { query }: Queries,
  { uuid, password }: { uuid: string; password: string | null },
  { device, address }: SessionOrigin,
  now: Date,
): Promise<string | undefined> {
  const token = newToken()
  const opened = await query(
    `insert into staff_sessions (hash, staff, expires_at, created_at, used_at, device, address)
     select $1, uuid, $4, $5, $5, $6, $7 from staff
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
    ],
  )
  await query('delete from staff_sessions where expires_at <= $1', [now])
  return opened.length > 0 ? token : undefined
}

/** Who is signed in with a token that was used within the last `idle` seconds; notes that it is used. */
export async function staffOfSession(
  { query }: Queries,
  token: string,
  now: Date,
  idle: number,
): Promise<Staff | undefined> {
  const hash = hashToken(token)
  const [session] = await query<Staff & { used_at: Date }>(
    `select staff.uuid, email, name, used_at from staff_sessions join staff on staff.uuid = staff
     where hash = $1 and expires_at > $2 and used_at > $3 and left_at is null`,
    [hash, now, before(now, idle)],
  )
  if (!session) return undefined
  const { used_at, ...staff } = session
  if (now.getTime() - used_at.getTime() >= USED_EVERY) {
    await query('update staff_sessions set used_at = $2 where hash = $1', [hash, now])
  }
  return staff
}

/** The live sessions of somebody, the last used first; `token` is that of the one that asks. */
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

/** Signs out. */
export async function endStaffSession({ query }: Queries, token: string): Promise<void> {
  await query('delete from staff_sessions where hash = $1', [hashToken(token)])
}

/** Ends one session of somebody, or with no `id` all but that of the token. */
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

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)
