import type { Context } from 'hono'
import type { App } from '../provider/http/new-app.ts'
import type { KeptAnswers } from '../provider/http/kept-answers.ts'
import { REQUEST_ID, requestNotes } from '../provider/http/request-id.ts'

/**
 * Runs a page's API calls in process, on behalf of its visitor, whose address counts for rate limits. A cached response
 * is taken without a call. All calls of one page share a timeout of `patience` ms.
 */
export const inProcessFetch =
  (app: App, patience: number, find: KeptAnswers['find']) =>
  (context: Context): typeof fetch => {
    const late = lateness(patience)
    const { id } = requestNotes(context.req.raw)
    // Of the visitor's request only the address: other headers, such as `accept-encoding`, are not the call's.
    const env = { incoming: { socket: context.env?.incoming?.socket } }
    return async (input, init) => {
      const call = new Request(input, init)
      const sent = typeof init?.body === 'string' ? Buffer.from(init.body) : undefined
      const head = (name: string) => call.headers.get(name) ?? undefined
      const kept = find(call.method, call.url, head, sent?.toString('latin1'))
      if (kept) {
        const headers = { ...kept.headers, [REQUEST_ID]: id }
        return new Response(kept.body, { status: kept.status, headers })
      }
      // Calls whose body has a known length are cached.
      if (sent) call.headers.set('content-length', String(sent.byteLength))
      call.headers.set(REQUEST_ID, id)
      const forwarded = context.req.header('x-forwarded-for')
      if (forwarded) call.headers.set('x-forwarded-for', forwarded)
      // Of a form sent without JavaScript, they show that a browser has sent it.
      if (call.method !== 'GET') {
        for (const name of OF_BROWSERS) {
          const value = context.req.header(name)
          if (value !== undefined) call.headers.set(name, value)
        }
      }
      const answer = await Promise.race([app.fetch(call, env), late])
      // Spreading node-server's own Response loses its status; its clone is a plain one.
      return answer.clone()
    }
  }

const OF_BROWSERS = ['accept-language', 'origin', 'sec-fetch-site', 'user-agent']

/** Rejects after that many ms like an aborted call, without keeping the process alive. */
function lateness(milliseconds: number): Promise<never> {
  const signal = AbortSignal.timeout(milliseconds)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  late.catch(() => {})
  return late
}
