import type { Database } from '../engine/database.ts'
import { removeSoon } from '../media/pending-media.ts'

/** Ms that spam is kept, so that staff can still release it. */
const KEPT = 30 * 24 * 3_600_000

const BATCH = 100

/** SQL for the files of a row. */
const FILES = {
  enquiries: "'[]'::jsonb",
  reviews: 'images',
  testimonials: "jsonb_build_array(video, coalesce(poster, ''))",
}

/** Deletes what was marked as spam 30 days ago, with its files. */
export async function forgetSpam(
  database: Database,
  now: Date,
  stopped: () => boolean,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT)
  for (const [table, files] of Object.entries(FILES)) {
    let count = BATCH
    while (count === BATCH && !stopped()) {
      count = await database.transaction(async (queries) => {
        const rows = await queries.query<{ files: string[] }>(
          `delete from ${table} where uuid = any(array(
             select uuid from ${table} where suspicious_at is not null and spam_at < $1
             limit ${BATCH} for update skip locked))
           returning ${files} as files`,
          [before],
        )
        await removeSoon(
          queries,
          rows.flatMap((row) => row.files),
        )
        return rows.length
      })
    }
  }
}
