import { isSigned, signatureOf } from '../secrets/signed-address.ts'
import type { Queries } from './engine/database.ts'
import { keptSecret } from './secrets.ts'

/** Ms after which a stamp says nothing any more. */
const LIFE = 24 * 3_600_000

/** Database name of the signing key, and the path that a stamp signs. */
const SECRET = 'forms'

/** When a form was rendered, in a form that its sender can't change; '' without a database, which pages don't need. */
export const stampAt = async (queries: Queries, now: Date): Promise<string> =>
  keptSecret(queries, SECRET).then(
    (secret) => signatureOf(secret, SECRET, new Date(now.getTime() + LIFE)),
    () => '',
  )

/** The time of a stamp; undefined if it's invalid or expired. */
export async function shownAt(
  queries: Queries,
  stamp: string,
  now: Date,
): Promise<Date | undefined> {
  const [, until] = /^(\d{1,12})\./.exec(stamp) ?? []
  if (!until || !isSigned(await keptSecret(queries, SECRET), SECRET, stamp, now)) return undefined
  return new Date(Number(until) * 1000 - LIFE)
}
