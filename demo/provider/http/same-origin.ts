import type { Context } from 'hono'
import type { Settings } from '../settings/settings.ts'

/**
 * True for a form posted from the site's own pages, by headers that pages can't set. Older browsers only send the
 * origin (https://www.w3.org/TR/fetch-metadata/).
 */
export function isSameOrigin(
  { req }: Pick<Context, 'req'>,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): boolean {
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return req.header('origin') === (publicUrl ?? new URL(req.url).origin)
}
