import type { MiddlewareHandler } from 'hono'
import type { ServerResponse } from 'node:http'
import type { Connection } from './client-address.ts'
import type { Settings } from '../settings/settings.ts'
import { type RequestNotes, requestNotes } from './request-id.ts'

interface AnsweredRequest {
  method: string
  route: string
  status: number
  seconds: number
}

export interface RequestCounter {
  /** Counts a completed or aborted request. */
  answered(request: AnsweredRequest): void
}

interface Noted extends RequestNotes {
  method: string
  /** Arrival, by `performance.now()`. */
  begin: number
}

/**
 * Counts requests, and logs each at level info after its last byte: the pattern of its path, without client address
 * and query.
 */
export function requestLogger({ log }: Pick<Settings, 'log'>, counter: RequestCounter) {
  return (outgoing: ServerResponse, { id, route: routeOf, method, begin }: Noted) => {
    const { socket } = outgoing
    const bytesBefore = socket?.bytesWritten ?? 0
    const note = () => {
      const ms = performance.now() - begin
      const route = routeOf()
      const status = statusOf(outgoing)
      counter.answered({ method, route, status, seconds: ms / 1000 })
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
    // A client that disconnects while its body is read closes before this, and never again.
    if (outgoing.closed) note()
    else outgoing.once('close', note)
  }
}

export function logRequests(
  settings: Pick<Settings, 'log'>,
  counter: RequestCounter,
): MiddlewareHandler<{ Bindings: Connection }> {
  const observe = requestLogger(settings, counter)
  return async ({ req, env }, next) => {
    const asked = requestNotes(req.raw)
    const { outgoing } = env ?? {}
    if (outgoing) {
      const route = () => asked.route()
      observe(outgoing, { id: asked.id, route, method: req.method, begin: performance.now() })
    }
    await next()
  }
}

/** 499 as in nginx: the client disconnected before the response. */
function statusOf({ headersSent, statusCode }: ServerResponse): number {
  return headersSent ? statusCode : 499
}
