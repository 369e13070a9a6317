import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context, Handler } from 'hono'
import { type IsUnknown, pageAddress } from '../site/routing/router.ts'
import type * as siteServer from '../site/server.tsx'
import type * as elementsServer from '../widgets/server/server.ts'
import { keep } from './provider/http/kept-answers.ts'
import { askedOf } from './provider/operation/asked.ts'
import { Refused } from './provider/http/refused.ts'
import { cachingOf } from './provider/http/request-origin.ts'
import { validHtml } from './provider/http/valid-html.ts'
import type { Provider } from './provider/provider.ts'
import type { RefusedStatus } from './refusal-pages.ts'
import { inlineSheets } from './inline-sheets.ts'
import { carriers } from './site-carrier.ts'
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

export const isFile = (path: string) => FILES.includes(path) || /^\/sitemap-\w+\.xml$/.test(path)

/** Draws pages of the site. */
export interface SitePages {
  /** Answers an address with a whole page, drawn with what it shows. */
  page: Handler
  /** What sends a form of a page, and carries calls in the name of who sent it. */
  sender: (context: Context) => Promise<{ send: typeof elementsServer.send; scope: Scope }>
  /** Takes a form of the site's own, which is no tag's; nothing where the page has none. */
  take: (
    context: Context,
    sent: URLSearchParams,
    isOurs: boolean,
  ) => ReturnType<typeof siteServer.take>
  /** What draws tags, and carries calls in the name of who asks for that. */
  tags: () => Promise<Tags>
  /** The page with a form that was sent, as it was filled in. */
  again: (context: Context, formed: Formed) => Promise<Response>
  /** What finds names of companies and regions that have no page of their own. */
  namesWithoutPage: () => Promise<IsUnknown>
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
    return { ...opened, tags, template, manifest }
  })
  const withSheets = inlineSheets(site)
  const carrierFor = carriers(app, patience)
  const failureOf =
    ({ req }: Context) =>
    (error: unknown) =>
      settings.log('a page could not be drawn', { request: askedOf(req.raw).id, error })

  const draw = async (context: Context, refused?: RefusedStatus, formed: Formed = {}) => {
    const { posted, ...tagged } = formed
    const { answer, tags, template, manifest } = await open()
    const { pathname, search, origin } = new URL(context.req.url)
    // Nothing else of the address may be on a page that others get from the cache.
    const address = isFile(pathname)
      ? pathname
      : (context.get('address') ?? pageAddress(pathname + search))
    const carrier = carrierFor(context)
    const seen = settings.publicUrl ?? origin
    const { product } = settings
    const { status, type, text, headers } = await answer({
      path: address,
      origin: seen,
      product,
      carrier,
      template,
      manifest,
      onFailure: failureOf(context),
      ...(refused && { refused }),
      ...(posted && { posted }),
    })
    const isPage = type.startsWith('text/html')
    const drawn = isPage
      ? await tags.drawTags(text, {
          provider: { origin: seen, product, partner: undefined },
          carrier,
          onFailure: failureOf(context),
          action: address,
          key: hourOf(settings.now()),
          formsOnly: true,
          ...tagged,
        })
      : { html: text, styles: [] }
    const whole = isPage ? validHtml(drawn.html) : text
    // Where there is something to type into, so that nobody waits for a second answer; else they come by themselves.
    const page = drawn.styles.length > 0 ? await withSheets(whole) : { html: whole, styles: [] }
    const isGuessed = settings.publicUrl === undefined && text.includes(origin)
    return new Response(page.html, {
      status,
      headers: {
        'content-type': type,
        ...(isPage && { 'content-security-policy': sitePolicy([...page.styles, ...drawn.styles]) }),
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
  const sender: SitePages['sender'] = async (context) => {
    const { tags } = await open()
    return { send: tags.send, scope: tags.newScope(carrierFor(context)) }
  }
  const take: SitePages['take'] = async (context, sent, isOurs) => {
    const { pathname, search, origin } = new URL(context.req.url)
    const seen = settings.publicUrl ?? origin
    const { product } = settings
    const asked = { path: pathname + search, origin: seen, product, carrier: carrierFor(context) }
    return (await open()).take(asked, sent, isOurs)
  }
  const again: SitePages['again'] = async (context, formed) => draw(context, undefined, formed)
  const tags: SitePages['tags'] = async () => {
    const { drawTags, attributesOf } = (await open()).tags
    return { drawTags, attributesOf, carrierOf: carrierFor }
  }
  const namesWithoutPage: SitePages['namesWithoutPage'] = async () =>
    (await open()).namesWithoutPage({
      origin: 'http://localhost',
      product: settings.product,
      carrier: async (input, init) => app.fetch(new Request(input, init)),
    })
  return { page, sender, take, tags, again, refused: draw, namesWithoutPage }
}

/** What is drawn again after it was sent: a tag, in the scope that it was sent in, or a form of the site's own. */
export interface Formed extends Pick<elementsServer.ToDrawPage, 'outcome' | 'scope'> {
  posted?: NonNullable<siteServer.Asked['posted']>
}
interface Tags extends Pick<typeof elementsServer, 'drawTags' | 'attributesOf'> {
  carrierOf: (context: Context) => typeof fetch
}
type Scope = ReturnType<typeof elementsServer.newScope>

/** Who sends the same of one page twice within the hour has pressed twice. */
const hourOf = (now: Date) => now.toISOString().slice(0, 13)

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
