import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { routePath } from 'hono/route'
import { unavailableCodeOf } from '../errors/database-unavailable.ts'
import { diskFullCodeOf } from '../errors/disk-full.ts'
import { REQUEST_ID, requestNotes } from './request-id.ts'
import type { Settings } from '../settings/settings.ts'
import type { Connection } from './client-address.ts'
import { Refused, noRoom, unavailable } from '../errors/refused.ts'

export type App = Hono<{ Bindings: Connection }>

export const databaseUnavailable = () => unavailable('The database is not responding.', 10)

/** An app without routes, which answers missing paths (404) and errors (500, 503), and returns each request's id. */
export function newApp({ log }: Pick<Settings, 'log'>): App {
  const app: App = new Hono()
  app.use(async (context, next) => {
    const asked = requestNotes(context.req.raw)
    // Set by each app in turn; the innermost is last and has the exact route.
    asked.route = () => routePath(context)
    await next()
    if (!context.res.headers.has(REQUEST_ID)) context.header(REQUEST_ID, asked.id)
  })
  app.notFound(() => new Refused(404, 'not_found', 'There is nothing at this path.').toResponse())
  app.onError((error, { req }) => {
    if (error instanceof Refused) return error.toResponse()
    const request = requestNotes(req.raw).id
    const away = unavailableCodeOf(error)
    if (away) {
      log('a request failed because the database is unreachable', { request, code: away })
      return databaseUnavailable().toResponse()
    }
    const full = diskFullCodeOf(error)
    if (full) {
      log('a request failed because the disk is full', { request, code: full })
      return noRoom().toResponse()
    }
    log('a request failed', { request, error })
    const message = `Something went wrong on our side. Request id: ${request}.`
    return new Refused(500, 'internal', message).toResponse()
  })
  return app
}

/** Sends 405 with the allowed methods for all paths of the app. Must be added before its routes. */
export function refuseOtherMethods(app: App): void {
  const onMethodNotAllowed = (_: unknown, methods: string[]) => {
    const headers = { allow: methods.join(', ') }
    const message = 'This path does not accept this method.'
    return new Refused(405, 'method_not_allowed', message, { headers }).toResponse()
  }
  app.use(methodNotAllowed({ app, onMethodNotAllowed }))
}
