import { hashToken } from '../../secrets/token.ts'
import type { Queries } from '../engine/database.ts'
import { type StaffAccount, staffById } from './staff.ts'

/** Data that verifies the signatures of a passkey. */
export interface PasskeyRecord {
  id: string
  staff: string
  public_key: Buffer
  counter: number
}

export interface NewPasskey extends PasskeyRecord {
  transports: readonly string[]
  device: string
}

/** Adds a passkey. Returns false if it exists, for whichever staff member. */
export async function addPasskey(
  { query }: Queries,
  { id, staff, public_key, counter, transports, device }: NewPasskey,
  now: Date,
): Promise<boolean> {
  const rows = await query(
    `insert into staff_passkeys (id, staff, public_key, counter, transports, device, created_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7) on conflict (id) do nothing returning 1`,
    [id, staff, public_key, counter, JSON.stringify(transports), device.slice(0, 100), now],
  )
  return rows.length > 0
}

export async function passkeyNamed(
  queries: Queries,
  id: string,
): Promise<{ passkey: PasskeyRecord; account: StaffAccount } | undefined> {
  const sql = 'select id, staff, public_key, counter from staff_passkeys where id = $1'
  const [passkey] = await queries.query<PasskeyRecord>(sql, [id])
  const account = passkey && (await staffById(queries, passkey.staff))
  return account && { passkey, account }
}

/**
 * Stores the signature counter of a sign-in. Returns false if it didn't grow, as with a copied key, unless the passkey
 * counts nothing (https://www.w3.org/TR/webauthn-3/#sctn-sign-counter).
 */
export async function usePasskey(
  { query }: Queries,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const rows = await query(
    `update staff_passkeys set counter = $2, used_at = $3
     where id = $1 and (counter < $2 or counter = 0 and $2 = 0) returning 1`,
    [id, counter, now],
  )
  return rows.length > 0
}

export async function removePasskey(
  { query }: Queries,
  staff: string,
  id: string,
): Promise<boolean> {
  const sql = 'delete from staff_passkeys where staff = $1 and id = $2 returning 1'
  return (await query(sql, [staff, id])).length > 0
}

/** Marks a challenge as used. Returns false if it was used before. */
export async function spendChallenge(
  { query }: Queries,
  challenge: string,
  expires: Date,
  now: Date,
): Promise<boolean> {
  await query('delete from staff_challenges where expires_at <= $1', [now])
  const rows = await query(
    `insert into staff_challenges (hash, expires_at) values ($1, $2)
     on conflict do nothing returning 1`,
    [hashToken(challenge), expires],
  )
  return rows.length > 0
}
