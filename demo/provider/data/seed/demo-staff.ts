import { planners } from '../../../../site/team.ts'
import { deriveKey, hashPassword } from '../../secrets/password.ts'
import type { Queries } from '../engine/database.ts'
import { fixedUuid } from './fixed-uuid.ts'

/** A desk account for everybody, in demo mode only. */
export const DEMO_STAFF = {
  email: 'desk@tigertrail.example',
  password: 'tiger-desk-2026',
  name: planners[0].name,
}

/** A changed password stays. */
export async function seedDemoStaff({ query }: Queries): Promise<void> {
  const { email, password, name } = DEMO_STAFF
  const rows = await query<{ password: string | null }>(
    `insert into staff (uuid, email, name, created_at) values ($1, $2, $3, '2026-01-15T10:00:00Z')
     on conflict (email) do update set email = excluded.email returning password`,
    [fixedUuid('staff:demo'), email, name],
  )
  if (rows[0]?.password) return
  const hashed = await hashPassword(deriveKey, password)
  const sql = 'update staff set password = $2, left_at = null where email = $1'
  await query(sql, [email, hashed])
}

/** Closes the account in data from demo mode. */
export async function closeDemoStaff({ query }: Queries): Promise<void> {
  const { email } = DEMO_STAFF
  const whose = 'staff in (select uuid from staff where email = $1)'
  await query(
    `update enquiries set owner = null
    where owner = (select uuid from staff where email = $1)`,
    [email],
  )
  await query(`delete from staff_sessions where ${whose}`, [email])
  await query(`delete from staff_passkeys where ${whose}`, [email])
  await query(`delete from staff_apps where ${whose}`, [email])
  await query(`delete from staff_links where ${whose}`, [email])
  await query('update staff set password = null, left_at = now() where email = $1', [email])
}
