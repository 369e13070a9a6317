import type { Queries } from './database.ts'

/**
 * Tells the planner anew of tables that have doubled since it was told last. A PostgreSQL does so by itself; the
 * embedded database never does, and would read all of a large table where an index leads to a few rows. Small
 * tables are read as fast either way. Answers the names of those tables.
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
