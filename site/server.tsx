import { renderToString } from 'react-dom/server'
import { $posted, type Posted } from './account/posted.ts'
import { type Outcome, sendForm } from './account/sent-form.ts'
import { App } from './layout/app.tsx'
import { headTags, tagHtml } from './layout/head-tags.ts'
import { reader } from '../widgets/stores/read.ts'
import { unknownWords } from './places/meant.ts'
import { viewOf } from './places/region-views.ts'
import { fileOf, isGuarded, pageOf } from './routing/pages.ts'
import { type IsUnknown, type Visit, visitOf } from './routing/router.ts'
import type { Head } from './routing/page.ts'
import type { PageData } from './routing/page-data.ts'
import { $currentPage, type CurrentPage } from './routing/current-page.ts'
import type { Answer } from './answer.ts'
import { robots, sitemap, sitemapPart } from './sitemap.ts'
import { changePassword, security, webManifest } from './well-known.ts'

/** What the bundler wrote about one source: its file, and what that needs. */
export interface Built {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
}

/** A page that somebody asks for. */
export interface Asked {
  /** Path and query. */
  path: string
  /** The origin as visitors see it. */
  origin: string
  product: string
  /** Carries a call to the provider. */
  carrier: typeof fetch
  /** The built index.html. */
  template: string
  /** The bundler's manifest, by source. */
  manifest: Readonly<Record<string, Built>>
  /** Why the address was refused before; the page then says so, whatever else is there. */
  refused?: 400 | 404 | 405 | 413 | 507
  /** What became of a form of the page, which is drawn with it. */
  posted?: Posted
  /** Hears why a page could not be drawn. */
  onFailure: (error: unknown) => void
}

/** Answers an address of the site: with a page, or with what crawlers ask for besides. */
export async function answer(asked: Asked): Promise<Answer> {
  const { path, origin } = asked
  if (asked.refused) return draw(asked)
  if (path === '/robots.txt') return robots(origin)
  if (path === '/sitemap.xml') return sitemap(origin, readerFor(asked))
  const [, part] = /^\/sitemap-(\w+)\.xml$/.exec(path) ?? []
  if (part) return sitemapPart(origin, readerFor(asked), part)
  if (path === '/site.webmanifest') return webManifest()
  if (path === '/.well-known/security.txt') return security(origin)
  if (path === '/.well-known/change-password') return changePassword()
  return draw(asked).catch((error: unknown) => {
    asked.onFailure(error)
    return drawLost(asked)
  })
}

/** Takes a form of a page that a browser sent without a script; nothing where that page has none. */
export const take = async (
  asked: Pick<Asked, 'path' | 'origin' | 'product' | 'carrier'>,
  sent: URLSearchParams,
  isOurs: boolean,
): Promise<Outcome | undefined> => sendForm(visitOf(asked.path), sent, readerFor(asked), isOurs)

/** Finds names of companies and regions that have no page of their own. */
export async function namesWithoutPage(
  asked: Pick<Asked, 'origin' | 'product' | 'carrier'>,
): Promise<IsUnknown> {
  const isUnknownWord = await unknownWords(readerFor(asked))
  return (route, name) =>
    route === 'corporate' ? isUnknownWord(name) : route === 'region' && !viewOf(name)
}

/** Not remembered: an origin is whatever a visitor writes into a request, and there is no end of them. */
const readerFor = ({ origin, product, carrier }: Pick<Asked, 'origin' | 'product' | 'carrier'>) =>
  reader({ origin, product, partner: undefined }, { carrier })

/** Draws a page as HTML, with its head, its data, and the files it will need. */
async function draw(asked: Asked): Promise<Answer> {
  const { product, refused, posted } = asked
  const visit = visitAt(asked)
  const page = await pageOf(visit.route)
  const ready = !isGuarded(visit.route)
  const data = ready ? (refused ?? (await page.load?.(visit, readerFor(asked)))) : undefined
  const head = page.head(data, visit)
  const pageData: PageData = ready
    ? { product, ready, data, ...(refused && { refused: true }), ...(posted && { posted }) }
    : { product }
  const current: CurrentPage = ready
    ? { state: 'ready', visit, page, data }
    : { state: 'waiting', visit }
  return documentOf(head, current, pageData, asked)
}

/** What an address means; one that was refused means no page. */
const visitAt = ({ path, refused }: Asked): Visit =>
  refused ? { ...visitOf(path), route: undefined } : visitOf(path)

/** Stands in for a page that can't be drawn here; the browser then tries for itself. */
function drawLost(asked: Asked): Answer {
  const head: Head = {
    title: 'Not available right now',
    description: 'This page could not be shown just now.',
    status: asked.refused ?? 503,
  }
  const visit = visitAt(asked)
  return documentOf(head, { state: 'lost', visit }, { product: asked.product }, asked)
}

/** Nobody keeps the page, hears its address, or learns from its length what is in it. */
const SECRET = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store, no-transform' }

function documentOf(head: Head, current: CurrentPage, data: PageData, asked: Asked): Answer {
  const { sheets, scripts } = filesOf(fileOf(current.visit.route), asked)
  const pageData: PageData = scripts.length > 0 ? { ...data, files: scripts } : data
  const parts: Record<string, string> = {
    head: headTags(head, asked.origin).map(tagHtml).join(''),
    files: sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
    site: (current.state === 'waiting' ? needsScripts(head.title) : '') + drawn(current, asked),
    'page-data': `<script type="application/json" id="page-data">${inert(JSON.stringify(pageData))}</script>`,
  }
  const text = asked.template
    .replace(/<!--(head|files|site|page-data)-->/g, (_, name: string) => parts[name] ?? '')
    // The widgets ask for the same product as the page.
    .replace('<html', `<html data-trip-product="${asked.product}"`)
  return {
    status: head.status ?? 200,
    type: 'text/html; charset=utf-8',
    text,
    ...(head.secret && { headers: SECRET }),
  }
}

/** What stands in for a page that only its own browser can draw, where that runs no scripts. */
const needsScripts = (title: string) =>
  `<noscript><h1>${title}</h1><p>You need JavaScript to sign in and to see this page.</p></noscript>`

/** One drawing at a time has the stores: nothing is awaited in between. */
function drawn(current: CurrentPage, { origin, product, posted }: Asked): string {
  $currentPage.set(current)
  $posted.set(posted)
  return renderToString(<App origin={origin} product={product} />)
}

/** Addresses of what the page needs, the site's own first, so that nobody waits for one to name the next. */
function filesOf(source: string, { manifest }: Asked): { sheets: string[]; scripts: string[] } {
  const sheets = new Set<string>()
  const scripts = new Set<string>()
  const visit = (name: string) => {
    const built = manifest[name]
    if (!built || scripts.has(`/${built.file}`)) return
    scripts.add(`/${built.file}`)
    for (const needed of built.imports ?? []) visit(needed)
    for (const sheet of built.css ?? []) sheets.add(`/${sheet}`)
  }
  visit('main.tsx')
  visit(source)
  return { sheets: [...sheets], scripts: [...scripts] }
}

const inert = (json: string) => json.replaceAll('<', String.raw`\u003c`)
