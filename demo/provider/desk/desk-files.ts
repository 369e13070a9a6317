import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { etagOf } from '../http/etag.ts'
import type { App } from '../http/new-app.ts'

const { resolve } = createRequire(import.meta.url)
const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const site = (name: string) => fileAt(`../../../site/styles/${name}`)
const own = (name: string) => fileAt(`${name}.css`)

/** The desk has the site's inks, distances and type: the same files, without the site's build. */
const SHEETS = [site('tokens.css'), ...['desk', 'desk-forms', 'desk-lists'].map(own)]
const FONTS: Record<string, string> = {
  'fraunces.woff2': site('fraunces/fraunces-latin.woff2'),
  'figtree.woff2': resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
}

/** Serves what the pages of the desk look by. */
export function deskFiles(app: App): void {
  const caching = { 'cache-control': 'private, max-age=300' }
  app.get('/desk/desk.css', async (context) => {
    const texts = await Promise.all(SHEETS.map((file) => readFile(file, 'utf8')))
    const sheet = texts.join('\n')
    const etag = etagOf(new TextEncoder().encode(sheet))
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, { etag })
    return context.body(sheet, 200, { ...caching, 'content-type': 'text/css; charset=utf-8', etag })
  })
  for (const [name, file] of Object.entries(FONTS)) {
    app.get(`/desk/${name}`, async (context) =>
      context.body(new Uint8Array(await readFile(file)), 200, {
        'cache-control': 'private, max-age=604800',
        'content-type': 'font/woff2',
      }),
    )
  }
}
