import type { Database, Queries } from './database.ts'
import { removeSoon } from './pending-media.ts'
import type { UploadTable } from './uploads.ts'

/** Rows per transaction: others wait for so many at most. */
const BATCH = 100

/** Where a table has its files, and what names its rows in the desk's log. */
interface Files {
  table: UploadTable
  column: string
  none: string
  /** All of the row's files, as SQL. */
  all: string
  /** What becomes of the row, as SQL. */
  emptied: string
  logged: string
}

const FILES: Files[] = [
  {
    table: 'reviews',
    column: 'images',
    none: "'[]'",
    all: 'images',
    emptied: "images = '[]'",
    logged: 'review',
  },
  {
    table: 'testimonials',
    column: 'video',
    none: "''",
    all: "jsonb_build_array(video, coalesce(poster, ''))",
    emptied: "video = '', poster = null",
    logged: 'testimonial',
  },
]

/**
 * Deletes photos and videos of what was last declined before a time; the words stay. The sweep that follows
 * removes the files from the store.
 */
export async function forgetDeclinedMedia(
  database: Database,
  before: Date,
  stopped: () => boolean,
): Promise<void> {
  for (const files of FILES) {
    let count = BATCH
    while (count === BATCH && !stopped()) {
      // A write to these tables empties caches, so there is none where there is nothing to do.
      const some = await database.query(declinedIn(files), [before])
      if (some.length === 0) break
      count = await database.transaction(async (queries) => forgetSome(queries, files, before))
    }
  }
}

async function forgetSome(queries: Queries, files: Files, before: Date): Promise<number> {
  const { table, emptied } = files
  const rows = await queries.query<{ uuid: string; files: string[] }>(
    `${declinedIn(files)} for update skip locked`,
    [before],
  )
  await removeSoon(
    queries,
    rows.flatMap((row) => row.files),
  )
  await queries.query(
    `update ${table} set ${emptied}
     where uuid in (select value::uuid from jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(rows.map(({ uuid }) => uuid))],
  )
  return rows.length
}

const declinedIn = ({ table, column, none, all, logged }: Files) => `
  select uuid, ${all} as files from ${table}
  where state = 'declined' and ${column} <> ${none} and coalesce((
    select max(at) from desk_log where ${logged} = ${table}.uuid and deed = 'declined'
  ), received_at) < $1
  limit ${BATCH}`
