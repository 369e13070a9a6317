import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Outcome, sendForm } from '../account/scriptless-forms.ts'
import { App } from '../layout/app/app.tsx'
import { escaped, type HeadTag, headTags, tagHtml } from '../layout/app/head-tags.ts'
import { reader } from '../../widgets/stores/read.ts'
import { unknownWords } from '../browse/did-you-mean/known-names.ts'
import { viewOf } from '../browse/region-views.ts'
import { tripOf } from '../trips/sample-trips.ts'
import { frameOf, oembedOf } from '../routing/frames.ts'
import { fileOf, isGuarded, pageOf } from '../routing/pages.ts'
import { BASE, CALL_LANGUAGE, type IsUnknown, type Visit, visitOf } from '../routing/router.ts'
import { LANGUAGE } from '../routing/languages.ts'
import type { Head } from '../routing/page.ts'
import { $posted, type PageData, type Posted } from '../routing/page-data.ts'
import { $currentPage, type CurrentPage } from '../routing/current-page.ts'
import type { Answer } from './answer.ts'
import { sitemap, sitemapPart } from './sitemap.ts'
import { FILES, RULES } from './well-known.ts'
import { brand } from '../brand.ts'
import { EmailLink } from '../layout/email-link.tsx'
import { Sentence } from '../layout/sentence.tsx'
import * as layout from '../messages/en/layout.ts'

export interface Built {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
}

export interface Asked {
  /** Path and query. */
  path: string
  origin: string
  product: string
  carrier: typeof fetch
  template: string
  manifest: Readonly<Record<string, Built>>
  /** Status of a request that was refused earlier. The page then shows that instead of its content. */
  refused?: 400 | 404 | 405 | 413 | 507
  posted?: Posted
  onFailure: (error: unknown) => void
}

/** Serves an address of the site: a page, or a file for crawlers and browsers. */
export async function answer(asked: Asked): Promise<Answer> {
  const { path, origin } = asked
  if (asked.refused) return draw(asked)
  const file = FILES[path]
  if (file) return file(origin)
  if (path === '/sitemap.xml') return sitemap(origin, readerFor(asked))
  const [, part] = /^\/sitemap-(\w+)\.xml$/.exec(path) ?? []
  if (part) return sitemapPart(origin, readerFor(asked), part)
  return draw(asked).catch((error: unknown) => {
    asked.onFailure(error)
    return drawErrorPage(asked)
  })
}

/** Submits a form that a browser posted without JavaScript; undefined if the page has no form. */
export const take = async (
  asked: Pick<Asked, 'path' | 'origin' | 'product' | 'carrier'>,
  sent: URLSearchParams,
  isOurs: boolean,
): Promise<Outcome | undefined> => sendForm(visitOf(asked.path), sent, readerFor(asked), isOurs)

/** Returns a test for names of companies, regions and trips that have no page of their own. */
export async function namesWithoutPage(
  asked: Pick<Asked, 'origin' | 'product' | 'carrier'>,
): Promise<IsUnknown> {
  const isUnknownWord = await unknownWords(readerFor(asked))
  return (route, name) => {
    if (route === 'corporate') return isUnknownWord(name)
    return (route === 'region' && !viewOf(name)) || (route === 'trip' && !tripOf(name))
  }
}

/** Not cached: the origin comes from the request, so the number of origins is unbounded. */
const readerFor = ({ origin, product, carrier }: Pick<Asked, 'origin' | 'product' | 'carrier'>) =>
  reader({ origin, product, partner: undefined, language: CALL_LANGUAGE }, { carrier })

async function draw(asked: Asked): Promise<Answer> {
  const { product, refused, posted } = asked
  const visit = visitAt(asked)
  const page = await pageOf(visit.route)
  const ready = !isGuarded(visit.route)
  const data = ready ? (refused ?? (await page.load?.(visit, readerFor(asked)))) : undefined
  const head = page.head(data, visit)
  const pageData: PageData = ready
    ? {
        product,
        ready,
        data,
        ...(refused && { refused: true }),
        ...(posted ? { posted } : page.hydrate && { hydrate: page.hydrate }),
      }
    : { product }
  const current: CurrentPage = ready
    ? { state: 'ready', visit, page, data }
    : { state: 'waiting', visit }
  return documentOf(head, current, pageData, asked)
}

const visitAt = ({ path, refused }: Asked): Visit =>
  refused ? { ...visitOf(path), route: undefined } : visitOf(path)

/** Error page for a failed render. The browser then retries by itself. */
function drawErrorPage(asked: Asked): Answer {
  const head: Head = {
    title: layout.notAvailable,
    description: layout.pageNotAvailable,
    status: asked.refused ?? 503,
  }
  const visit = visitAt(asked)
  return documentOf(head, { state: 'failed', visit }, { product: asked.product }, asked)
}

/** Pages with secrets in the address: no caching, no referrer, and no compression, which leaks content by length. */
const SECRET = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store, no-transform' }

const OWN = { 'cache-control': 'no-store' }

function documentOf(head: Head, current: CurrentPage, data: PageData, asked: Asked): Answer {
  const { sheets, scripts } = filesOf(fileOf(current.visit.route), asked)
  const pageData: PageData = scripts.length > 0 ? { ...data, files: scripts } : data
  const parts: Record<string, string> = {
    head: [...headTags(head, asked.origin), ...frameLinks(head, current.visit, asked.origin)]
      .map(tagHtml)
      .join(''),
    files: sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
    site: (current.state === 'waiting' ? needsScripts(head.title) : '') + drawn(current, asked),
    'no-script': NO_SCRIPT,
    'page-data': `<script type="application/json" id="page-data">${inert(JSON.stringify(pageData))}</script>`,
  }
  const text = asked.template
    .replace(
      /<!--(head|files|site|page-data|no-script)-->/g,
      (_, name: string) => parts[name] ?? '',
    )
    // The widgets must call the same product as the page, and speak its language.
    .replace(/<html[^>]*>/, () => rootTag(asked.product))
  return {
    status: head.status ?? 200,
    type: 'text/html; charset=utf-8',
    text,
    headers: head.secret ? SECRET : { 'speculation-rules': `"${RULES}"`, ...(head.own && OWN) },
  }
}

/** Lets editors turn the pasted address of a page into its frame (https://oembed.com, section 4). */
function frameLinks({ path, title }: Head, visit: Visit, origin: string): HeadTag[] {
  if (path === undefined || !frameOf(visit)) return []
  return (['json', 'xml'] as const).map((format) => ({
    tag: 'link',
    attributes: {
      rel: 'alternate',
      type: `${format === 'json' ? 'application' : 'text'}/${format}+oembed`,
      href: origin + oembedOf(origin + visit.path, format),
      title,
    },
  }))
}

const rootTag = (product: string) =>
  `<html lang="${LANGUAGE.locale}" dir="${LANGUAGE.dir}" data-trip-product="${escaped(product)}" data-trip-outbox="on">`

const NO_SCRIPT = renderToStaticMarkup(
  <noscript>
    <p>
      <Sentence text={layout.noScript} phone={<bdi>{brand.phones[0]}</bdi>} email={<EmailLink />} />
    </p>
  </noscript>,
)

const needsScripts = (title: string) =>
  `<noscript><h1>${escaped(title)}</h1><p>${layout.needsScript}</p></noscript>`

/** The stores are global, so nothing may be awaited between setting them and rendering. */
function drawn(current: CurrentPage, { origin, product, posted }: Asked): string {
  $currentPage.set(current)
  $posted.set(posted)
  return renderToString(<App origin={origin} product={product} />)
}

/** Lists all imports up front to save round trips. */
function filesOf(source: string, { manifest }: Asked): { sheets: string[]; scripts: string[] } {
  const sheets = new Set<string>()
  const scripts = new Set<string>()
  const visit = (name: string) => {
    const built = manifest[name]
    if (!built || scripts.has(`${BASE}/${built.file}`)) return
    scripts.add(`${BASE}/${built.file}`)
    for (const needed of built.imports ?? []) visit(needed)
    for (const sheet of built.css ?? []) sheets.add(`${BASE}/${sheet}`)
  }
  visit('main.tsx')
  visit(source)
  return { sheets: [...sheets], scripts: [...scripts] }
}

const inert = (json: string) => json.replaceAll('<', String.raw`\u003c`)
