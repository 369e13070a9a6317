import { type Queries } from '../data/engine/database.ts'
import { secretFor } from '../data/secrets.ts'
import { signatureOf } from '../secrets/signed-address.ts'
import type { Settings } from '../settings/settings.ts'
import { ownOrigin } from './account-address.ts'

/** Database name of the key that signs links to the desk. */
export const DESK_SECRET = 'desk links'

/** Lifetime in ms: 90 days. */
const LIFE = 90 * 24 * 3_600_000

/** Signed full address of a desk page; undefined without an {@link ownOrigin}. */
export async function deskAddress(
  queries: Queries,
  settings: Settings,
  requestOrigin: string,
  path: string,
): Promise<string | undefined> {
  const origin = ownOrigin(settings, requestOrigin)
  if (!origin) return undefined
  const secret = await secretFor(queries, DESK_SECRET)
  const until = new Date(settings.now().getTime() + LIFE)
  return `${origin}${path}?key=${signatureOf(secret, path, until)}`
}
