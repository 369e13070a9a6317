import type { Queries } from '../engine/database.ts'

/** The factor of a sign-in besides the password, or instead of it. */
export type Factor = 'passkey' | 'app' | 'recovery'

/** SQL that is true for rows of `staff` with a second factor. */
export const HAS_FACTOR = `(exists (select from staff_passkeys where staff_passkeys.staff = staff.uuid)
  or exists (select from staff_apps where staff_apps.staff = staff.uuid))`

export interface Passkey {
  id: string
  device: string
  created_at: Date
  used_at: Date | null
}

/** The second factors of a staff member. */
export interface Factors {
  passkeys: Passkey[]
  /** Time when the authenticator app was added; null without one. */
  app: Date | null
  /** Unused recovery codes. */
  codes: number
}

export async function factorsOf({ query }: Queries, staff: string): Promise<Factors> {
  const passkeys = await query<Passkey>(
    `select id, device, created_at, used_at from staff_passkeys where staff = $1
     order by created_at, id`,
    [staff],
  )
  const [others] = await query<Pick<Factors, 'app' | 'codes'>>(
    `select (select created_at from staff_apps where staff = $1) as app,
       (select count(*) from staff_recovery_codes where staff = $1) as codes`,
    [staff],
  )
  return { passkeys, app: others?.app ?? null, codes: others?.codes ?? 0 }
}

/** Removes all second factors of a staff member, and ends all sessions. Returns false if there were none. */
export async function removeFactors({ query }: Queries, staff: string): Promise<boolean> {
  const passkeys = await query('delete from staff_passkeys where staff = $1 returning 1', [staff])
  const apps = await query('delete from staff_apps where staff = $1 returning 1', [staff])
  await query('delete from staff_recovery_codes where staff = $1', [staff])
  await query('delete from staff_half_sessions where staff = $1', [staff])
  await query('delete from staff_sessions where staff = $1', [staff])
  return passkeys.length + apps.length > 0
}

/** Removes recovery codes that nothing is left to recover for. */
export async function forgetUselessCodes({ query }: Queries, staff: string): Promise<void> {
  await query(
    `delete from staff_recovery_codes where staff = $1
     and not exists (select from staff where uuid = $1 and ${HAS_FACTOR})`,
    [staff],
  )
}
