import type { MiddlewareHandler } from 'hono'
import type { ServerResponse } from 'node:http'
import type { Connection } from '../http/client-address.ts'
import type { Settings } from '../settings.ts'
import { type Asked, askedOf } from './asked.ts'
import type { Metrics } from './metrics.ts'

/** What is noted of a request when its last byte went out. */
interface Noted extends Asked {
  method: string
  /** When it came, by `performance.now()`. */
  begin: number
}

/**
 * Counts requests, and logs a line about each at the level of info, when the last byte went out: neither its
 * address nor what it asked for, but the pattern of that.
 */
export function observer({ log }: Pick<Settings, 'log'>, metrics: Metrics) {
  return (outgoing: ServerResponse, { id, route: routeOf, method, begin }: Noted) => {
    const { socket } = outgoing
    const bytesBefore = socket?.bytesWritten ?? 0
    const note = () => {
      const ms = performance.now() - begin
      const route = routeOf()
      const status = statusOf(outgoing)
      metrics.answered({ method, route, status, seconds: ms / 1000 })
      log('request', {
        level: 'info',
        request: id,
        method,
        route,
        status,
        ms: Math.round(ms),
        bytes: (socket?.bytesWritten ?? 0) - bytesBefore,
      })
    }
    // Who went away while their body was read is noted here, and never closes again.
    if (outgoing.closed) note()
    else outgoing.once('close', note)
  }
}

/** Has every request observed that comes to an app. */
export function observed(
  settings: Pick<Settings, 'log'>,
  metrics: Metrics,
): MiddlewareHandler<{ Bindings: Connection }> {
  const observe = observer(settings, metrics)
  return async ({ req, env }, next) => {
    const asked = askedOf(req.raw)
    const { outgoing } = env ?? {}
    if (outgoing) {
      const route = () => asked.route()
      observe(outgoing, { id: asked.id, route, method: req.method, begin: performance.now() })
    }
    await next()
  }
}

/** As nginx has it, 499 is for who hung up before there was an answer. */
function statusOf({ headersSent, statusCode }: ServerResponse): number {
  return headersSent ? statusCode : 499
}
