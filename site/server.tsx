import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { headTags, tagHtml } from './layout/head-tags.ts'
import { reader } from '../widgets/stores/read.ts'
import { fileOf, isGuarded, pageOf } from './pages.ts'
import { here } from './reading.ts'
import { visitOf } from './router.ts'
import type { Sent } from './sent.ts'
import { $onScreen, type OnScreen } from './shown.ts'
import { robots, sitemap, type TextFile } from './sitemap.ts'

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
}

/** A text for crawlers, by its path; nothing where the path means none. */
export async function file({
  path,
  origin,
  product,
  carrier,
}: Pick<Asked, 'path' | 'origin' | 'product' | 'carrier'>): Promise<TextFile | undefined> {
  if (path === '/robots.txt') return robots(origin)
  if (path === '/sitemap.xml') return sitemap(origin, reader(here(origin, product), { carrier }))
  return undefined
}

/** Draws a page as HTML, with its head, its data, and the files it will need. */
export async function draw(asked: Asked): Promise<{ status: number; html: string }> {
  const { path, origin, product, carrier } = asked
  const visit = visitOf(path)
  const page = await pageOf(visit.route)
  const ready = !isGuarded(visit.route)
  const data = ready
    ? await page.load?.(visit, reader(here(origin, product), { carrier }))
    : undefined
  const head = page.head(data, visit)
  const sent: Sent = ready ? { product, ready, data } : { product }
  const parts: Record<string, string> = {
    head: headTags(head, origin).map(tagHtml).join(''),
    files: filesOf(fileOf(visit.route), asked),
    site: drawn(ready ? { state: 'ready', visit, page, data } : { state: 'waiting', visit }, asked),
    sent: `<script type="application/json" id="sent">${inert(JSON.stringify(sent))}</script>`,
  }
  const html = asked.template.replace(
    /<!--(head|files|site|sent)-->/g,
    (_, name: string) => parts[name]!,
  )
  return { status: head.status ?? 200, html }
}

/** One drawing at a time has the stores: nothing is awaited in between. */
function drawn(onScreen: OnScreen, { origin, product }: Asked): string {
  $onScreen.set(onScreen)
  return renderToString(<App origin={origin} product={product} />)
}

/** Style sheets and scripts of the page itself, so that nobody waits for one to name the next. */
function filesOf(source: string, { manifest, template }: Asked): string {
  const files = new Set<string>()
  const visit = (name: string) => {
    const built = manifest[name]
    if (!built || files.has(built.file)) return
    files.add(built.file)
    for (const sheet of built.css ?? []) files.add(sheet)
    for (const needed of built.imports ?? []) visit(needed)
  }
  visit(source)
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('')
}

const inert = (json: string) => json.replaceAll('<', String.raw`\u003c`)
