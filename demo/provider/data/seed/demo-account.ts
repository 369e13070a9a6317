import { deriveKey, hashPassword } from '../../secrets/password.ts'
import { setPassword } from '../people/users.ts'
import { type Database, type Queries, onlyRow } from '../engine/database.ts'
import { seedDemoEnquiries } from './demo-enquiries.ts'
import { seedDemoTransactions } from './demo-transactions.ts'
import { fixedUuid } from './fixed-uuid.ts'

/** An account for everybody, in demo mode only. */
export const DEMO_ACCOUNT = {
  email: 'traveller@tigertrail.example',
  password: 'tiger-trail-2026',
  first_name: 'Asha',
  last_name: 'Kulkarni',
  mobile_number: '9822012345',
}

/** Adds the demo account with its enquiries and payments. A changed password stays. */
export async function seedDemoAccount(queries: Queries): Promise<void> {
  const { email, password, first_name, last_name, mobile_number } = DEMO_ACCOUNT
  const rows = await queries.query<{ uuid: string; password: string | null }>(
    `insert into users (uuid, email, first_name, last_name, mobile_number, created_at)
     values ($1, $2, $3, $4, $5, '2026-01-15T10:00:00Z')
     on conflict (email) do update set email = excluded.email
     returning uuid, password`,
    [fixedUuid('user:demo'), email, first_name, last_name, mobile_number],
  )
  const account = onlyRow(rows)
  if (account.password === null) {
    await setPassword(queries, account.uuid, await hashPassword(deriveKey, password))
  }
  await seedDemoEnquiries(queries, DEMO_ACCOUNT)
  await seedDemoTransactions(queries, account.uuid)
}

/** Restores the demo account for the next visitor if it was deleted. */
export async function seedDemoAgain(database: Database, email: string): Promise<void> {
  if (email === DEMO_ACCOUNT.email) await database.transaction(seedDemoAccount)
}

/** Closes the account in data from demo mode. */
export async function closeDemoAccount({ query }: Queries): Promise<void> {
  const account = '(select uuid from users where email = $1)'
  const { email } = DEMO_ACCOUNT
  await query(`delete from sessions where account in ${account}`, [email])
  await query(`delete from account_links where account in ${account}`, [email])
  await query('update users set password = null where email = $1', [email])
}
