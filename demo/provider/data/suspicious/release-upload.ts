import { noteChange } from '../engine/change-counter.ts'
import type { Queries } from '../engine/database.ts'
import type { UploadTable } from '../media/uploads.ts'
import { emitDecision } from '../webhooks/emit.ts'

/**
 * Releases a review or testimonial: to moderation, or without one to the public, a testimonial after the conversion of
 * its video. Returns false if it isn't held.
 */
export async function releaseUpload(
  queries: Queries,
  table: UploadTable,
  uuid: string,
  at: Date,
  moderation: boolean,
): Promise<boolean> {
  const { query } = queries
  const sql = `update ${table} set suspicious_at = null, spam_at = null, released_at = $2
    where uuid = $1 and suspicious_at is not null returning 1`
  if ((await query(sql, [uuid, at])).length === 0) return false
  if (moderation) return true
  const converting =
    table === 'testimonials'
      ? await query('update conversions set publish = true where testimonial = $1 returning 1', [
          uuid,
        ])
      : []
  if (converting.length === 0) {
    const publish = `update ${table} set state = 'approved' where uuid = $1 and state = 'held' returning 1`
    const published = await query(publish, [uuid])
    if (published.length > 0) await emitDecision(queries, table, uuid, 'approved')
  }
  noteChange(queries, table)
  return true
}
