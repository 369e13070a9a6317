import type { Queries } from '../engine/database.ts'
import { fixedUuid } from './fixed-uuid.ts'

/** Booking, date, location, rupees, status (specification, section 2). */
const PAID: [string, string, string, number, 'Completed' | 'Canceled'][] = [
  ['TJ-2619', '2026-10-05', 'Ranthambore, Rajasthan', 64_500, 'Completed'],
  ['TJ-2587', '2026-08-22', 'Munnar, Kerala', 48_250, 'Completed'],
  ['TJ-2534', '2026-06-11', 'Leh, Ladakh', 92_000, 'Canceled'],
  ['TJ-2471', '2026-03-28', 'Dubai, United Arab Emirates', 118_750, 'Completed'],
  ['TJ-2402', '2026-01-19', 'Kanha, Madhya Pradesh', 37_999.5, 'Completed'],
]

/** Adds the demo account's missing payments, and reassigns those of an earlier demo account. */
export async function seedDemoTransactions({ query }: Queries, account: string): Promise<void> {
  const rows = PAID.map(([booking_id, date, location, rupees, status]) => ({
    uuid: fixedUuid(`transaction:${booking_id}`),
    booking_id,
    date,
    location,
    amount: rupees * 100,
    status,
  }))
  await query(
    `insert into transactions (uuid, account, booking_id, date, location, amount, status)
     select uuid, $1, booking_id, date, location, amount, status
     from jsonb_to_recordset($2::jsonb) as seed (uuid uuid, booking_id text, date date,
       location text, amount bigint, status text)
     on conflict (uuid) do update set account = excluded.account
       where transactions.account is null`,
    [account, JSON.stringify(rows)],
  )
}
