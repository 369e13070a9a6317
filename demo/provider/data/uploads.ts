import { Refused } from '../http/refused.ts'
import type { Queries } from './database.ts'

/** The tables whose rows come with files. */
export type UploadTable = 'reviews' | 'testimonials'

/** What the sender calls this intent, a hash of what it says, and when it came. */
export interface Intent {
  key: string | null
  fingerprint: string
  at: Date
}

/** A row that came with files. */
export interface Stored {
  id: string
  /** Nobody sees it before staff have read it. */
  held: boolean
}

/**
 * The row that the same intent made before; any body counts for the same without a `fingerprint`.
 * @throws {Refused} 409 if it said something else then.
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
  throw new Refused(409, 'idempotency_conflict', 'This Idempotency-Key came with another body.')
}
