import { extractParams } from 'altcha-lib/v1'
import type { Payload } from 'altcha-lib/v1/types'
import type { Queries } from '../data/engine/database.ts'
import { secretFor } from '../data/secrets.ts'
import { type HeldRow, unprovenSigns } from '../data/suspicious/suspicious.ts'
import { isSigned, signatureOf } from '../secrets/signed-address.ts'
import { rowNamed } from './challenge.ts'
import { type Sign, afterProof, isSuspicious } from './suspicion.ts'

/** Database name of the key that signs confirmations. */
const SECRET = 'confirmations'

/** Ms that a page with the button is valid. The submission stays with staff either way. */
const LIFE = 3_600_000

/**
 * Token of the button for the person who sent a row: `TABLE.UUID.EXPIRY.MAC`, with the expiry in seconds. Undefined for
 * a row that waits for other reasons too, that has a proof, or that isn't held.
 */
export async function confirmationOf(
  queries: Queries,
  row: HeldRow,
  now: Date,
): Promise<string | undefined> {
  const signs = await unprovenSigns(queries, row)
  if (!signs || isSuspicious(afterProof(signs as Sign[]))) return undefined
  const subject = `${row.table}.${row.uuid}`
  const until = new Date(now.getTime() + LIFE)
  return `${subject}.${signatureOf(await secretFor(queries, SECRET), subject, until)}`
}

/** The row of a token and the time it was made; undefined if the token is wrong or expired. */
export async function confirmedRow(
  queries: Queries,
  token: string,
  now: Date,
): Promise<(HeldRow & { shown: Date }) | undefined> {
  const [, subject = '', signature = '', until] =
    /^(\w+\.[^.]+)\.((\d{1,12})\..+)$/.exec(token) ?? []
  const row = rowNamed(subject)
  if (!row || !isSigned(await secretFor(queries, SECRET), subject, signature, now)) return undefined
  return { ...row, shown: new Date(Number(until) * 1000 - LIFE) }
}

/** The row that a challenge of this provider is about. Its signature isn't checked. */
export function challengedRow(challenge: string): HeldRow | undefined {
  const { for: subject } = extractParams(JSON.parse(challenge) as Payload)
  return rowNamed(subject ?? '')
}
