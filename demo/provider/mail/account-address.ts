import { isThisMachine } from '../http/request-origin.ts'
import type { Settings } from '../settings.ts'

/** Where the page is that a mailed link opens (specification, section 2). */
const PAGE = '/activate-account'

/**
 * The origin that mails name. Whose it is must not be up to who asks: the origin of a request is what its
 * sender wrote into it. So that counts only where no mail is sent, in demo mode, and for this very machine;
 * elsewhere, without `publicUrl`, there is none.
 */
export function ownOrigin(
  { publicUrl, demo }: Pick<Settings, 'publicUrl' | 'demo'>,
  requestOrigin: string,
): string | undefined {
  return publicUrl ?? (demo || isThisMachine(requestOrigin) ? requestOrigin : undefined)
}

/** The whole address of a mailed link to an account, where there is an {@link ownOrigin}. */
export function accountAddress(
  settings: Pick<Settings, 'publicUrl' | 'demo'>,
  requestOrigin: string,
  token: string,
): string | undefined {
  const own = ownOrigin(settings, requestOrigin)
  return own && `${own}${PAGE}?token=${token}`
}
