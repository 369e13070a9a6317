import { Refused } from '../../errors/refused.ts'
import type { Queries } from '../engine/database.ts'

export type UploadTable = 'reviews' | 'testimonials'

/** The client's idempotency key, a hash of the body, the time of receipt, and the page's language unless English. */
export interface Intent {
  key: string | null
  fingerprint: string
  at: Date
  language: string | undefined
}

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
