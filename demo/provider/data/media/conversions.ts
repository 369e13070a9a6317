import { randomUUID } from 'node:crypto'
import { noteChange } from '../engine/change-counter.ts'
import type { Database, Queries } from '../engine/database.ts'
import { removeSoon } from './pending-media.ts'

/** Seconds until a claim expires unless renewed. A killed process delays others by this long. */
const LEASE = 60

/** Attempts per video. One that crashes the process isn't retried forever. */
const TRIES = 3

export interface Conversion {
  testimonial: string
  /** The claim of this process. */
  claim: string
  /** Path under /media/; '' if the file was deleted. */
  video: string
}

/** Queues the video of a new testimonial. With `publish`, it is published afterwards without staff. */
export async function queueConversion(
  { query }: Queries,
  testimonial: string,
  publish: boolean,
  at: Date,
): Promise<void> {
  await query('insert into conversions (testimonial, publish, at) values ($1, $2, $3)', [
    testimonial,
    publish,
    at,
  ])
}

/** Claims the oldest waiting video. Claims expire by the database's clock, since machines' clocks differ. */
export async function claimConversion(database: Database): Promise<Conversion | undefined> {
  await database.query(
    `update conversions set failed = true
     where not failed and tries >= ${TRIES} and claimed_until <= now()`,
  )
  const [claimed] = await database.query<Conversion>(
    `update conversions set claim = $1, tries = tries + 1,
       claimed_until = now() + interval '${LEASE} seconds'
     where testimonial = (
       select testimonial from conversions
       where not failed and tries < ${TRIES} and (claimed_until is null or claimed_until <= now())
       order by at limit 1 for update skip locked
     )
     returning testimonial, claim,
       (select video from testimonials where uuid = conversions.testimonial) as video`,
    [randomUUID()],
  )
  return claimed
}

/** Renews a claim. Returns false if it was lost and the work has to stop. */
export async function renewClaim(
  { query }: Queries,
  { testimonial, claim }: Conversion,
): Promise<boolean> {
  const rows = await query(
    `update conversions set claimed_until = now() + interval '${LEASE} seconds'
     where testimonial = $1 and claim = $2 returning 1`,
    [testimonial, claim],
  )
  return rows.length > 0
}

/** Schedules a retry in so many seconds that doesn't count as an attempt, for failures the video didn't cause. */
export async function postponeConversion(
  { query }: Queries,
  { testimonial, claim }: Conversion,
  seconds: number,
): Promise<void> {
  await query(
    `update conversions set tries = tries - 1, claimed_until = now() + $3 * interval '1 second'
     where testimonial = $1 and claim = $2`,
    [testimonial, claim, seconds],
  )
}

/** Marks a video as impossible to convert, for staff to see. */
export async function failConversion(
  { query }: Queries,
  { testimonial, claim }: Conversion,
): Promise<void> {
  await query('update conversions set failed = true where testimonial = $1 and claim = $2', [
    testimonial,
    claim,
  ])
}

/**
 * Replaces the uploaded file by the converted video and its poster and marks it for removal. Returns false if
 * the testimonial is gone or another process has converted it.
 */
export async function finishConversion(
  queries: Queries,
  { testimonial, claim, video: sent }: Conversion,
  video: string,
  poster: string,
): Promise<boolean> {
  const [done] = await queries.query<{ publish: boolean }>(
    'delete from conversions where testimonial = $1 and claim = $2 returning publish',
    [testimonial, claim],
  )
  if (!done) return false
  const rows = await queries.query(
    `update testimonials set video = $2, poster = $3,
       state = case when $4 and state = 'held' then 'approved' else state end
     where uuid = $1 and video = $5 returning 1`,
    [testimonial, video, poster, done.publish, sent],
  )
  if (rows.length === 0) return false
  noteChange(queries, 'testimonials')
  await removeSoon(queries, [sent])
  return true
}
