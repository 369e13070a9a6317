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

const read = new WeakMap<Queries, Map<string, Promise<Buffer>>>()

/** Like {@link secretFor}, but reads each secret once. Not for use in a transaction, which may be rolled back. */
export async function keptSecret(queries: Queries, name: string): Promise<Buffer> {
  const secrets = read.get(queries) ?? new Map<string, Promise<Buffer>>()
  read.set(queries, secrets)
  const known = secrets.get(name) ?? secretFor(queries, name)
  secrets.set(name, known)
  return known.catch((error: unknown) => {
    secrets.delete(name)
    throw error
  })
}
