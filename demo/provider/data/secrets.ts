import { randomBytes } from 'node:crypto'
import { type Queries, onlyRow } from './database.ts'

/** The secret of that name, 32 bytes, which all instances share; whoever asks first makes it. */
export async function secretFor({ query }: Queries, name: string): Promise<Buffer> {
  await query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32),
  ])
  const rows = await query<{ value: Buffer }>('select value from secrets where name = $1', [name])
  return onlyRow(rows).value
}
