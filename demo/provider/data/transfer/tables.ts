import type { Queries } from '../engine/database.ts'

/** A table and its writable columns. */
export interface Table {
  name: string
  columns: { name: string; type: string }[]
}

const IN_SCHEMA = '(select oid from pg_namespace where nspname = current_schema())'

/** Excludes objects of extensions. */
const OWN = `relnamespace = ${IN_SCHEMA}
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`

export async function tablesOf({ query }: Queries): Promise<Table[]> {
  return query<Table>(
    `select relname as name, json_agg(json_build_object(
       'name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where ${OWN} and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  )
}

export async function sequencesOf({ query }: Queries): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select relname as name from pg_class where ${OWN} and relkind = 'S' order by relname`,
  )
  return rows.map(({ name }) => name)
}

/** `table` and `name` are quoted for SQL. */
export interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function foreignKeysOf({ query }: Queries): Promise<ForeignKey[]> {
  return query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = ${IN_SCHEMA}`,
  )
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
