import type { Stored, UploadTable } from '../data/media/uploads.ts'
import type { Routes } from './calls.ts'
import type { Queries } from '../data/engine/database.ts'
import { secretFor } from '../data/secrets.ts'
import { type HeldRow, type SubmittedTable, unproven } from '../data/suspicious/suspicious.ts'
import { newChallenge, subjectOf } from '../secrets/proof-of-work.ts'

/** Database name of the key that signs challenges. */
const SECRET = 'proof of work'

/** The challenge of a held row, bound to it; empty for any other row. `name` is a reference or an id. */
export async function challengeOf(
  queries: Queries,
  table: SubmittedTable,
  name: string,
  now: Date,
): Promise<{ challenge?: string }> {
  const uuid = await unproven(queries, table, name)
  if (uuid === undefined) return {}
  const secret = await secretFor(queries, SECRET)
  return { challenge: await newChallenge(secret, `${table}.${uuid}`, now) }
}

/** A stored upload as it is acknowledged: a suspicious one like any other, with the challenge. */
export async function heldAnswer(
  { database, settings }: Pick<Routes, 'database' | 'settings'>,
  table: UploadTable,
  stored: Stored,
  usuallyHeld: boolean,
): Promise<Stored & { challenge?: string }> {
  const challenge = await challengeOf(database, table, stored.id, settings.now())
  return challenge.challenge ? { ...stored, held: usuallyHeld, ...challenge } : stored
}

/** The row that a proof is about; undefined if the proof is wrong or expired. */
export async function provenRow(
  queries: Queries,
  proof: string,
  now: Date,
): Promise<HeldRow | undefined> {
  return rowNamed((await subjectOf(await secretFor(queries, SECRET), proof, now)) ?? '')
}

/** A row by its table and id, such as 'reviews.5eef13b5-…'; undefined for any other text. */
export function rowNamed(subject: string): HeldRow | undefined {
  const [, table, uuid] = /^(enquiries|reviews|testimonials)\.([\da-f-]{36})$/.exec(subject) ?? []
  return table && uuid ? { table: table as SubmittedTable, uuid } : undefined
}
