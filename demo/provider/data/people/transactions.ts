import type { Transaction } from '../../../../widgets/contract/transactions.ts'
import type { Queries } from '../engine/database.ts'

export async function transactionsOf({ query }: Queries, user: string): Promise<Transaction[]> {
  const rows = await query<Transaction>(
    `select uuid as id, booking_id, date, location, amount, status from transactions
     where account = $1 order by date desc, booking_id desc limit 500`,
    [user],
  )
  for (const row of rows) row.amount /= 100
  return rows
}
