import { randomBytes } from 'node:crypto'
import { type Queries, onlyRow } from './engine/database.ts'

/** A 32-byte secret shared by all instances, created on first use. */
export async function secretFor({ query }: Queries, name: string): Promise<Buffer> {
  await query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32),
  ])
  const rows = await query<{ value: Buffer }>('select value from secrets where name = $1', [name])
  return onlyRow(rows).value
}
