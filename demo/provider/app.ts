import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../../widgets/contract/headers.ts'
import { type App, refuseOtherMethods, routesOn } from './calls.ts'
import { awayCodeOf } from './data/away.ts'
import type { Database } from './data/database.ts'
import type { Media } from './media/media.ts'
import { traceOf } from './error-trace.ts'
import { outbox } from './outbox.ts'
import { Refused, unavailable } from './refused.ts'
import { accountLinkRoutes } from './routes/account-links.ts'
import { attractionRoutes } from './routes/attractions.ts'
import { companyRoutes } from './routes/companies.ts'
import { corporateRoutes } from './routes/corporate.ts'
import { enquiryRoutes } from './routes/enquiries.ts'
import { ownListRoutes } from './routes/own-lists.ts'
import { placeRoutes } from './routes/places.ts'
import { profileRoutes } from './routes/profile.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { searchRoutes } from './routes/search.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { testimonialRoutes } from './routes/testimonials.ts'
import { securityHeaders } from './security-headers.ts'
import type { Settings } from './settings.ts'

const databaseAway = () => unavailable('The database does not answer.', 10)

/** The provider as a function from request to response. `wakeMail` is called when a mail is due. */
export function createApp(
  database: Database,
  settings: Settings,
  wakeMail: () => void,
  media: Media,
): App {
  const app: App = new Hono()
  app.onError((error) => {
    if (error instanceof Refused) return error.toResponse()
    const id = randomUUID()
    const away = awayCodeOf(error)
    if (away) {
      settings.log(`request ${id} failed, the database is away: ${away}`)
      return databaseAway().toResponse()
    }
    settings.log(`request ${id} failed: ${traceOf(error)}`)
    const message = `Something went wrong on our side. The request was ${id}.`
    return new Refused(500, 'internal', message).toResponse()
  })
  app.notFound(() => new Refused(404, 'not_found', 'There is nothing at this path.').toResponse())
  app.use(securityHeaders(settings))
  app.use(
    '/api/*',
    cors({
      origin: settings.partnerOrigins,
      allowMethods: ['GET', 'POST', 'PUT'],
      allowHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_KEY, CORPORATE_PROOF],
      exposeHeaders: ['Retry-After'],
      maxAge: 86_400,
    }),
  )
  // Only what is for everybody: how well an answer compresses tells of what it holds.
  for (const noun of ['countries', 'states', 'cities', 'attractions', 'search', 'testimonial']) {
    app.use(`/api/v1/${settings.product}/${noun}/*`, compress())
  }
  app.get('/healthz', async (context) => {
    try {
      await database.query('select 1')
    } catch (error) {
      settings.log(`the database does not answer: ${awayCodeOf(error) ?? traceOf(error)}`)
      throw databaseAway()
    }
    return context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
  })
  if (settings.demo) outbox(app, database, settings.now)
  const routes = routesOn(app, database, settings, media)
  placeRoutes(routes)
  searchRoutes(routes)
  companyRoutes(routes)
  corporateRoutes(routes, wakeMail)
  enquiryRoutes(routes, wakeMail)
  signInRoutes(routes)
  accountLinkRoutes(routes, wakeMail)
  profileRoutes(routes)
  ownListRoutes(routes)
  attractionRoutes(routes)
  reviewRoutes(routes)
  testimonialRoutes(routes)
  refuseOtherMethods(app)
  return app
}
