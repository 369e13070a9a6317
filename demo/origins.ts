import { CORPORATE_VIDEO_PAGE } from '../widgets/contract/corporate-video-choice.ts'
import { embedPage } from './embed-page.ts'
import { CORPORATE_MEDIA, corporateMedia } from './media-folder.ts'
import { serveMedia } from './provider/media/serve-media.ts'
import { Refused } from './provider/refused.ts'
import type { Provider } from './provider/provider.ts'
import { type Folder, serveFolder } from './provider/static.ts'

/** Answers requests; `connection` is what the server knows besides. */
export type Fetch = (request: Request, connection?: object) => Promise<Response>

const SITE = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'self'; object-src 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Widgets are there for everybody's pages. */
const WIDGETS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The folders the first origin serves. */
export interface Folders {
  widgets: string
  site: string
  /** Clips of corporate pages, with the list that says whose they are. */
  corporateMedia: string
}

/**
 * The first origin: the provider, the widgets, the clips of companies, what visitors sent, and the site with an address for
 * every page. `intranet` may frame the clips' pages where no setting names others.
 */
export function providerOrigin(provider: Provider, folders: Folders, intranet: string): Fetch {
  const hsts: Record<string, string> = provider.settings.production
    ? { 'strict-transport-security': 'max-age=31536000' }
    : {}
  const widgets = serveFolder(folders.widgets, { headers: { ...WIDGETS, ...hsts } })
  const site = serveFolder(folders.site, { headers: { ...SITE, ...hsts } })
  const media = corporateMedia(folders.corporateMedia, hsts)
  const visitorsMedia = serveMedia(provider.media.store, hsts)
  const frameOrigins = provider.settings.frameOrigins ?? [intranet]
  return async (request, connection) => {
    const { pathname } = new URL(request.url)
    if (/^\/(api|_demo|healthz)(\/|$)/.test(pathname)) {
      return provider.app.fetch(request, connection)
    }
    const inWidgets = /^\/widgets(\/.*)/.exec(pathname)?.[1]
    if (inWidgets) return (await widgets(request, inWidgets)) ?? notFound(hsts)
    if (pathname.startsWith(`${CORPORATE_MEDIA}/`)) {
      const file = await media(request, pathname.slice(CORPORATE_MEDIA.length))
      return file ?? notFound(hsts)
    }
    const inMedia = /^\/media(\/(?:photos|videos)\/.*)/.exec(pathname)?.[1]
    if (inMedia) return (await visitorsMedia(request, inMedia)) ?? notFound(hsts)
    if (pathname.startsWith(CORPORATE_VIDEO_PAGE)) {
      const name = pathname.slice(CORPORATE_VIDEO_PAGE.length)
      if (name.includes('/')) return notFound(hsts)
      return embedPage(request, name, {
        mediaRoot: folders.corporateMedia,
        frameOrigins,
        headers: hsts,
      })
    }
    return (await site(request, pathname)) ?? (await page(site, request)) ?? notFound(hsts)
  }
}

/** The origin of somebody else's page, which embeds what the provider offers. */
export function hostOrigin(root: string, provider: string): Fetch {
  const folder = serveFolder(root, {
    headers: { 'content-security-policy': hostPolicy(provider) },
    page: (html) => html.replaceAll('%PROVIDER%', provider),
  })
  return async (request) => (await folder(request, new URL(request.url).pathname)) ?? notFound({})
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

/** A route of the site: whoever reads HTML gets the one page that knows them all. */
async function page(site: Folder, request: Request): Promise<Response | undefined> {
  const readsHtml = request.headers.get('accept')?.includes('text/html')
  return request.method === 'GET' && readsHtml ? site(request, '/index.html') : undefined
}

function notFound(headers: Record<string, string>): Response {
  const response = new Refused(404, 'not_found', 'There is nothing at this path.').toResponse()
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
