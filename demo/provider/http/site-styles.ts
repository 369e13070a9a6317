import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withBrandColours } from '../../../widgets/build/brand-colours.ts'
import { etagOf } from './etag.ts'
import type { App } from './new-app.ts'

const { resolve: resolvePackage } = createRequire(import.meta.url)
const site = (name: string) =>
  fileURLToPath(new URL(`../../../site/styles/${name}`, import.meta.url))

const FACES = site('fonts.css')

/** For pages of tools, to pass before their own sheet. */
export const TOOL_HEADER = new URL('tool-header.css', import.meta.url)

/** Font URLs in the site's style sheet. */
const FONT = /url\('([^']+\.woff2)'\)/g

/**
 * Serves a style sheet at `path`: the site's fonts, tokens and base, then the given files. The fonts are in the folder
 * `fonts` next to it. A provider without a built site has them, too.
 */
export function siteStyles(app: App, path: `/${string}.css`, sheets: readonly URL[]): void {
  const fonts = `${dirname(path)}/fonts`
  const files = [site('tokens.css'), site('base.css'), ...sheets]
  app.get(path, async (context) => {
    const faces = (await readFile(FACES, 'utf8')).replace(
      FONT,
      (_, file: string) => `url('${fonts}/${basename(file)}')`,
    )
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    const sheet = withBrandColours([faces, ...texts].join('\n'))
    const etag = etagOf(new TextEncoder().encode(sheet))
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, { etag })
    return context.body(sheet, 200, {
      'cache-control': 'private, max-age=300',
      'content-type': 'text/css; charset=utf-8',
      etag,
    })
  })
  app.get(`${fonts}/:name`, async (context) => {
    const named = [...(await readFile(FACES, 'utf8')).matchAll(FONT)].map(([, file]) => file!)
    const file = named.find((each) => basename(each) === context.req.param('name'))
    if (!file) return context.notFound()
    const found = file.startsWith('.') ? resolve(dirname(FACES), file) : resolvePackage(file)
    return context.body(new Uint8Array(await readFile(found)), 200, {
      'cache-control': 'private, max-age=604800',
      'content-type': 'font/woff2',
    })
  })
}
