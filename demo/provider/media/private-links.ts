import type { Queries } from '../data/database.ts'
import { secretFor } from '../data/secrets.ts'
import { isSigned, signatureOf } from '../secrets/signed-address.ts'

/** The name of the secret that signs them. */
const SECRET = 'private media'

/** Milliseconds until a link expires: 15 minutes. */
const LIFE = 900_000

/** A photo and its thumbnail have one signature. */
const signedPath = (path: string) => path.replace(/-small(?=\.webp$)/, '')

/** Whether a visitor sent the file at a path; the demo's own clips and pictures are public. */
export const isSent = (path: string): boolean => /^\/media\/(?:photos|videos)\//.test(path)

/** Returns a function that signs paths of visitors' files for a quarter of an hour, and leaves others as they are. */
export async function privateLinks(queries: Queries, now: Date): Promise<(path: string) => string> {
  const secret = await secretFor(queries, SECRET)
  const until = new Date(now.getTime() + LIFE)
  return (path) =>
    isSent(path) ? `${path}?key=${signatureOf(secret, signedPath(path), until)}` : path
}

/** Whether a path below /media/ was signed here and has not expired. */
export async function isPrivateLink(
  queries: Queries,
  path: string,
  key: string,
  now: Date,
): Promise<boolean> {
  return isSigned(await secretFor(queries, SECRET), signedPath(path), key, now)
}
