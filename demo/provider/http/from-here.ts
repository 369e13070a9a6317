import type { Context } from 'hono'
import type { Settings } from '../settings.ts'

/**
 * Whether a form came from a page of ours, as browsers say and no page can change. Older ones tell the origin
 * alone (https://www.w3.org/TR/fetch-metadata/).
 */
export function isFromHere(
  { req }: Pick<Context, 'req'>,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): boolean {
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return req.header('origin') === (publicUrl ?? new URL(req.url).origin)
}
