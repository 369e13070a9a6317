import { cors } from 'hono/cors'
import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../../widgets/contract/headers.ts'
import { routesOn } from './calls.ts'
import { awayCodeOf } from './data/away.ts'
import { type Database, ping } from './data/database.ts'
import type { Media } from './media/media.ts'
import { traceOf } from './error-trace.ts'
import { outbox } from './mail/outbox.ts'
import { compressed } from './http/compress.ts'
import { conditional } from './http/etag.ts'
import { type App, databaseAway, newApp, refuseOtherMethods } from './http/new-app.ts'
import { publicPaths } from './http/public-paths.ts'
import { accountLinkRoutes } from './routes/account-links.ts'
import { attractionRoutes } from './routes/attractions.ts'
import { companyRoutes } from './routes/companies.ts'
import { corporateRoutes } from './routes/corporate.ts'
import { enquiryRoutes } from './routes/enquiries.ts'
import { ownListRoutes } from './routes/own-lists.ts'
import { placeRoutes } from './routes/places.ts'
import { profileRoutes } from './routes/profile.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { schedulerRoutes } from './routes/scheduler.ts'
import { searchRoutes } from './routes/search.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { testimonialRoutes } from './routes/testimonials.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Settings } from './settings.ts'

/** The provider as a function from request to response. `wakeMail` is called when a mail is due. */
export function createApp(
  database: Database,
  settings: Settings,
  wakeMail: () => void,
  media: Media,
): App {
  const app = newApp(settings)
  app.use(securityHeaders(settings))
  app.use(
    '/api/*',
    cors({
      origin: settings.partnerOrigins,
      allowMethods: ['GET', 'POST', 'PUT'],
      allowHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_KEY, CORPORATE_PROOF],
      // What time it is, for phones whose clock is behind.
      exposeHeaders: ['Date', 'Retry-After'],
      maxAge: 86_400,
    }),
  )
  refuseOtherMethods(app)
  for (const path of publicPaths(settings.product)) app.use(path, conditional, compressed())
  app.get('/healthz', async (context) => {
    try {
      await ping(database)
    } catch (error) {
      settings.log(`the database does not answer: ${awayCodeOf(error) ?? traceOf(error)}`)
      throw databaseAway()
    }
    return context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
  })
  if (settings.demo) outbox(app, database, settings)
  const routes = routesOn(app, database, settings, media)
  placeRoutes(routes)
  schedulerRoutes(routes)
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
  return app
}
