import { type Queries } from '../data/database.ts'
import { secretFor } from '../data/secrets.ts'
import { signatureOf } from '../secrets/signed-address.ts'
import type { Settings } from '../settings.ts'
import { ownOrigin } from './account-address.ts'

/** The name of the secret by which links to the desk are signed. */
export const DESK_SECRET = 'desk links'

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
  return `${origin}${path}?key=${signatureOf(secret, path, settings.now())}`
}
