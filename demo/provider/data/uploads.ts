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

/**
 * The row that the same intent made before; any body counts for the same without a `fingerprint`.
 * @throws {Refused} 409 if it said something else then.
 */
export async function earlierUpload(
  { query }: Queries,
  table: UploadTable,
  key: string | null,
  fingerprint?: string,
): Promise<string | undefined> {
  const [earlier] = await query<{ uuid: string; fingerprint: string }>(
    `select uuid, fingerprint from ${table} where idempotency_key = $1`,
    [key],
  )
  if (!earlier || fingerprint === undefined || earlier.fingerprint === fingerprint) {
    return earlier?.uuid
  }
  throw new Refused(409, 'idempotency_conflict', 'This Idempotency-Key came with another body.')
}
