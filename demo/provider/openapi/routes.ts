import type { Context } from 'hono'
import type { Routes } from '../calls/calls.ts'
import { compressed } from '../http/compress.ts'
import { conditional } from '../http/etag.ts'
import type { App } from '../http/new-app.ts'
import { siteStyles, TOOL_HEADER } from '../http/site-styles.ts'
import { openApi } from './document.ts'
import { PAGE_POLICY, openApiPage } from './page.ts'

/** Both are the same for everyone until the process restarts. */
const CACHING = { 'cache-control': 'max-age=300' }

/** Serves the API's description: `/api/openapi.json`, and `/api/` for people. */
export function openApiRoutes(app: App, routes: Routes): void {
  const written = onceRight(async () => {
    const document = await openApi(routes)
    return { json: JSON.stringify(document), page: openApiPage(document) }
  })
  const pack = compressed()
  app.get('/api/openapi.json', conditional, pack, async (context) => {
    const type = { 'content-type': 'application/json; charset=utf-8' }
    return context.body((await written()).json, 200, { ...CACHING, ...type })
  })
  app.get('/api/', conditional, pack, async (context) => {
    const policy = { 'content-security-policy': PAGE_POLICY }
    return context.html((await written()).page, 200, { ...CACHING, ...policy })
  })
  siteStyles(app, '/api/page.css', [TOOL_HEADER, new URL('page.css', import.meta.url)])
  app.get('/api', (context: Context) => context.redirect('/api/', 301))
}

/** Runs `make` on first use and caches its result, but not its failures. */
function onceRight<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return async () => {
    made ??= make()
    return made.catch((error: unknown) => {
      made = undefined
      throw error
    })
  }
}
