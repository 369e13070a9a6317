import type { Database } from '../data/engine/database.ts'

/** All rows by table, as text and in order, without periodic jobs, which each start adds. */
export async function everyRow(database: Database): Promise<Record<string, string[]>> {
  return database.transaction(async ({ query, run }) => {
    await run(`set local timezone = 'UTC'`)
    const tables = await query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    )
    const rows: Record<string, string[]> = {}
    for (const { name } of tables) {
      const chosen = name === 'jobs' ? "where key <> ''" : ''
      const sql = `select t::text as line from ${name} as t ${chosen}`
      const lines = await query<{ line: string }>(sql)
      rows[name] = lines.map(({ line }) => line).toSorted()
    }
    return rows
  })
}
