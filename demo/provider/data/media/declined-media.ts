import type { Database, Queries } from '../engine/database.ts'
import { removeSoon } from './pending-media.ts'
import type { UploadTable } from './uploads.ts'

/** Rows per transaction, so that concurrent writes don't wait long. */
const BATCH = 100

interface Files {
  table: UploadTable
  column: string
  none: string
  /** SQL for all of the row's files. */
  all: string
  /** SQL for the row without its files. */
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
 * Deletes the photos and videos of reviews and testimonials declined before a time; their texts stay. The next
 * sweep removes the files from the store.
 */
export async function forgetDeclinedMedia(
  database: Database,
  before: Date,
  stopped: () => boolean,
): Promise<void> {
  for (const files of FILES) {
    let count = BATCH
    while (count === BATCH && !stopped()) {
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
