import type { Queries } from '../engine/database.ts'
import { holdSchema, knownMigrations, runMigrations } from '../engine/migrate.ts'
import { type Snapshot, linesOf, plainTexts } from './snapshot.ts'
import { type Table, foreignKeysOf, quoted, tablesOf } from './tables.ts'
import { newTally } from './tally.ts'
import { TransferRefused } from './transfer-refused.ts'

/**
 * Fills an empty database with a snapshot, in the transaction of `queries`. Reads each row back and compares
 * it. Returns the number of rows.
 * @throws {TransferRefused} for unknown migrations, and for a database that isn't empty
 */
export async function load(queries: Queries, snapshot: Snapshot): Promise<number> {
  const known = await knownMigrations()
  const unknown = snapshot.migrations.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new TransferRefused(
      `This data is from a newer version. Its migration ${unknown} is unknown here.`,
    )
  }
  await holdSchema(queries)
  await plainTexts(queries)
  if ((await tablesOf(queries)).length > 0) {
    throw new TransferRefused('The target database is not empty. Nothing was changed.')
  }
  await runMigrations(queries, snapshot.migrations)
  const tables = await sameTables(queries, snapshot)
  const names = tables.map(({ name }) => quoted(name))
  // Foreign keys are checked at the end, so that rows may come in any order. Rows made by triggers are part of
  // the snapshot.
  const keys = await foreignKeysOf(queries)
  for (const { table, name } of keys) {
    await queries.run(`alter table ${table} drop constraint ${name}`)
  }
  for (const name of names) await queries.run(`alter table ${name} disable trigger user`)
  await queries.run(`truncate ${names.join()}`)
  let rows = 0
  for (const table of tables) rows += await fill(queries, snapshot, table)
  for (const { name, last, called } of snapshot.sequences) {
    await queries.query('select setval(quote_ident($1)::regclass, $2::text::bigint, $3)', [
      name,
      last,
      called,
    ])
  }
  for (const name of names) await queries.run(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys) {
    await queries.run(`alter table ${table} add constraint ${name} ${definition}`)
  }
  return rows
}

async function sameTables(queries: Queries, { tables }: Snapshot): Promise<Table[]> {
  const made = await tablesOf(queries)
  return tables.map(({ name, columns }) => {
    const table = made.find((other) => other.name === name)
    if (!table) throw new TransferRefused(`No migration creates the table ${name}.`)
    return {
      name,
      columns: columns.map((column) => {
        const same = table.columns.find((other) => other.name === column)
        if (!same) throw new TransferRefused(`No migration creates the column ${name}.${column}.`)
        return same
      }),
    }
  })
}

async function fill(queries: Queries, snapshot: Snapshot, table: Table): Promise<number> {
  const columns = table.columns.map(({ name }) => name)
  const values = table.columns.map(({ type }, index) => `(line->>${index})::${type}`)
  const sql = `insert into ${quoted(table.name)} (${columns.map(quoted).join()}) overriding system value
    select ${values.join()} from json_array_elements($1::json) as line`
  const given = newTally()
  let rows = 0
  for await (const lines of snapshot.lines({ name: table.name, columns })) {
    await queries.query(sql, [`[${lines.join()}]`])
    for (const line of lines) given.add(line)
    rows += lines.length
  }
  const found = newTally()
  for await (const lines of linesOf(queries, { name: table.name, columns })) {
    for (const line of lines) found.add(line)
  }
  if (found.said() !== given.said()) {
    throw new Error(`Wrote ${given.said()} to ${table.name}, but read back ${found.said()}.`)
  }
  return rows
}
