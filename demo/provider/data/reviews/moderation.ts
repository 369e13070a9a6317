import { nameIn, textLanguage } from '../attractions/translated.ts'
import { type Concern, logDeed } from '../desk-log.ts'
import { noteChange } from '../engine/change-counter.ts'
import type { Queries } from '../engine/database.ts'
import { type UploadTable } from '../media/uploads.ts'
import { emitDecision } from '../webhooks/emit.ts'

export type State = 'held' | 'approved' | 'declined'

/** A review or a testimonial. */
export interface Submitted {
  table: UploadTable
  uuid: string
  state: State
  received_at: Date
  first_name: string
  last_name: string
  email: string
  /** BCP 47 tag of its text; null for English. */
  language: string | null
  /** Sentence about privacy that the form showed, like '1.hi'; null if it isn't known. */
  notice: string | null
  feedback: string
  /** Only set for reviews. */
  attraction: string | null
  attraction_name: string | null
  rating: number | null
  date_of_visit: string | null
  /** Paths under /media/. */
  images: string[]
  video: string | null
  /** The poster of a converted video. */
  poster: string | null
  /** A testimonial can't be published before its video is converted. */
  conversion: 'waiting' | 'failed' | null
  /** Why it was declined. */
  reason: string | null
  /** Set while it waits for staff to release it to moderation. */
  suspicious_at: Date | null
  suspicion: string[] | null
}

const SUBMITTED = `
  select * from (
    select 'reviews' as "table", reviews.uuid, state, received_at, first_name, last_name, email, language, notice,
      suspicious_at, suspicion, feedback, attraction, attractions.name as attraction_name, rating, date_of_visit, images, null as video, null as poster,
      null as conversion,
      (select text from desk_log where review = reviews.uuid and deed = 'declined'
       order by id desc limit 1) as reason
    from reviews join attractions on attractions.id = attraction
    union all
    select 'testimonials', uuid, state, received_at, first_name, last_name, email, language, notice, suspicious_at, suspicion, description,
      null, null, null, null, '[]'::jsonb, video, poster,
      (select case when failed then 'failed' else 'waiting' end from conversions
       where testimonial = testimonials.uuid),
      (select text from desk_log where testimonial = testimonials.uuid and deed = 'declined'
       order by id desc limit 1)
    from testimonials
  ) as submitted`

/** Up to 50, the oldest first for `held` ones, else the newest first. */
export async function submittedIn({ query }: Queries, state: State): Promise<Submitted[]> {
  const order = state === 'held' ? '' : 'desc'
  return query<Submitted>(
    `${SUBMITTED} where state = $1 and suspicious_at is null order by received_at ${order}, uuid limit 50`,
    [state],
  )
}

export async function submittedOne(
  { query }: Queries,
  table: UploadTable,
  uuid: string,
): Promise<Submitted | undefined> {
  const rows = await query<Submitted>(`${SUBMITTED} where "table" = $1 and uuid = $2`, [
    table,
    uuid,
  ])
  return rows[0]
}

/** A submission with the name of its attraction in the language of its text, for its author. */
export async function inItsLanguage({ query }: Queries, one: Submitted): Promise<Submitted> {
  const name = nameIn('attractions', textLanguage(one.language))
  const sql = `select ${name} as name from attractions where id = $1`
  const [found] = await query<{ name: string }>(sql, [one.attraction])
  return { ...one, attraction_name: found?.name ?? null }
}

/** Counts all of them, while `submittedIn` returns up to 50. */
export async function heldCount({ query }: Queries): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select (select count(*) from reviews where state = 'held' and suspicious_at is null)
       + (select count(*) from testimonials where state = 'held' and suspicious_at is null) as count`,
  )
  return row?.count ?? 0
}

/**
 * Publishes or declines an item if its state still is `was`. Returns false otherwise, and for testimonials
 * whose video was deleted or isn't converted.
 */
export async function decide(
  queries: Queries,
  table: UploadTable,
  uuid: string,
  was: State,
  state: State,
): Promise<boolean> {
  const isFilm = table === 'testimonials' && state === 'approved'
  const complete = isFilm
    ? "video <> '' and not exists (select from conversions where testimonial = uuid)"
    : 'true'
  const sql = `update ${table} set state = $3 where uuid = $1 and state = $2 and suspicious_at is null and ${complete} returning 1`
  const rows = await queries.query(sql, [uuid, was, state])
  noteChange(queries, table)
  if (rows.length > 0 && state !== 'held') await emitDecision(queries, table, uuid, state)
  return rows.length > 0
}

/** What a log entry about an item of a table concerns. */
export const concernOf = (table: UploadTable): Concern =>
  table === 'reviews' ? 'review' : 'testimonial'

export interface Unmoderated {
  table: UploadTable
  uuid: string
  received_at: Date
}

/** Up to `most` items that have been held since before a time, and that nobody was reminded of. */
export async function longHeld(
  { query }: Queries,
  before: Date,
  most: number,
): Promise<Unmoderated[]> {
  const of = (table: UploadTable) =>
    `select '${table}' as "table", uuid, received_at from ${table}
     where state = 'held' and suspicious_at is null and received_at < $1
       and not exists (select from desk_log where intent = '${REMINDED}' || uuid)`
  return query<Unmoderated>(
    `${of('reviews')} union all ${of('testimonials')} order by received_at limit ${most}`,
    [before],
  )
}

const REMINDED = 'reminded '

/** Logs a reminder of an item. Returns false if another process did. */
export async function noteReminder(
  queries: Queries,
  { table, uuid }: Unmoderated,
  at: Date,
): Promise<boolean> {
  const entry = { staff: null, at, deed: 'reminded', text: '', intent: REMINDED + uuid } as const
  return logDeed(queries, entry, concernOf(table), uuid)
}
