import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { awayCodeOf } from '../data/away.ts'
import { traceOf } from '../error-trace.ts'
import type { Settings } from '../settings.ts'
import type { Connection } from './client-address.ts'
import { Refused, unavailable } from './refused.ts'

/** From a request, and what the server knows besides, to a response. */
export type App = Hono<{ Bindings: Connection }>

/** What is answered, and thrown, while the database is away. */
export const databaseAway = () => unavailable('The database does not answer.', 10)

/** An app without routes, which answers what is not there (404) or broke (500, 503) as the contract has it. */
export function newApp({ log }: Pick<Settings, 'log'>): App {
  const app: App = new Hono()
  app.notFound(() => new Refused(404, 'not_found', 'There is nothing at this path.').toResponse())
  app.onError((error) => {
    if (error instanceof Refused) return error.toResponse()
    const id = randomUUID()
    const away = awayCodeOf(error)
    if (away) {
      log(`request ${id} failed, the database is away: ${away}`)
      return databaseAway().toResponse()
    }
    log(`request ${id} failed: ${traceOf(error)}`)
    const message = `Something went wrong on our side. The request was ${id}.`
    return new Refused(500, 'internal', message).toResponse()
  })
  return app
}

/** Answers 405, and what is allowed, to the other methods of all paths that the app has. Goes before its routes. */
export function refuseOtherMethods(app: App): void {
  const onMethodNotAllowed = (_: unknown, methods: string[]) => {
    const headers = { allow: methods.join(', ') }
    const message = 'This path takes another method.'
    return new Refused(405, 'method_not_allowed', message, { headers }).toResponse()
  }
  app.use(methodNotAllowed({ app, onMethodNotAllowed }))
}
