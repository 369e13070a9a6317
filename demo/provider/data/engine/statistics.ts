import type { Queries } from './database.ts'

/**
 * Updates the planner's statistics of tables that have doubled since the last time, and returns their names.
 * The embedded database has no autovacuum, and would scan large tables instead of using an index. Small tables
 * don't matter.
 */
export async function refreshStatistics({ query, run }: Queries): Promise<string[]> {
  const grown = await query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace
       and pg_relation_size(oid) / current_setting('block_size')::integer > 100 + 2 * relpages
     order by relname`,
  )
  for (const { name } of grown) await run(`vacuum analyze ${name}`)
  return grown.map(({ name }) => name)
}
