import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context, Handler } from 'hono'
import { baseAt, type IsUnknown } from '../../site/routing/router.ts'
import type * as siteServer from '../../site/server/server.tsx'
import type * as elementsServer from '../../widgets/server/server.ts'
import { stampAt } from '../provider/data/form-stamps.ts'
import { keep, type KeptAnswers } from '../provider/http/kept-answers.ts'
import { requestNotes } from '../provider/http/request-id.ts'
import { Refused } from '../provider/errors/refused.ts'
import type { Provider } from '../provider/provider.ts'
import { type NotingFetch, notingFetch } from './confirmations.ts'
import { type Formed, pageRenderer, type RefusedStatus } from './render-page.ts'
import { once } from './once.ts'
import { RETRY_AFTER } from './page-caching.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { addressIn, basesIn, languageAt } from './site-languages.ts'
import { isFile } from './site-files.ts'
import { renderedPages } from './rendered-pages.ts'

export interface SiteFolders {
  /** index.html, assets and Vite's manifest. */
  site: string
  server: string
  elements: string
}

/** Timeout in ms for all API calls of one page; missing data is rendered as unavailable. */
const PATIENCE = 8000

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

interface Parts extends Pick<Provider, 'app' | 'database' | 'settings'> {
  /** Finds cached responses of API calls. */
  find?: KeptAnswers['find']
}

export function sitePages(
  { app, database, settings, find = () => undefined }: Parts,
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
  const render = pageRenderer(settings, site)
  const rendered = renderedPages(settings)
  const carrierFor = inProcessFetch(app, patience, find)
  const failureOf =
    ({ req }: Context) =>
    (error: unknown) =>
      settings.log('a page could not be rendered', { request: requestNotes(req.raw).id, error })

  const stamp = async () => stampAt(database, settings.now())
  const draw = async (context: Context, refused?: RefusedStatus, formed?: Formed) => {
    const { pathname, search, origin } = new URL(context.req.url)
    // Other parts of the address must not get into a cached page.
    const address = isFile(pathname)
      ? pathname
      : (context.get('address') ?? addressIn({ pathname, search }, bases))
    const language = languageAt(pathname, bases)
    const carrier = carrierFor(context)
    const shown = isFile(pathname) ? '' : await stamp()
    const isForAll = !refused && !formed && !context.req.header('authorization')
    const key = [origin, language, address].join(' ')
    const found = isForAll ? await rendered.find(key, shown, carrier) : undefined
    if (found) return new Response(found.html, { headers: found.headers })
    const page = await render({
      site: await open(context.req.path),
      address,
      language,
      origin,
      carrier,
      onFailure: failureOf(context),
      stamp: shown,
      refused,
      ...formed,
    })
    if (isForAll && page.isShared && page.status === 200) rendered.keep(key, page)
    return new Response(page.html, { status: page.status, headers: page.headers })
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

interface Tags extends Pick<typeof elementsServer, 'drawTags' | 'attributesOf'> {
  carrierOf: (context: Context) => typeof fetch
  /** For the forms of a page that is rendered now. */
  stamp: () => Promise<string>
}
