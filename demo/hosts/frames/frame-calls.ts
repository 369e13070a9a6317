import type { Handler } from 'hono'
import { Refused } from '../../provider/errors/refused.ts'
import type { App } from '../../provider/http/new-app.ts'
import { REQUEST_ID, requestNotes } from '../../provider/http/request-id.ts'
import type { Settings } from '../../provider/settings/settings.ts'
import type { FramePasses } from './frame-pass.ts'

/** The API for pages in sandboxed frames: `/embed/{pass}/api/…`. */
export const FRAME_CALLS = '/embed/:pass/api/*'

/** Calls of tags. Accounts are out of reach, because any server can get a pass. */
const OF_TAGS =
  /^\/api\/v1\/(?:(?:create_)?reviews\/?|[^/]+\/(?:destinations|countries|states|cities|search|attractions|seasons|testimonial|corporate-company|user\/corporate|\/user\/corporate\/validate-otp|enquiry|proof)(?:\/(?!follow)[^/]*)*)$/

/**
 * Passes calls of tags on to the API, which answers as it answers the provider's own pages; `PARTNER_ORIGINS` does not
 * count.
 * @throws {Refused} 403 without a valid pass, 404 for other calls.
 */
export function frameCalls(app: App, passes: FramePasses, { now }: Pick<Settings, 'now'>): Handler {
  return async (context) => {
    const { raw } = context.req
    const url = new URL(raw.url)
    url.pathname = url.pathname.replace(/^\/embed\/[^/]+/, '')
    if (!OF_TAGS.test(url.pathname)) return context.notFound()
    if (!(await passes.isValid(context.req.param('pass')!, now())))
      throw new Refused(403, 'frame_expired', 'This form was opened too long ago. Reload the page.')
    const call = new Request(url, raw)
    call.headers.delete('origin')
    call.headers.set(REQUEST_ID, requestNotes(raw).id)
    return app.fetch(call, context.env)
  }
}
