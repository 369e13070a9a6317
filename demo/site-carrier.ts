import type { Context } from 'hono'
import type { App } from './provider/http/new-app.ts'
import { REQUEST_ID, askedOf } from './provider/operation/asked.ts'

/**
 * Carries calls of a page to the provider here, without a network, in the name of who asks for it: their address counts for
 * limits. All that are made for one page have so many milliseconds together.
 */
export const carriers =
  (app: App, patience: number) =>
  (context: Context): typeof fetch => {
    const late = lateness(patience)
    const { incoming } = context.env ?? {}
    return async (input, init) => {
      const call = new Request(input, init)
      call.headers.set(REQUEST_ID, askedOf(context.req.raw).id)
      const forwarded = context.req.header('x-forwarded-for')
      if (forwarded) call.headers.set('x-forwarded-for', forwarded)
      const answer = await Promise.race([app.fetch(call, { incoming }), late])
      // The server's own kind of Response hides its status from whoever lists its members; its copy is plain.
      return answer.clone()
    }
  }

/** Rejects after so many milliseconds, as a call that was given up does; it holds up nothing until then. */
function lateness(milliseconds: number): Promise<never> {
  const signal = AbortSignal.timeout(milliseconds)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  late.catch(() => {})
  return late
}
