import type { MiddlewareHandler } from 'hono'
import type { ServerResponse } from 'node:http'
import type { Connection } from '../http/client-address.ts'
import type { Settings } from '../settings.ts'
import { askedOf } from './asked.ts'
import type { Metrics } from './metrics.ts'

/**
 * Counts every request, and logs a line about it at the level of info, when the last byte went out: neither its
 * address nor what it asked for, but the pattern of that.
 */
export function observed(
  { log }: Pick<Settings, 'log'>,
  metrics: Metrics,
): MiddlewareHandler<{ Bindings: Connection }> {
  return async (context, next) => {
    const begin = performance.now()
    const asked = askedOf(context.req.raw)
    const { method } = context.req
    const { outgoing } = context.env ?? {}
    const socket = outgoing?.socket
    const bytesBefore = socket?.bytesWritten ?? 0
    outgoing?.once('close', () => {
      const ms = performance.now() - begin
      const route = asked.route()
      const status = statusOf(outgoing)
      metrics.answered({ method, route, status, seconds: ms / 1000 })
      log('request', {
        level: 'info',
        request: asked.id,
        method,
        route,
        status,
        ms: Math.round(ms),
        bytes: (socket?.bytesWritten ?? 0) - bytesBefore,
      })
    })
    await next()
  }
}

/** As nginx has it, 499 is for who hung up before there was an answer. */
function statusOf({ headersSent, statusCode }: ServerResponse): number {
  return headersSent ? statusCode : 499
}
