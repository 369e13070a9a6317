import { randomUUID } from 'node:crypto'
import type { ProfileChange, UserProfile } from '../../../../widgets/contract/users.ts'
import { signedOut } from '../../errors/refused.ts'
import type { Queries } from '../engine/database.ts'

export interface User extends UserProfile {
  uuid: string
  /** A hash; null before activation. */
  password: string | null
}

const COLUMNS = 'uuid, email, first_name, last_name, mobile_number, password'

export async function userByEmail({ query }: Queries, email: string): Promise<User | undefined> {
  const rows = await query<User>(`select ${COLUMNS} from users where email = lower($1)`, [email])
  return rows[0]
}

/** @throws {Refused} 401 if the account is gone */
export async function userById({ query }: Queries, uuid: string): Promise<User> {
  const [user] = await query<User>(`select ${COLUMNS} from users where uuid = $1`, [uuid])
  if (!user) throw signedOut()
  return user
}

/** True if the password hash hasn't changed. Locks the row, so that this holds until the transaction ends. */
export async function hasPassword(
  { query }: Queries,
  { uuid, password }: Pick<User, 'uuid' | 'password'>,
): Promise<boolean> {
  const sql = 'select 1 from users where uuid = $1 and password = $2 for update'
  return (await query(sql, [uuid, password])).length > 0
}

export interface Sender {
  email: string
  first_name?: string | undefined
  last_name?: string | undefined
  phone_number: string
  /** BCP 47 tag; undefined for English. */
  language?: string | undefined
}

/** Creates an account without a password, or marks the existing one as used. */
export async function addUser({ query }: Queries, sender: Sender, now: Date): Promise<void> {
  const { email, first_name = '', last_name = '', phone_number, language = null } = sender
  await query(
    `insert into users (uuid, email, first_name, last_name, mobile_number, created_at, used_at, language)
     values ($1, lower($2), $3, $4, $5, $6, $6, $7)
     on conflict (email) do update
       set used_at = excluded.used_at, warned_at = null, language = excluded.language`,
    [randomUUID(), email, first_name, last_name, phone_number, now, language],
  )
}

/**
 * Changes a profile and returns it.
 * @throws {Refused} 401 if the account is gone
 */
export async function changeUser(
  { query }: Queries,
  uuid: string,
  { first_name, last_name, mobile_number }: ProfileChange,
): Promise<User> {
  const [user] = await query<User>(
    `update users set first_name = $2, last_name = $3, mobile_number = $4
     where uuid = $1 returning ${COLUMNS}`,
    [uuid, first_name, last_name, mobile_number],
  )
  if (!user) throw signedOut()
  return user
}

/**
 * Sets a password, and ends all sessions and emailed links. With `instead`, only if that is still the current
 * hash. Returns false otherwise.
 */
export async function setPassword(
  { query }: Queries,
  uuid: string,
  hashed: string,
  instead?: string,
): Promise<boolean> {
  const set = await query(
    `update users set password = $2 where uuid = $1 and ($3::text is null or password = $3)
     returning 1`,
    [uuid, hashed, instead ?? null],
  )
  if (set.length === 0) return false
  await query('delete from sessions where account = $1', [uuid])
  await query('delete from account_links where account = $1', [uuid])
  return true
}
