import { Refused } from '../../errors/refused.ts'
import type { Queries } from '../engine/database.ts'

export type UploadTable = 'reviews' | 'testimonials'

/** What a row has besides the form's fields. `language` is the page's, unless English. */
export interface Intent {
  /** The client's idempotency key. */
  key: string | null
  /** Hash of the body. */
  fingerprint: string
  at: Date
  language: string | undefined
  /** Sentence about privacy that the form showed, like '1.hi'; null if it isn't known. */
  notice: string | null
}

/** Its suspicious signs if a row waits for staff; else null. */
export type Suspicion = readonly string[] | null

export interface Stored {
  id: string
  /** Hidden until staff approve it. */
  held: boolean
}

/**
 * The row that was stored for the same key before. Without `fingerprint`, its content isn't compared.
 * @throws {Refused} 409 if the content differs
 */
export async function earlierUpload(
  { query }: Queries,
  table: UploadTable,
  key: string | null,
  fingerprint?: string,
): Promise<Stored | undefined> {
  const [earlier] = await query<Stored & { fingerprint: string }>(
    `select uuid as id, state = 'held' as held, fingerprint from ${table} where idempotency_key = $1`,
    [key],
  )
  if (!earlier) return undefined
  const { id, held } = earlier
  if (fingerprint === undefined || earlier.fingerprint === fingerprint) return { id, held }
  throw new Refused(
    409,
    'idempotency_conflict',
    'This Idempotency-Key was already used with another body.',
  )
}
