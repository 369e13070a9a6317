import type { Queries } from '../database.ts'

/** A table as its database names it, and its columns that can be written. */
export interface Table {
  name: string
  columns: { name: string; type: string }[]
}

const IN_SCHEMA = '(select oid from pg_namespace where nspname = current_schema())'

/** What an extension has made is its own. */
const OWN = `relnamespace = ${IN_SCHEMA}
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`

/** All tables of the schema, by name. */
export async function tablesOf({ query }: Queries): Promise<Table[]> {
  return query<Table>(
    `select relname as name, json_agg(json_build_object(
       'name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where ${OWN} and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  )
}

/** The names of what numbers rows. */
export async function sequencesOf({ query }: Queries): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `select relname as name from pg_class where ${OWN} and relkind = 'S' order by relname`,
  )
  return rows.map(({ name }) => name)
}

/** A foreign key: of which table, quoted as its name is, and what it says. */
export interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** All foreign keys of the schema. */
export async function foreignKeysOf({ query }: Queries): Promise<ForeignKey[]> {
  return query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = ${IN_SCHEMA}`,
  )
}

/** A name as SQL takes it, whatever is in it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
