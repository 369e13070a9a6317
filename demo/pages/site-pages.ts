import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context, Handler } from 'hono'
import { baseAt, type IsUnknown } from '../../site/routing/router.ts'
import type * as siteServer from '../../site/server/server.tsx'
import type * as elementsServer from '../../widgets/server/server.ts'
import { stampAt } from '../provider/data/form-stamps.ts'
import { etagWithout } from '../provider/http/etag.ts'
import { keep } from '../provider/http/kept-answers.ts'
import { requestNotes } from '../provider/http/request-id.ts'
import { Refused } from '../provider/errors/refused.ts'
import { validHtml } from '../provider/http/valid-html.ts'
import type { Provider } from '../provider/provider.ts'
import { type NotingFetch, notingFetch } from './confirmations.ts'
import { inlineCss } from './inline-css.ts'
import { notingKeys } from './noting-keys.ts'
import { once } from './once.ts'
import { RETRY_AFTER, pageCaching } from './page-caching.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { addressIn, basesIn, languageAt } from './site-languages.ts'
import { isFile } from './site-files.ts'
import { sitePolicy } from './site-policy.ts'

export interface SiteFolders {
  /** index.html, assets and Vite's manifest. */
  site: string
  server: string
  elements: string
}

/** Timeout in ms for all API calls of one page; missing data is rendered as unavailable. */
const PATIENCE = 8000

/** Statuses that have a page of the site. */
export const REFUSED = [400, 404, 405, 413, 507] as const
export type RefusedStatus = (typeof REFUSED)[number]

export interface SitePages {
  /** Start of the addresses of each language. */
  bases: readonly string[]
  page: Handler
  /** Functions that submit a form, with API calls on behalf of its visitor. */
  sender: (context: Context) => Promise<{
    send: typeof elementsServer.send
    scope: ReturnType<typeof elementsServer.newScope>
    challenge: NotingFetch['challenge']
  }>
  /** Handles one of the site's own forms, which belongs to no tag; undefined if the page has none. */
  take: (
    context: Context,
    sent: URLSearchParams,
    isOurs: boolean,
  ) => ReturnType<typeof siteServer.take>
  tags: () => Promise<Tags>
  again: (context: Context, formed: Formed) => Promise<Response>
  /** Loads the check for company and region names without a page. */
  namesWithoutPage: () => Promise<IsUnknown>
  /** Renders the page for a refused request. Rejects if it can't be rendered. */
  refused: (context: Context, status: RefusedStatus) => Promise<Response>
}

export function sitePages(
  { app, database, settings }: Pick<Provider, 'app' | 'database' | 'settings'>,
  { site, server, elements }: SiteFolders,
  patience = PATIENCE,
): SitePages {
  const bases = basesIn(server)
  const openIn = async (base: string) => {
    const read = (name: string) => readFile(join(site, base, name), 'utf8')
    const moduleIn = async (folder: string) => import(pathToFileURL(join(folder, 'server.js')).href)
    const opened: typeof siteServer = await moduleIn(join(server, base))
    const tags: typeof elementsServer = await moduleIn(elements)
    const template = await read('index.html')
    const manifest: siteServer.Asked['manifest'] = JSON.parse(await read('.vite/manifest.json'))
    return { ...opened, tags, template, manifest }
  }
  const opened = new Map(bases.map((base) => [base, once(async () => openIn(base))]))
  const open = async (path = '') => opened.get(baseAt(path, bases))!()
  const withSheets = inlineCss(site)
  const carrierFor = inProcessFetch(app, patience)
  const failureOf =
    ({ req }: Context) =>
    (error: unknown) =>
      settings.log('a page could not be rendered', { request: requestNotes(req.raw).id, error })

  const stamp = async () => stampAt(database, settings.now())
  const draw = async (context: Context, refused?: RefusedStatus, formed: Formed = {}) => {
    const { posted, ...tagged } = formed
    const { answer, tags, template, manifest } = await open(context.req.path)
    const { pathname, search, origin } = new URL(context.req.url)
    // Other parts of the address must not get into a cached page.
    const address = isFile(pathname)
      ? pathname
      : (context.get('address') ?? addressIn({ pathname, search }, bases))
    const { carrier, keys, isComplete } = notingKeys(carrierFor(context))
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
    const shown = isPage ? await stamp() : ''
    const drawn = isPage
      ? await tags.drawTags(text, {
          provider: {
            origin: seen,
            product,
            partner: undefined,
            language: languageAt(pathname, bases),
          },
          carrier,
          onFailure: failureOf(context),
          action: address,
          // The same form of one page within the hour counts as a double click.
          key: settings.now().toISOString().slice(0, 13),
          shown,
          formsOnly: true,
          ...tagged,
        })
      : { html: text, styles: [] }
    const whole = isPage ? validHtml(drawn.html) : text
    // Fonts of inline styles are requested with the page's address as the referrer, which may have a secret.
    const isOpen = isPage && !headers?.['referrer-policy']
    const page = isOpen ? await withSheets(whole) : { html: whole, styles: [] }
    const isGuessed = settings.publicUrl === undefined && text.includes(origin)
    return new Response(page.html, {
      status,
      headers: {
        'content-type': type,
        ...(isPage && { 'content-security-policy': sitePolicy([...page.styles, ...drawn.styles]) }),
        ...pageCaching(status, {
          origin,
          carries: isGuessed,
          keys: keys(),
          isShared:
            !refused && !posted && !tagged.outcome && isComplete() && !headers?.['cache-control'],
        }),
        ...(page.html.includes(shown) && shown && { etag: etagWithout(page.html, shown) }),
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
    const { tags } = await open(context.req.path)
    const { carrier, challenge } = notingFetch(carrierFor(context))
    return { send: tags.send, scope: tags.newScope(carrier), challenge }
  }
  const take: SitePages['take'] = async (context, sent, isOurs) => {
    const { pathname, search, origin } = new URL(context.req.url)
    const { product, publicUrl } = settings
    const seen = { origin: publicUrl ?? origin, product, carrier: carrierFor(context) }
    return (await open(pathname)).take({ path: pathname + search, ...seen }, sent, isOurs)
  }
  const again: SitePages['again'] = async (context, formed) => draw(context, undefined, formed)
  const tags: SitePages['tags'] = async () => {
    const { drawTags, attributesOf } = (await open()).tags
    return { drawTags, attributesOf, carrierOf: carrierFor, stamp }
  }
  const namesWithoutPage: SitePages['namesWithoutPage'] = async () =>
    (await open()).namesWithoutPage({
      origin: 'http://localhost',
      product: settings.product,
      carrier: async (input, init) => app.fetch(new Request(input, init)),
    })
  return { bases, page, sender, take, tags, again, refused: draw, namesWithoutPage }
}

export interface Formed extends Pick<elementsServer.ToDrawPage, 'outcome' | 'scope'> {
  posted?: NonNullable<siteServer.Asked['posted']>
}
interface Tags extends Pick<typeof elementsServer, 'drawTags' | 'attributesOf'> {
  carrierOf: (context: Context) => typeof fetch
  /** For the forms of a page that is rendered now. */
  stamp: () => Promise<string>
}
