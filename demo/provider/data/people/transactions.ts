import type { Transaction } from '../../../../widgets/contract/transactions.ts'
import { likeLabel, textLanguage } from '../attractions/translated.ts'
import type { Queries } from '../engine/database.ts'

/** Payments of an account, latest first. Staff wrote their locations in English. */
export async function transactionsOf(
  { query }: Queries,
  user: string,
  language?: string,
): Promise<Transaction[]> {
  const read = textLanguage(language)
  const named = `select label from (select ${likeLabel('location', read)} as label from cities
      join states on states.uuid = cities.state join countries on countries.uuid = states.country
      where cities.name = split_part(location, ',', 1)) as labels
    where label is not null limit 1`
  const location = read === 'en' ? 'location' : `coalesce((${named}), location) as location`
  const rows = await query<Transaction>(
    `select uuid as id, booking_id, date, ${location}, amount, status from transactions
     where account = $1 order by date desc, booking_id desc limit 500`,
    [user],
  )
  for (const row of rows) row.amount /= 100
  return rows
}
