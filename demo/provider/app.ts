import { routesOn } from './calls/calls.ts'
import type { Database } from './data/engine/database.ts'
import type { Media } from './media/media.ts'
import { outbox } from './mail/outbox.ts'
import { compressed } from './http/compress.ts'
import { conditional } from './http/etag.ts'
import { type App, newApp, refuseOtherMethods } from './http/new-app.ts'
import { publicPaths } from './http/public-paths.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { healthRoutes } from './operation/health.ts'
import { type Metrics, newMetrics } from './operation/metrics.ts'
import { vitalsRoute } from './operation/vitals.ts'
import { accountLinkRoutes } from './routes/account-links.ts'
import { attractionRoutes } from './routes/attractions.ts'
import { companyRoutes } from './routes/companies.ts'
import { desk } from './desk/desk.ts'
import { planRoutes } from './plans/plan-routes.ts'
import { corporateRoutes } from './routes/corporate.ts'
import { enquiryRoutes } from './routes/enquiries.ts'
import { enquiryStepRoutes } from './routes/enquiry-steps.ts'
import { followRoutes } from './routes/follow.ts'
import { incomingMailRoute } from './routes/incoming-mail.ts'
import { ownListRoutes } from './routes/own-lists.ts'
import { personalArchiveRoute } from './routes/personal-archive.ts'
import { personalDataRoutes } from './routes/personal-data.ts'
import { partialUploadRoutes } from './routes/partial-uploads.ts'
import { placeRoutes } from './routes/places.ts'
import { profileRoutes } from './routes/profile.ts'
import { proofRoutes } from './routes/proofs.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { schedulerRoutes } from './routes/scheduler.ts'
import { searchRoutes } from './routes/search.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { testimonialRoutes } from './routes/testimonials.ts'
import { apiCors } from './http/api-cors.ts'
import { TUS } from './http/tus.ts'
import { withHeaders } from './http/with-headers.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Settings } from './settings/settings.ts'

/** The provider as a function from request to response. `wakeMail` is called when an email is due. */
export function createApp(
  database: Database,
  settings: Settings,
  wakeMail: () => void,
  media: Media,
  metrics: Metrics = newMetrics(),
): App {
  const app = newApp(settings)
  app.use(securityHeaders(settings))
  app.use(`/api/v1/${settings.product}/uploads/*`, withHeaders(TUS))
  app.use('/api/*', apiCors(settings.partnerOrigins))
  refuseOtherMethods(app)
  for (const path of Object.keys(publicPaths(settings.product)))
    app.use(path, conditional, compressed())
  healthRoutes(app, database, settings, metrics)
  vitalsRoute(app, metrics.loaded)
  if (settings.demo) outbox(app, database, settings)
  const routes = routesOn(app, database, settings, media, metrics)
  placeRoutes(routes)
  schedulerRoutes(routes)
  searchRoutes(routes)
  companyRoutes(routes)
  corporateRoutes(routes, wakeMail)
  enquiryRoutes(routes, wakeMail)
  enquiryStepRoutes(routes)
  followRoutes(routes, wakeMail)
  signInRoutes(routes)
  accountLinkRoutes(routes, wakeMail)
  profileRoutes(routes)
  personalDataRoutes(routes)
  personalArchiveRoute(app, routes)
  ownListRoutes(routes)
  attractionRoutes(routes)
  reviewRoutes(routes, wakeMail)
  testimonialRoutes(routes, wakeMail)
  partialUploadRoutes(app, routes)
  incomingMailRoute(app, routes, wakeMail)
  proofRoutes(routes, wakeMail)
  openApiRoutes(app, routes)
  planRoutes(app, database, settings, wakeMail)
  desk(app, database, settings, wakeMail, media)
  return app
}
