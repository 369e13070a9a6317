import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { etagOf } from '../http/etag.ts'
import type { App } from '../http/new-app.ts'

const { resolve: resolvePackage } = createRequire(import.meta.url)
const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const site = (name: string) => fileAt(`../../../site/styles/${name}`)
const own = (name: string) => fileAt(`${name}.css`)

/** The desk shares the site's tokens and fonts, but not its build. */
const FACES = site('fonts.css')
const SHEETS = [
  site('tokens.css'),
  ...['desk', 'desk-forms', 'desk-lists', 'desk-account', 'desk-pages'].map(own),
]

/** Font URLs in the site's style sheet. */
const FONT = /url\('([^']+\.woff2)'\)/g

export function deskFiles(app: App): void {
  const caching = { 'cache-control': 'private, max-age=300' }
  app.get('/desk/desk.css', async (context) => {
    const faces = (await readFile(FACES, 'utf8')).replace(
      FONT,
      (_, file: string) => `url('/desk/fonts/${basename(file)}')`,
    )
    const texts = await Promise.all(SHEETS.map((file) => readFile(file, 'utf8')))
    const sheet = [faces, ...texts].join('\n')
    const etag = etagOf(new TextEncoder().encode(sheet))
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, { etag })
    return context.body(sheet, 200, { ...caching, 'content-type': 'text/css; charset=utf-8', etag })
  })
  app.get('/desk/fonts/:name', async (context) => {
    const named = [...(await readFile(FACES, 'utf8')).matchAll(FONT)].map(([, file]) => file!)
    const file = named.find((each) => basename(each) === context.req.param('name'))
    if (!file) return context.notFound()
    const path = file.startsWith('.') ? resolve(dirname(FACES), file) : resolvePackage(file)
    return context.body(new Uint8Array(await readFile(path)), 200, {
      'cache-control': 'private, max-age=604800',
      'content-type': 'font/woff2',
    })
  })
}
