import { randomUUID } from 'node:crypto'
import type { CorporateUser } from '../../../../widgets/contract/corporate.ts'
import { OTP_GUESSES, OTP_LIFE } from '../../../../widgets/contract/limits.ts'
import type { Hashed } from '../../secrets/one-time-code.ts'
import { hashToken, newToken } from '../../secrets/token.ts'
import { type Queries, onlyRow } from '../engine/database.ts'

/** Lifetime of a proof, in ms. */
export const VERIFIED_FOR = 24 * 3_600_000

export interface VerifiedUser {
  uuid: string
  company: string
  corporate_email: string
  verified_at: Date
}

/**
 * The name of a company, and whether the address is at one of its email domains; undefined for an unknown
 * company.
 */
export async function companyOf(
  { query }: Queries,
  { corporate_company_id, corporate_email }: CorporateUser,
): Promise<{ name: string; has_address: boolean } | undefined> {
  const rows = await query<{ name: string; has_address: boolean }>(
    `select name, exists (
       select from company_domains where company = uuid
         and right('.' || split_part(lower($2), '@', 2), length(domain) + 1) = '.' || domain
     ) as has_address
     from companies where uuid = $1`,
    [corporate_company_id, corporate_email],
  )
  return rows[0]
}

/** Stores the user who requested a code, and the code, which replaces the address's previous one. */
export async function keepCode(
  { query }: Queries,
  user: CorporateUser,
  { salt, hash }: Hashed,
  now: Date,
): Promise<void> {
  // Resets `created_at`, so that retention doesn't delete a returning user.
  const rows = await query<{ uuid: string }>(
    `insert into corporate_users (uuid, company, email, corporate_email, created_at)
     values ($1, $2, lower($3), lower($4), $5)
     on conflict (company, email, corporate_email) do update set created_at = excluded.created_at
     returning uuid`,
    [randomUUID(), user.corporate_company_id, user.email, user.corporate_email, now],
  )
  await query(
    `insert into one_time_codes (corporate_email, corporate_user, salt, hash, expires_at)
     values (lower($1), $2, $3, $4, $5)
     on conflict (corporate_email) do update set corporate_user = excluded.corporate_user,
       salt = excluded.salt, hash = excluded.hash, expires_at = excluded.expires_at,
       guesses = 0, used_at = null`,
    [
      user.corporate_email,
      onlyRow(rows).uuid,
      salt,
      hash,
      new Date(now.getTime() + OTP_LIFE * 1000),
    ],
  )
}

/**
 * Counts a guess before it is compared, so that concurrent guesses can't exceed the limit. Returns the hashed
 * code, or the reason for refusing.
 */
export async function takeGuess(
  { query }: Queries,
  corporateEmail: string,
  now: Date,
): Promise<Hashed | 'otp_expired' | 'otp_locked'> {
  const [code] = await query<Hashed>(
    `update one_time_codes set guesses = guesses + 1
     where corporate_email = lower($1) and used_at is null and expires_at > $2 and guesses < $3
     returning salt, hash`,
    [corporateEmail, now, OTP_GUESSES],
  )
  if (code) return code
  const live = await query(
    `select 1 from one_time_codes
     where corporate_email = lower($1) and used_at is null and expires_at > $2`,
    [corporateEmail, now],
  )
  return live.length > 0 ? 'otp_locked' : 'otp_expired'
}

/**
 * Verifies the user of a correct code and returns the proof; undefined if the code was used or replaced
 * meanwhile.
 */
export async function verifyUser(
  { query }: Queries,
  corporateEmail: string,
  hash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const proof = newToken()
  const verified = await query(
    `with used as (
       update one_time_codes set used_at = $3
       where corporate_email = lower($1) and hash = $2 and used_at is null
       returning corporate_user
     ), verified as (
       update corporate_users set verified_at = $3 from used where uuid = used.corporate_user
       returning uuid
     )
     insert into corporate_proofs (hash, corporate_user, verified_at)
     select $4, uuid, $3 from verified
     returning 1`,
    [corporateEmail, hash, now, hashToken(proof)],
  )
  await query('delete from corporate_proofs where verified_at <= $1', [aDayBefore(now)])
  return verified.length > 0 ? proof : undefined
}

const aDayBefore = (now: Date) => new Date(now.getTime() - VERIFIED_FOR)

/** The user of a proof from the last 24 hours. Their row stays locked until the transaction ends. */
export async function provenUser(
  { query }: Queries,
  proof: string,
  now: Date,
): Promise<VerifiedUser | undefined> {
  const rows = await query<VerifiedUser>(
    `select corporate_users.uuid, companies.name as company, corporate_email,
       corporate_proofs.verified_at
     from corporate_proofs
     join corporate_users on corporate_users.uuid = corporate_proofs.corporate_user
     join companies on companies.uuid = corporate_users.company
     where hash = $1 and corporate_proofs.verified_at > $2
     for key share of corporate_users`,
    [hashToken(proof), aDayBefore(now)],
  )
  return rows[0]
}

/**
 * A user with this personal or corporate address, verified within the last 24 hours. Entering the address
 * doesn't prove that it is one's own.
 */
export async function claimedUser(
  { query }: Queries,
  email: string,
  now: Date,
): Promise<VerifiedUser | undefined> {
  const rows = await query<VerifiedUser>(
    `select corporate_users.uuid, companies.name as company, corporate_email, verified_at
     from corporate_users join companies on companies.uuid = corporate_users.company
     where (email = lower($1) or corporate_email = lower($1)) and verified_at > $2
     order by verified_at desc limit 1`,
    [email, aDayBefore(now)],
  )
  return rows[0]
}
