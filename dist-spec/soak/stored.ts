import type { Remains } from './deployment.ts'
import type { StoredEmail, StoredRow } from './compare.ts'
import { hashOf } from './files.ts'
import type { MailServer } from './mail-server.ts'

export interface Stored {
  rows: StoredRow[]
  emails: StoredEmail[]
  /** Emails that arrived more than once, because an instance was killed after sending. */
  repeated: number
  /** Files that no row names, and uploads that never ended. */
  leftovers: string[]
}

/** Reads everything that visitors have sent. */
export async function readStored(
  { query, read, names, unfinished }: Remains,
  { received }: MailServer,
): Promise<Stored> {
  const enquiries = await query<{ email: string; reference: string }>(
    'select email, reference from enquiries',
  )
  const reviews = await query<{ email: string; images: string[] }>(
    `select email, images from reviews where fingerprint <> 'seed'`,
  )
  const testimonials = await query<{ email: string; video: string }>(
    `select email, video from testimonials where fingerprint <> 'seed'`,
  )
  const emails = await query<StoredEmail & { id: string }>(
    `select kind, about as email, reference, message_id as id,
       coalesce(subject like '%' || reference || '%', false) as "isQuoted"
     from mails left join enquiries on enquiries.uuid = mails.enquiry`,
  )
  const hashes = async (paths: string[]) => {
    const all: string[] = []
    for (const path of paths) {
      const bytes = await read(path)
      all.push(bytes ? hashOf(bytes) : '')
    }
    return all
  }
  const rows: StoredRow[] = []
  for (const row of enquiries) rows.push({ ...row, kind: 'enquiry', hashes: [] })
  for (const { email, images } of reviews) {
    rows.push({ email, kind: 'review', hashes: await hashes(images) })
  }
  for (const { email, video } of testimonials) {
    rows.push({ email, kind: 'testimonial', hashes: await hashes([video]) })
  }
  for (const email of emails) email.isDelivered = received.has(email.id)
  const named = [
    ...reviews.flatMap(({ images }) => images).flatMap((path) => [path, smallOf(path)]),
    ...testimonials.map(({ video }) => video),
  ].map((path) => path.replace('/media/', ''))
  const known = new Set(named)
  return {
    rows,
    emails,
    repeated: [...received.values()].reduce((sum, times) => sum + times - 1, 0),
    leftovers: [...names.filter((name) => !known.has(name)), ...unfinished],
  }
}

const smallOf = (path: string) => path.replace(/\.webp$/, '-small.webp')
