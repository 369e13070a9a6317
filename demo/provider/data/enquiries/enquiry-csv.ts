import { brand } from '../../../../site/brand.ts'
import { ENQUIRY_FACTS, factNames } from '../../../../widgets/contract/enquiry-facts.ts'
import { ATTRIBUTION_NAMES } from '../../../../widgets/contract/values/attribution.ts'
import { type Queries, onlyRow } from '../engine/database.ts'
import { AT, type Conditions, type ListPlace } from './desk-enquiries.ts'

/**
 * SQL for a quoted value (RFC 4180). Spreadsheets run formulas even in quotes, so a text that begins like one
 * gets an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const cell = (value: string) =>
  String.raw`'"' || case when ${value} ~ '^[=+\-@\t\r\n]' then '''' else '' end
    || replace(coalesce(${value}, ''), '"', '""') || '"'`

/** Safe to embed in SQL because it is a constant, not input. */
const HERE = `'${brand.timeZone}'`

const COLUMNS: [name: string, value: string][] = [
  ['reference', 'reference'],
  ['received_at', `to_char(received_at at time zone ${HERE}, 'YYYY-MM-DD HH24:MI')`],
  ['status', 'status'],
  ['destinations', 'stops.text'],
  ...factNames('csv').map((name): [string, string] => [
    ENQUIRY_FACTS[name].csv,
    `batch.${name}::text`,
  ]),
  ['company', 'companies.name'],
  ['partner', 'partner'],
  ['language', 'batch.language'],
  ...ATTRIBUTION_NAMES.map((name): [string, string] => [name, `batch.attribution->>'${name}'`]),
  ['owner', 'staff.name'],
  ['due_at', `to_char(due_at at time zone ${HERE}, 'YYYY-MM-DD HH24:MI')`],
]

/** Begins with a byte order mark, so that Excel reads UTF-8. */
export const csvHead = `\uFEFF${COLUMNS.map(([name]) => name).join()}\r\n`

const LINE = COLUMNS.map(([, value]) => cell(value)).join(" || ',' || ")

/** `next` is undefined at the end. */
export interface CsvPart {
  lines: string
  next: ListPlace | undefined
}

/**
 * The next `limit` enquiries as CSV lines, newest first. The database formats them, because rows as objects
 * cost several times more.
 */
export async function csvPart(
  { query }: Queries,
  { conditions, values }: Conditions,
  after: ListPlace | undefined,
  limit: number,
): Promise<CsvPart> {
  const given = [...values]
  const all = [...conditions]
  if (after) {
    const [at, uuid] = [given.push(after.at), given.push(after.uuid)]
    all.push(`(received_at, uuid) < ($${at}::timestamptz, $${uuid}::uuid)`)
  }
  const where = all.length > 0 ? `where ${all.join(' and ')}` : ''
  const rows = await query<{ lines: string | null; count: number; at: string; uuid: string }>(
    `with batch as materialized (
       select * from enquiries ${where} order by received_at desc, uuid desc limit ${limit}
     ), own as materialized (
       -- By the index: a plain join reads all stops there are for each part of the file.
       select own.* from batch cross join lateral
         (select * from destinations where enquiry = batch.uuid offset 0) as own
     ), stops as (
       select enquiry, string_agg(cities.name || ' (' || no_days || ' days'
         || coalesce(', ' || nullif(accommodation_preference, ''), '') || ')', '; '
         order by position) as text
       from own join cities on cities.uuid = city group by enquiry
     ), last as (
       select ${AT} as at, uuid from batch order by received_at, uuid limit 1
     )
     select string_agg(${LINE} || E'\\r\\n', '' order by received_at desc, batch.uuid desc) as lines,
       count(*) as count, (select at from last) as at, (select uuid from last) as uuid
     from batch left join stops on enquiry = batch.uuid
     left join corporate_users on corporate_users.uuid = corporate_user
     left join companies on companies.uuid = corporate_users.company
     left join staff on staff.uuid = owner`,
    given,
  )
  const { lines, count, at, uuid } = onlyRow(rows)
  return { lines: lines ?? '', next: count === limit ? { at, uuid } : undefined }
}
