import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Handler } from 'hono'
import { cachingOf } from '../provider/http/request-origin.ts'
import type { Settings } from '../provider/settings/settings.ts'

/** Origin in the documentation of the widgets. */
const PLACEHOLDER = 'https://YOUR-PROVIDER'

/** `GET /llms.txt`: an index of the widgets' documentation for coding assistants (https://llmstxt.org). */
export function llmsText(widgets: string, { publicUrl }: Settings): Handler {
  return async (context) => {
    const text = await readFile(join(widgets, 'llms.txt'), 'utf8').catch(() => undefined)
    if (text === undefined) return context.notFound()
    const { origin } = new URL(context.req.url)
    return context.text(text.replaceAll(PLACEHOLDER, publicUrl ?? origin), 200, {
      'cache-control': cachingOf('max-age=300', origin, publicUrl === undefined),
    })
  }
}
