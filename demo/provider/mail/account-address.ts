import { isThisMachine } from '../http/request-origin.ts'
import { messagesIn, pathIn } from '../messages/messages.ts'
import type { Settings } from '../settings/settings.ts'

/** Page that opens mailed links (specification, section 2). */
const PAGE = '/activate-account'

/**
 * Origin of links in emails. A request's origin is its Host header, which the sender can forge. So it is only used in
 * demo mode, where no email is sent, and on localhost; elsewhere, without `publicUrl`, there is none.
 */
export function ownOrigin(
  { publicUrl, demo }: Pick<Settings, 'publicUrl' | 'demo'>,
  requestOrigin: string,
): string | undefined {
  return publicUrl ?? (demo || isThisMachine(requestOrigin) ? requestOrigin : undefined)
}

/** Full address of a mailed account link in a language; undefined without an {@link ownOrigin}. */
export function accountAddress(
  settings: Pick<Settings, 'publicUrl' | 'demo'>,
  requestOrigin: string,
  token: string,
  language?: string,
): string | undefined {
  const own = ownOrigin(settings, requestOrigin)
  return own && `${own}${pathIn(messagesIn(language), PAGE)}?token=${token}`
}
