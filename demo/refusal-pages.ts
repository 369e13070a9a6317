import type { Context, MiddlewareHandler } from 'hono'
import { compressed } from './provider/http/compress.ts'
import { plainPage } from './plain-page.ts'

/** What is asked by programs, whatever they accept. */
const CALLS = /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/

/** What pages ask for, as a picture or a script, and a person only by its name in the address bar. */
export const FILES = /\.\w+$|^\/(?:widgets|media|embed)(?:\/|$)/

/** Whether somebody reads pages: at an address of a file only who asks for HTML by its name. */
export function readsPages({ req }: Context): boolean {
  // Who does not say takes everything (RFC 9110, section 12.5.1).
  const accepted = req.header('accept') ?? '*/*'
  return (FILES.test(req.path) ? /text\/html/ : /text\/html|\*\/\*/).test(accepted)
}

/** Refusals that have a page of the site's own. */
const DRAWN = [400, 404, 405, 413, 507] as const
export type RefusedStatus = (typeof DRAWN)[number]

/**
 * Answers what was refused in the contract's words with a page instead, for whoever reads pages; the status
 * and what else the answer says stay. Where the site cannot be drawn there is still a plain page.
 */
export function refusalPages(
  draw: (context: Context, status: RefusedStatus) => Promise<Response>,
  headers: Record<string, string>,
): MiddlewareHandler {
  const pack = compressed()
  return async (context, next) => {
    await next()
    const { status } = context.res
    const isJson = context.res.headers.get('content-type')?.startsWith('application/json')
    if (status < 400 || !isJson || CALLS.test(context.req.path) || !readsPages(context)) return
    const drawn = DRAWN.find((each) => each === status)
    const page = drawn && (await draw(context, drawn).catch(() => undefined))
    await pack(context, async () => {
      const plain = plainPage(status)
      context.res = new Response(page?.body ?? plain.text, {
        status,
        headers: page?.headers ?? plain.headers,
      })
      const own = page ? headers : plain.headers
      for (const [name, value] of Object.entries(own)) context.header(name, value)
    })
  }
}
