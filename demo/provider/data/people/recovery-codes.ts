import { hashToken } from '../../secrets/token.ts'
import { plainRecoveryCode } from '../../secrets/recovery-code.ts'
import type { Queries } from '../engine/database.ts'

/** A code of 120 random bits can't be guessed, so a fast hash is enough. */
const hashOf = (code: string) => hashToken(plainRecoveryCode(code))

/** Replaces the recovery codes of a staff member. */
export async function setRecoveryCodes(
  { query }: Queries,
  staff: string,
  codes: readonly string[],
): Promise<void> {
  await query('delete from staff_recovery_codes where staff = $1', [staff])
  for (const code of codes) {
    const sql = 'insert into staff_recovery_codes (hash, staff) values ($1, $2)'
    await query(sql, [hashOf(code), staff])
  }
}

/** True for an unused code of this staff member, which works no more afterwards. */
export async function useRecoveryCode(
  { query }: Queries,
  staff: string,
  code: string,
): Promise<boolean> {
  const sql = 'delete from staff_recovery_codes where staff = $1 and hash = $2 returning 1'
  return (await query(sql, [staff, hashOf(code)])).length > 0
}

/** True if the first of these codes is stored, so that the same form was sent before. */
export async function hasRecoveryCodes(
  { query }: Queries,
  staff: string,
  [first = '']: readonly string[],
): Promise<boolean> {
  const sql = 'select 1 from staff_recovery_codes where staff = $1 and hash = $2'
  return (await query(sql, [staff, hashOf(first)])).length > 0
}
