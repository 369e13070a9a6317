import { decrypted } from '../../secrets/encrypted.ts'
import { stepOfCode } from '../../secrets/totp.ts'
import type { Queries } from '../engine/database.ts'
import { secretFor } from '../secrets.ts'

/** Database name of the key that encrypts the secrets of apps. */
export const APP_SECRET = 'authenticator apps'

/** Adds an authenticator app instead of an earlier one. `step` is that of the code that it has shown. */
export async function setApp(
  { query }: Queries,
  staff: string,
  { secret, step }: { secret: Buffer; step: number },
  now: Date,
): Promise<void> {
  await query(
    `insert into staff_apps (staff, secret, step, created_at) values ($1, $2, $3, $4)
     on conflict (staff) do update
     set secret = excluded.secret, step = excluded.step, created_at = excluded.created_at`,
    [staff, secret, step, now],
  )
}

/** True for a current code that was not used before, which works no more afterwards. */
export async function useAppCode(
  queries: Queries,
  staff: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { query } = queries
  const [app] = await query<{ secret: Buffer; step: number }>(
    'select secret, step from staff_apps where staff = $1 for update',
    [staff],
  )
  if (!app) return false
  const secret = decrypted(await secretFor(queries, APP_SECRET), app.secret, staff)
  const step = secret && stepOfCode(secret, code, now)
  if (step === undefined || step <= app.step) return false
  await query('update staff_apps set step = $2 where staff = $1', [staff, step])
  return true
}

export async function removeApp({ query }: Queries, staff: string): Promise<boolean> {
  return (await query('delete from staff_apps where staff = $1 returning 1', [staff])).length > 0
}
