import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context, Handler } from 'hono'
import type * as siteServer from '../site/server.tsx'
import type * as elementsServer from '../widgets/server/server.ts'
import { keep } from './provider/http/kept-answers.ts'
import { REQUEST_ID, askedOf } from './provider/operation/asked.ts'
import { Refused } from './provider/http/refused.ts'
import { cachingOf } from './provider/http/request-origin.ts'
import { validHtml } from './provider/http/valid-html.ts'
import type { Provider } from './provider/provider.ts'
import type { RefusedStatus } from './refusal-pages.ts'
import { sitePolicy } from './site-policy.ts'

export interface SiteFolders {
  /** index.html, its assets, and the bundler's manifest. */
  site: string
  /** What draws pages. */
  server: string
  /** What draws the tags on them. */
  elements: string
}

/** Milliseconds that all calls for one page have together; what is not there by then is shown as missing. */
const PATIENCE = 8000

/** Seconds after which a page that could not be shown is worth another try. */
const RETRY_AFTER = '30'

/** What crawlers and browsers ask the site for besides pages, in whatever form it comes. */
export const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/:part{sitemap-\\w+\\.xml}',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/.well-known/change-password',
]

const isFile = (path: string) => FILES.includes(path) || /^\/sitemap-\w+\.xml$/.test(path)

/** Draws pages of the site. */
export interface SitePages {
  /** Answers an address with a whole page, drawn with what it shows. */
  page: Handler
  /** The page that says why an address was refused. Rejects where it cannot be drawn. */
  refused: (context: Context, status: RefusedStatus) => Promise<Response>
}

/** Answers addresses of the site by asking the provider here. */
export function sitePages(
  { app, settings }: Pick<Provider, 'app' | 'settings'>,
  { site, server, elements }: SiteFolders,
  patience = PATIENCE,
): SitePages {
  const open = once(async () => {
    const read = (name: string) => readFile(join(site, name), 'utf8')
    const opened: typeof siteServer = await import(pathToFileURL(join(server, 'server.js')).href)
    const tags: typeof elementsServer = await import(
      pathToFileURL(join(elements, 'server.js')).href
    )
    const template = await read('index.html')
    const manifest: siteServer.Asked['manifest'] = JSON.parse(await read('.vite/manifest.json'))
    return { answer: opened.answer, tags, template, manifest }
  })
  const failureOf =
    ({ req }: Context) =>
    (error: unknown) =>
      settings.log('a page could not be drawn', { request: askedOf(req.raw).id, error })

  const draw = async (context: Context, refused?: RefusedStatus) => {
    const { answer, tags, template, manifest } = await open()
    const { pathname, search, origin } = new URL(context.req.url)
    const late = lateness(patience)
    // The server's own kind of Response hides its status from whoever lists its members; its copy is plain.
    const carrier: typeof fetch = async (input, init) => {
      const call = new Request(input, init)
      call.headers.set(REQUEST_ID, askedOf(context.req.raw).id)
      const answer = await Promise.race([app.fetch(call), late])
      return answer.clone()
    }
    const seen = settings.publicUrl ?? origin
    const { status, type, text, headers } = await answer({
      // A file of that name has no query that counts.
      path: isFile(context.req.path) ? context.req.path : pathname + search,
      origin: seen,
      product: settings.product,
      carrier,
      template,
      manifest,
      onFailure: failureOf(context),
      ...(refused && { refused }),
    })
    const isGuessed = settings.publicUrl === undefined && text.includes(origin)
    if (!type.startsWith('text/html'))
      return new Response(text, {
        status,
        headers: {
          'content-type': type,
          'cache-control': cachingOf(status < 500 ? 'no-cache' : 'no-store', origin, isGuessed),
          ...headers,
        },
      })
    const drawn = await tags.drawTags(text, {
      provider: { origin: seen, product: settings.product, partner: undefined },
      carrier,
      onFailure: failureOf(context),
      sending: () => undefined,
    })
    return new Response(validHtml(drawn.html), {
      status,
      headers: {
        'content-security-policy': sitePolicy(drawn.styles),
        'content-type': type,
        'cache-control': cachingOf(status < 500 ? 'no-cache' : 'no-store', origin, isGuessed),
        ...(status >= 500 && { 'retry-after': RETRY_AFTER }),
        ...headers,
      },
    })
  }

  const page: Handler = async (context) => {
    try {
      keep(context)
      return await draw(context)
    } catch (error) {
      failureOf(context)(error)
      const headers = { 'retry-after': RETRY_AFTER }
      throw new Refused(500, 'internal', 'Something went wrong on our side.', { headers })
    }
  }
  return { page, refused: draw }
}

/** Does it at the first call; again at the next where that failed. */
function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined
  return async () => {
    opened ??= open()
    return opened.catch((error: unknown) => {
      opened = undefined
      throw error
    })
  }
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
