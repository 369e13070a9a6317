import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { accepts } from './provider/negotiate.ts'
import type { Provider } from './provider/provider.ts'
import { matches } from './provider/static.ts'

/** The built site's own server part. */
interface Drawer {
  draw: (asked: object) => Promise<{ status: number; html: string }>
  file: (asked: object) => Promise<{ status: number; type: string; text: string } | undefined>
}

export interface SiteFolders {
  /** index.html, its assets, and the bundler's manifest. */
  site: string
  /** What draws pages. */
  server: string
}

/** What crawlers ask the site for besides pages, in whatever form it comes. */
export const FILES = /^\/(?:robots\.txt|sitemap\.xml)$/

const compress = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Answers addresses of the site with whole pages: drawn, with what they show, by asking the provider here. */
export function sitePages(
  { app, settings }: Provider,
  { site, server }: SiteFolders,
  headers: Record<string, string>,
): (request: Request) => Promise<Response> {
  const text = (name: string) => readFile(join(site, name), 'utf8')
  const opened = async () => {
    const [drawer, template, manifest] = await Promise.all([
      import(pathToFileURL(join(server, 'server.js')).href) as Promise<Drawer>,
      text('index.html'),
      text('.vite/manifest.json').then((json) => JSON.parse(json) as object),
    ])
    return { drawer, template, manifest }
  }
  let open: ReturnType<typeof opened> | undefined

  return async (request) => {
    const { drawer, template, manifest } = await (open ??= opened())
    const { pathname, search, origin } = new URL(request.url)
    const asked = {
      path: pathname + search,
      origin: settings.publicUrl ?? origin,
      product: settings.product,
      // The server's own kind of Response hides its status from whoever lists its members; its copy is plain.
      carrier: async (url: string, init: RequestInit) =>
        (await app.fetch(new Request(url, init))).clone(),
      template,
      manifest,
    }
    const file = FILES.test(pathname) ? await drawer.file({ ...asked, path: pathname }) : undefined
    const { status, html } = file ? { ...file, html: file.text } : await drawer.draw(asked)
    const answer = new Headers({
      ...headers,
      'content-type': file?.type ?? 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
    })
    if (matches(request.headers.get('if-none-match'), answer.get('etag'))) {
      return new Response(null, { status: 304, headers: answer })
    }
    const compressed = accepts(request.headers.get('accept-encoding') ?? '', 'br')
    if (compressed) answer.set('content-encoding', 'br')
    const body = compressed ? await compress(html, { params }) : html
    return new Response(request.method === 'HEAD' ? null : body, { status, headers: answer })
  }
}
