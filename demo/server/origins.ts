import type { Handler, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { CORPORATE_VIDEO_PAGE } from '../../widgets/contract/corporate-video-choice.ts'
import { FRAME_CALLS, frameCalls } from '../hosts/frames/frame-calls.ts'
import { framePasses } from '../hosts/frames/frame-pass.ts'
import { framedScript } from '../hosts/frames/framed-script.ts'
import { oembed } from '../hosts/frames/oembed.ts'
import { FRAME_THANKS, FRAMED_PATHS, tagFrames } from '../hosts/frames/tag-frames.ts'
import { videoFrame } from '../hosts/frames/video-frame.ts'
import { FRAGMENT, fragments } from '../hosts/fragments.ts'
import { apiCors } from '../provider/http/api-cors.ts'
import { compressed } from '../provider/http/compress.ts'
import { conditional } from '../provider/http/etag.ts'
import { keptAnswers, type KeptAnswers } from '../provider/http/kept-answers.ts'
import { type Quick, quickAnswers } from '../provider/http/quick-answers.ts'
import { type App, newApp, refuseOtherMethods } from '../provider/http/new-app.ts'
import { logRequests, requestLogger } from '../provider/http/request-log.ts'
import { staticFiles } from '../provider/http/static-files.ts'
import { validHtml } from '../provider/http/valid-html.ts'
import { withHeaders } from '../provider/http/with-headers.ts'
import { type MediaFolders, mediaRoutes } from '../provider/media/media-routes.ts'
import type { Provider } from '../provider/provider.ts'
import type { Settings } from '../provider/settings/settings.ts'
import { PERMISSIONS } from '../provider/http/permissions.ts'
import { sitePolicy } from '../pages/site-policy.ts'
import { readsPages, errorPages } from './error-pages.ts'
import { siteAddresses, unknownNames } from '../pages/site-addresses.ts'
import { llmsText } from '../releases/llms-text.ts'
import { widgetsFolder } from '../releases/released-versions.ts'
import { widgetRoutes } from '../releases/widget-routes.ts'
import { confirmations } from '../pages/confirmations.ts'
import { siteForms } from '../pages/site-forms.ts'
import { FILES } from '../pages/site-files.ts'
import { type SiteFolders, sitePages } from '../pages/site-pages.ts'

const SITE = {
  'content-security-policy': sitePolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const PROVIDER_PATHS = [
  '/api/*',
  '/_demo/*',
  '/desk/*',
  '/report/*',
  '/plan/*',
  '/healthz/*',
  '/readyz/*',
  '/metrics/*',
]

export interface Folders extends MediaFolders, SiteFolders {
  widgets: string
}

/**
 * Provider origin: the API, the widgets, pictures and clips, and all pages of the site. `intranet` may frame the pages
 * of clips unless a setting names other origins.
 */
export function providerOrigin(
  provider: Provider,
  folders: Folders,
  intranet: string,
): { app: App; quick: Quick } {
  const { app, settings, metrics } = provider
  const origin = newApp(settings)
  origin.use(logRequests(settings, metrics))
  const find: KeptAnswers['find'] = (...asked) => kept.find(...asked)
  const pages = sitePages({ app: origin, database: provider.database, settings, find }, folders)
  const isUnknown = unknownNames(provider, pages.namesWithoutPage)
  const kept = keptAnswers(provider, siteAddresses(origin, folders.site, isUnknown, pages.bases))
  origin.use(kept.keeping, errorPages(pages.refused, SITE))
  const passes = framePasses(provider.database)
  const { frameOrigins = [intranet] } = settings
  if (frameOrigins.length > 0) {
    origin.use(FRAME_CALLS, apiCors('*'))
    origin.on(['GET', 'POST', 'PUT'], FRAME_CALLS, frameCalls(app, passes, settings))
  }
  for (const path of PROVIDER_PATHS) {
    // Mounted as a whole, since it has its own methods and headers.
    origin.all(path, async (context) => app.fetch(context.req.raw, context.env))
  }
  refuseOtherMethods(origin)
  origin.use(
    withHeaders({
      'x-content-type-options': 'nosniff',
      ...(settings.production && { 'strict-transport-security': 'max-age=31536000' }),
    }),
    conditional,
    compressed(),
  )
  origin.use(
    '/widgets/*',
    cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }),
    withHeaders({ 'cross-origin-resource-policy': 'cross-origin', 'timing-allow-origin': '*' }),
  )
  widgetRoutes(origin, folders.widgets, widgetsFolder(settings))
  origin.get(FRAGMENT, fragments(pages, settings))
  origin.get('/widgets/*', nothing)
  origin.route('/media', mediaRoutes(provider, folders))
  const script = async () => framedScript(folders.widgets)
  const clip = videoFrame({ mediaRoot: folders.corporateMedia, frameOrigins, script })
  origin.on('GET', [CORPORATE_VIDEO_PAGE, `${CORPORATE_VIDEO_PAGE}:name`], clip)
  origin.get(`${CORPORATE_VIDEO_PAGE}*`, nothing)
  const frames = tagFrames(pages, settings, passes, script, frameOrigins)
  origin.on('GET', FRAMED_PATHS, frames.page)
  origin.on('POST', FRAMED_PATHS, siteForms(frames.pages, provider, FRAME_THANKS))
  origin.get(FRAME_THANKS, frames.thanks)
  origin.post(FRAME_THANKS, confirmations(provider))
  origin.get('/oembed', oembed(provider, folders, pages.bases))
  origin.get('/llms.txt', llmsText(folders.widgets, settings))
  origin.use(withHeaders(SITE))
  origin.on('GET', FILES, pages.page)
  for (const base of pages.bases) {
    const forms = ['/', '/:page', '/review/:attraction'].map((path) => base + path)
    const thanks = `${base}/thank-you`
    origin.post(thanks, confirmations(provider))
    origin.on('POST', forms, siteForms(pages, provider, thanks))
  }
  origin.get('*', staticFiles(folders.site, { index: false }), readersOnly, pages.page)
  return { app: origin, quick: quickAnswers(kept, requestLogger(settings, metrics)) }
}

export function hostOrigin(settings: Settings, root: string, provider: string): App {
  const origin = newApp(settings)
  refuseOtherMethods(origin)
  origin.use(
    withHeaders({
      'content-security-policy': hostPolicy(provider),
      'x-content-type-options': 'nosniff',
    }),
    conditional,
    compressed(),
  )
  const page = (html: string) => validHtml(html.replaceAll('%PROVIDER%', provider))
  origin.get('*', staticFiles(root, { page }))
  return origin
}

function hostPolicy(provider: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${provider}`,
    `connect-src 'self' ${provider}`,
    `img-src 'self' data: ${provider}`,
    `font-src 'self' ${provider}`,
    `media-src 'self' ${provider}`,
    `frame-src ${provider}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

const nothing: Handler = (context) => context.notFound()

const readersOnly: MiddlewareHandler = async (context, next) =>
  // The site's router treats '//' as '/', but it is another address.
  readsPages(context) && context.req.path !== '//' ? next() : context.notFound()
