import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { traceOf } from './provider/error-trace.ts'
import { accepts } from './provider/negotiate.ts'
import type { Provider } from './provider/provider.ts'
import { Refused } from './provider/refused.ts'
import { cachingOf } from './provider/request-origin.ts'
import { matches } from './provider/static.ts'

/** The built site's own server part. */
interface SiteServer {
  answer: (asked: object) => Promise<{
    status: number
    type: string
    text: string
    headers?: Record<string, string>
  }>
}

export interface SiteFolders {
  /** index.html, its assets, and the bundler's manifest. */
  site: string
  /** What draws pages. */
  server: string
}

/** Milliseconds that all calls for one page have together; what is not there by then is shown as missing. */
const PATIENCE = 8000

/** Seconds after which a page that could not be shown is worth another try. */
const RETRY_AFTER = '30'

/** What crawlers ask the site for besides pages, in whatever form it comes. */
export const FILES = /^\/(?:robots\.txt|sitemap\.xml)$/

const compress = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Answers addresses of the site with whole pages: drawn, with what they show, by asking the provider here. */
export function sitePages(
  { app, settings }: Provider,
  { site, server }: SiteFolders,
  common: Record<string, string>,
  patience = PATIENCE,
): (request: Request) => Promise<Response> {
  const read = (name: string) => readFile(join(site, name), 'utf8')
  const opened = async () => {
    const [siteServer, template, manifest] = await Promise.all([
      import(pathToFileURL(join(server, 'server.js')).href) as Promise<SiteServer>,
      read('index.html'),
      read('.vite/manifest.json').then((json) => JSON.parse(json) as object),
    ])
    return { siteServer, template, manifest }
  }
  let open: ReturnType<typeof opened> | undefined
  const forget = (error: unknown) => {
    open = undefined
    throw error
  }

  const onFailure = (error: unknown) => settings.log(`a page could not be drawn: ${traceOf(error)}`)

  const pageFor = async (request: Request) => {
    const { siteServer, template, manifest } = await (open ??= opened().catch(forget))
    const { pathname, search, origin } = new URL(request.url)
    const late = lateness(patience)
    const { status, type, text, headers } = await siteServer.answer({
      // A file of that name has no query that counts.
      path: FILES.test(pathname) ? pathname : pathname + search,
      origin: settings.publicUrl ?? origin,
      product: settings.product,
      // The server's own kind of Response hides its status from whoever lists its members; its copy is plain.
      carrier: async (url: string, init: RequestInit) => {
        const answer = await Promise.race([app.fetch(new Request(url, init)), late])
        return answer.clone()
      },
      template,
      manifest,
      onFailure,
    })
    const isGuessed = settings.publicUrl === undefined && text.includes(origin)
    const answer = new Headers({
      ...common,
      'content-type': type,
      'cache-control': cachingOf(status < 500 ? 'no-cache' : 'no-store', origin, isGuessed),
      ...(status >= 500 && { 'retry-after': RETRY_AFTER }),
      'x-content-type-options': 'nosniff',
      etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
      ...headers,
    })
    if (status === 200 && matches(request.headers.get('if-none-match'), answer.get('etag'))) {
      return new Response(null, { status: 304, headers: answer })
    }
    const compressed = accepts(request.headers.get('accept-encoding') ?? '', 'br')
    if (compressed) answer.set('content-encoding', 'br')
    const body = compressed ? await compress(text, { params }) : text
    return new Response(request.method === 'HEAD' ? null : body, { status, headers: answer })
  }

  return async (request) =>
    pageFor(request).catch((error: unknown) => {
      onFailure(error)
      const message = 'Something went wrong on our side.'
      const headers = { ...common, 'retry-after': RETRY_AFTER }
      return new Refused(500, 'internal', message, { headers }).toResponse()
    })
}

/** Rejects after so many milliseconds, as a call that was given up does; it holds up nothing until then. */
function lateness(milliseconds: number): Promise<never> {
  const signal = AbortSignal.timeout(milliseconds)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  late.catch(() => {})
  return late
}
