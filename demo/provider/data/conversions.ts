import { randomUUID } from 'node:crypto'
import type { Database, Queries } from './database.ts'
import { removeSoon } from './pending-media.ts'

/** Seconds for which a claim counts unless it is renewed: so long a killed process holds up others. */
const LEASE = 60

/** Times that a video is tried; one that ends its process is not tried for ever. */
const TRIES = 3

/** A video that this process is to convert. */
export interface Conversion {
  testimonial: string
  /** Proves that it is still this process's. */
  claim: string
  /** Path under /media/; '' where the file was deleted. */
  video: string
}

/** Has the video of a new testimonial converted. `publish`: it is published then, without staff. */
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

/**
 * Takes the oldest video that nobody works on. The database's own clock says when a claim is over, since those of
 * several machines differ.
 */
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

/** Keeps a claim. Returns false where it was lost, and the work is to be stopped. */
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

/** Lets a video be tried again, after so many seconds: what went wrong was not its fault. */
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

/** Notes that a video cannot be converted, for staff to see. */
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
 * Puts a converted video and its poster in place of what was sent, which is removed soon. Returns false where the
 * testimonial is gone or somebody else has converted it.
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
  await removeSoon(queries, [sent])
  return true
}
