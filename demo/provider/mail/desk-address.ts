import { type Queries } from '../data/database.ts'
import { secretFor } from '../data/secrets.ts'
import { signatureOf } from '../secrets/signed-address.ts'
import type { Settings } from '../settings.ts'
import { ownOrigin } from './account-address.ts'

/** The name of the secret by which links to the desk are signed. */
export const DESK_SECRET = 'desk links'

/** Milliseconds for which one is good: 90 days. */
const LIFE = 90 * 24 * 3_600_000

/**
 * The whole address of a page of the desk, signed, so that who has the mail reads what it tells of; nothing
 * where no address is known ({@link ownOrigin}).
 */
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
