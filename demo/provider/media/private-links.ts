import type { Queries } from '../data/engine/database.ts'
import { secretFor } from '../data/secrets.ts'
import { isSigned, signatureOf } from '../secrets/signed-address.ts'

/** Database name of the signing key. */
const SECRET = 'private media'

/** Lifetime in ms: 15 minutes. */
const LIFE = 900_000

/** A photo and its thumbnail share a signature. */
const signedPath = (path: string) => path.replace(/-small(?=\.webp$)/, '')

/** True for visitors' files; the demo's own clips and pictures are public. */
export const isSent = (path: string): boolean => /^\/media\/(?:photos|videos|mails)\//.test(path)

/** Returns a function that signs paths of visitors' files for 15 minutes, and leaves others as they are. */
export async function privateLinks(queries: Queries, now: Date): Promise<(path: string) => string> {
  const secret = await secretFor(queries, SECRET)
  const until = new Date(now.getTime() + LIFE)
  return (path) =>
    isSent(path) ? `${path}?key=${signatureOf(secret, signedPath(path), until)}` : path
}

export async function isPrivateLink(
  queries: Queries,
  path: string,
  key: string,
  now: Date,
): Promise<boolean> {
  return isSigned(await secretFor(queries, SECRET), signedPath(path), key, now)
}
