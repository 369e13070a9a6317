import { createServer } from 'node:http'
import { integrityOf } from '../../../demo/releases/integrity.ts'
import { USES } from '../../engines/uses.ts'
import { type Listening, listening } from '../../support/listening.ts'
import { bentProviders } from './bent-providers.ts'
import { library } from './libraries.ts'
import type { HostilePage } from './read-pages.ts'

/** Pages of a stranger's origin, and what browsers have reported of them. */
export interface Served extends Listening {
  /** Violations of pages' policies, as browsers report them: JSON that names the page's address. */
  reports: string[]
  /** Whom its pages may ask besides the provider. */
  origins: string[]
}

/** What stands in a page in a tag's place, before anybody embeds one. */
export const NOTHING = 'trip-nothing'

/**
 * Serves pages as a stranger's origin: `/name?use=a simple enquiry` with that tag, without a query as the
 * page is before anybody embeds something; `/name/frame` is the document of its frames, and `/lib/` has the
 * libraries that it may use.
 *
 * In a page `<!--widget-->` is what somebody pastes, `<!--script-->` and `<!--element-->` its halves,
 * `<!--open-->` and `<!--close-->` those of the element;
 * `%TAG%`, `%ATTRIBUTES%`, `%SCRIPT%` (an address), `%FRAME%`, `%PROVIDER%` are for its own scripts.
 */
export async function servePages(pages: readonly HostilePage[], provider: string): Promise<Served> {
  const reports: string[] = []
  const bent = await bentProviders(provider)
  const server = createServer(async (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url!, 'http://host')
    const [, name = '', part] = pathname.split('/')
    if (part === 'report') {
      reports.push(await bodyOf(request))
      return response.writeHead(204).end()
    }
    if (name === 'lib') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      response.setHeader('service-worker-allowed', '/')
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
      response.setHeader('access-control-allow-origin', '*')
      return response.end(await library(pathname.slice('/lib/'.length)))
    }
    const page = pages.find((page) => page.name === name)
    if (!page) return response.writeHead(name === 'favicon.ico' ? 204 : 404).end()
    const { tag = NOTHING, attributes = '' } = USES[searchParams.get('use') ?? ''] ?? {}
    const script = tag === NOTHING ? '/lib/nothing.js' : `${provider}/widgets/${tag}.js`
    const values: Record<string, string> = {
      ...bent.origins,
      PROVIDER: provider,
      TAG: tag,
      ATTRIBUTES: attributes,
      QUOTED: attributes.replaceAll('"', '&quot;'),
      SCRIPT: script,
      INTEGRITY: page.html.includes('%INTEGRITY%') ? await pinOf(script) : '',
      FRAME: `/${name}/frame${search}`,
    }
    const filled = (text: string) =>
      text.replaceAll(/%([A-Z]+)%/g, (all, key) => values[key] ?? all)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    for (const [header, value] of page.headers) {
      const isPolicy = header === 'content-security-policy'
      response.setHeader(header, filled(value) + (isPolicy ? `; report-uri /${name}/report` : ''))
    }
    const pasted = `<script type="module" src="${script}"></script>`
    const element = `<${tag} ${attributes}></${tag}>`
    const html = (part === 'frame' ? page.frame : page.html)
      .replaceAll('<!--widget-->', pasted + element)
      .replaceAll('<!--script-->', pasted)
      .replaceAll('<!--element-->', element)
      .replaceAll('<!--open-->', `<${tag} ${attributes}>`)
      .replaceAll('<!--close-->', `</${tag}>`)
    return response.end(filled(html))
  })
  const { origin, close } = await listening(server)
  return {
    origin,
    reports,
    origins: [origin, ...Object.values(bent.origins)],
    close: async () => {
      await close()
      await bent.close()
    },
  }
}

/** What a script of the provider has to be; nothing where there is none. */
async function pinOf(address: string): Promise<string> {
  return URL.canParse(address)
    ? integrityOf(new Uint8Array(await (await fetch(address)).arrayBuffer()))
    : ''
}

async function bodyOf(request: AsyncIterable<unknown>): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
