import { randomUUID } from 'node:crypto'
import type { NewTestimonial, Testimonial } from '../../../../widgets/contract/testimonials.ts'
import { noteChange } from '../engine/change-counter.ts'
import type { Queries } from '../engine/database.ts'
import type { Intent, Stored, Suspicion } from '../media/uploads.ts'
import { emitDecision } from '../webhooks/emit.ts'

/** The last testimonials, newest first. Nobody's address is published, not even for want of a name. */
export async function lastTestimonials({ query }: Queries): Promise<Testimonial[]> {
  return query<Testimonial>(
    `select first_name, last_name, '' as email, video as video_s3_url,
       coalesce(poster, '') as poster_url, description, language,
       to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as uploaded_at
     from testimonials where state = 'approved'
     order by received_at desc, uuid limit 200`,
  )
}

/** Stores a testimonial; `video` is a path under /media/. Answers as `storeReview` does. */
export async function storeTestimonial(
  queries: Queries,
  testimonial: NewTestimonial,
  { key, fingerprint, at, language, notice }: Intent,
  video: string,
  held: boolean,
  suspicion: Suspicion,
): Promise<Stored | undefined> {
  const rows = await queries.query<Stored>(
    `insert into testimonials (uuid, idempotency_key, fingerprint, received_at, video, state, language, notice, suspicious_at, suspicion, first_name,
       last_name, email, phone_number, description)
     select $1, $2, $3, $4, $5, $6, $8, $9, $10, $11::jsonb, sent.*
     from jsonb_to_record($7::jsonb) as sent (first_name text, last_name text, email text,
       phone_number text, description text)
     on conflict do nothing
     returning uuid as id, state = 'held' as held`,
    [
      randomUUID(),
      key,
      fingerprint,
      at,
      video,
      held || suspicion ? 'held' : 'approved',
      JSON.stringify(testimonial),
      language ?? null,
      notice,
      suspicion ? at : null,
      suspicion && JSON.stringify(suspicion),
    ],
  )
  noteChange(queries, 'testimonials')
  const [stored] = rows
  if (stored && !stored.held) await emitDecision(queries, 'testimonials', stored.id, 'approved')
  return stored
}
