import type { Context, MiddlewareHandler } from 'hono'
import { LANGUAGE, readLanguage } from '../../widgets/contract/values/language.ts'
import { compressed } from '../provider/http/compress.ts'
import { messagesIn } from '../provider/messages/messages.ts'
import { FILE_PATH } from '../pages/site-addresses.ts'
import { REFUSED, type RefusedStatus } from '../pages/render-page.ts'
import { errorPage } from './error-page.ts'

const CALLS = /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/

/** True for requests that accept HTML; at a file's path only if they name it. */
export function readsPages({ req }: Context): boolean {
  // A missing Accept header accepts everything (RFC 9110, section 12.5.1).
  const accepted = req.header('accept') ?? '*/*'
  return (FILE_PATH.test(req.path) ? /text\/html/ : /text\/html|\*\/\*/).test(accepted)
}

/** From the query or the first part of the path; it may be none. */
const languageOf = ({ req }: Context): string | undefined =>
  readLanguage(req.query(LANGUAGE)) ?? req.path.split('/')[1]

/**
 * Replaces a JSON refusal with a page for requests that accept HTML, and keeps its status and headers. If the site
 * can't be rendered, it sends a plain page.
 */
export function errorPages(
  draw: (context: Context, status: RefusedStatus) => Promise<Response>,
  headers: Record<string, string>,
): MiddlewareHandler {
  const pack = compressed()
  return async (context, next) => {
    await next()
    const { status } = context.res
    const isJson = context.res.headers.get('content-type')?.startsWith('application/json')
    if (status < 400 || !isJson || CALLS.test(context.req.path) || !readsPages(context)) return
    const drawn = REFUSED.find((each) => each === status)
    const page = drawn && (await draw(context, drawn).catch(() => undefined))
    await pack(context, async () => {
      const plain = errorPage(status, messagesIn(languageOf(context)))
      context.res = new Response(page?.body ?? plain.text, {
        status,
        headers: page?.headers ?? plain.headers,
      })
      const own = page ? headers : plain.headers
      for (const [name, value] of Object.entries(own)) context.header(name, value)
    })
  }
}
