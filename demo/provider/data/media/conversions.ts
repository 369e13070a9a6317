import { noteChange } from '../engine/change-counter.ts'
import type { Queries } from '../engine/database.ts'
import { emitDecision } from '../webhooks/emit.ts'
import { removeSoon } from './pending-media.ts'

/**
 * Queues the video of a new testimonial. With `publish`, it is published afterwards without staff. A trigger adds its
 * job, also for instances of the previous version.
 */
export async function queueConversion(
  queries: Queries,
  testimonial: string,
  publish: boolean,
  at: Date,
): Promise<void> {
  await queries.query('insert into conversions (testimonial, publish, at) values ($1, $2, $3)', [
    testimonial,
    publish,
    at,
  ])
  noteChange(queries, 'jobs')
}

/** Path of a queued video under /media/, '' if the file was deleted; undefined if it isn't queued. */
export async function queuedVideo(
  { query }: Queries,
  testimonial: string,
): Promise<string | undefined> {
  const [queued] = await query<{ video: string }>(
    `select video from conversions join testimonials on uuid = testimonial
     where testimonial = $1 and not failed`,
    [testimonial],
  )
  return queued?.video
}

/** Marks a video as impossible to convert, for staff to see. */
export async function failConversion({ query }: Queries, testimonial: string): Promise<void> {
  await query('update conversions set failed = true where testimonial = $1', [testimonial])
}

/**
 * Replaces the uploaded file by the converted video and its poster and marks it for removal. Returns false if
 * the testimonial is gone or another process has converted it.
 */
export async function finishConversion(
  queries: Queries,
  testimonial: string,
  sent: string,
  video: string,
  poster: string,
): Promise<boolean> {
  const [done] = await queries.query<{ publish: boolean }>(
    'delete from conversions where testimonial = $1 returning publish',
    [testimonial],
  )
  if (!done) return false
  const rows = await queries.query<{ is_published: boolean }>(
    `update testimonials set video = $2, poster = $3,
       state = case when $4 and state = 'held' then 'approved' else state end
     where uuid = $1 and video = $5 returning $4 and state = 'approved' as is_published`,
    [testimonial, video, poster, done.publish, sent],
  )
  if (rows.length === 0) return false
  if (rows[0]?.is_published) await emitDecision(queries, 'testimonials', testimonial, 'approved')
  noteChange(queries, 'testimonials')
  await removeSoon(queries, [sent])
  return true
}
