import { CORPORATE_VIDEO_PAGE } from '../widgets/contract/corporate-video-choice.ts'
import { embedPage } from './embed-page.ts'
import { media, type MediaFolders } from './media.ts'
import { Refused } from './provider/refused.ts'
import type { Provider } from './provider/provider.ts'
import { serveFolder } from './provider/static.ts'
import { FILES, type SiteFolders, sitePages } from './site-pages.ts'

/** Answers requests; `connection` is what the server knows besides. */
export type Fetch = (request: Request, connection?: object) => Promise<Response>

const SITE = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; style-src 'self'; script-src 'self'; worker-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; object-src 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Widgets are there for everybody's pages. */
const WIDGETS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The folders the first origin serves. */
export interface Folders extends MediaFolders, SiteFolders {
  widgets: string
}

/**
 * The first origin: the provider, the widgets, pictures and clips, and the site with an address for
 * every page. `intranet` may frame the clips' pages where no setting names others.
 */
export function providerOrigin(provider: Provider, folders: Folders, intranet: string): Fetch {
  const hsts: Record<string, string> = provider.settings.production
    ? { 'strict-transport-security': 'max-age=31536000' }
    : {}
  const widgets = serveFolder(folders.widgets, { headers: { ...WIDGETS, ...hsts } })
  const site = serveFolder(folders.site, { headers: { ...SITE, ...hsts } })
  const pages = sitePages(provider, folders, { ...SITE, ...hsts })
  const mediaAt = media(provider, folders, hsts)
  const frameOrigins = provider.settings.frameOrigins ?? [intranet]
  return async (request, connection) => {
    const { pathname } = new URL(request.url)
    if (/^\/(api|_demo|healthz)(\/|$)/.test(pathname)) {
      return provider.app.fetch(request, connection)
    }
    const inWidgets = /^\/widgets(\/.*)/.exec(pathname)?.[1]
    if (inWidgets) return (await widgets(request, inWidgets)) ?? notFound(hsts)
    const inMedia = /^\/media(\/.*)/.exec(pathname)?.[1]
    if (inMedia) return (await mediaAt(request, inMedia)) ?? notFound(hsts)
    if (pathname.startsWith(CORPORATE_VIDEO_PAGE)) {
      const name = pathname.slice(CORPORATE_VIDEO_PAGE.length)
      if (name.includes('/')) return notFound(hsts)
      return embedPage(request, name, {
        mediaRoot: folders.corporateMedia,
        frameOrigins,
        headers: hsts,
      })
    }
    const reads = /^(GET|HEAD)$/.test(request.method)
    const file = pathname === '/' && reads ? undefined : await site(request, pathname)
    const drawn = reads && (FILES.test(pathname) || wantsPage(request))
    return file ?? (drawn ? pages(request) : notFound(hsts))
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

/** Whoever reads HTML gets a page of the site, at any address. */
function wantsPage({ url, headers }: Request): boolean {
  const { pathname } = new URL(url)
  const accepted = headers.get('accept') ?? ''
  const isFile = /\.\w+$/.test(pathname)
  return (isFile ? /text\/html/ : /text\/html|\*\/\*/).test(accepted)
}

function notFound(headers: Record<string, string>): Response {
  const response = new Refused(404, 'not_found', 'There is nothing at this path.').toResponse()
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
