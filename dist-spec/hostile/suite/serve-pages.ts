import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { integrityOf } from '../../../demo/releases/integrity.ts'
import { USES } from '../../browsers/uses.ts'
import { type Listening, listening } from '../../support/listening.ts'
import { bentProviders } from './bent-providers.ts'
import { library } from './libraries.ts'
import type { HostilePage } from './read-pages.ts'

export interface Served extends Listening {
  /** Policy violations as reported by browsers: JSON with the page's address. */
  reports: string[]
  /** Origins that its pages may request besides the provider. */
  origins: string[]
  /** Address of a page with a use, or without any embed. */
  addressOf: (page: HostilePage, use?: string) => Promise<string>
}

/** Stands for a tag before anything is embedded. */
export const NOTHING = 'trip-nothing'

/**
 * Serves pages on a host origin: `/name?use=a simple enquiry` with that tag, `/name` without any embed,
 * `/name/frame` for the document of its frames, and `/lib/` for the libraries of the host.
 *
 * In a page `<!--widget-->` stands for the code to paste, `<!--script-->` and `<!--element-->` for its halves,
 * `<!--open-->` and `<!--close-->` for those of the element. `%TAG%`, `%ATTRIBUTES%`, `%SCRIPT%` (an address),
 * `%FRAME%` and `%PROVIDER%` are for the page's own scripts.
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
    const use = searchParams.get('use') ?? ''
    const values = await valuesOf(page, use, search)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    for (const [header, value] of page.headers) {
      const isPolicy = header === 'content-security-policy'
      const policy = isPolicy ? `; report-uri /${name}/report` : ''
      response.setHeader(header, filled(value, values) + policy)
    }
    return response.end(pastedInto(part === 'frame' ? page.frame : page.html, values))
  })
  const { origin, close } = await listening(server)
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'))
  const valuesOf = async (page: HostilePage, use: string, search: string): Promise<Values> => {
    const { tag = NOTHING, attributes = '' } = USES[use] ?? {}
    const script = tag === NOTHING ? `${origin}/lib/nothing.js` : `${provider}/widgets/${tag}.js`
    return {
      ...bent.origins,
      PROVIDER: provider,
      TAG: tag,
      ATTRIBUTES: attributes,
      QUOTED: attributes.replaceAll('"', '&quot;'),
      SCRIPT: script,
      INTEGRITY: page.html.includes('%INTEGRITY%') ? await pinOf(script) : '',
      FRAME: `/${page.name}/frame${search}`,
    }
  }
  return {
    origin,
    reports,
    origins: [origin, ...Object.values(bent.origins)],
    addressOf: async (page, use = '') => {
      const asked = use && `?use=${encodeURIComponent(use)}`
      if (!page.isFile) return `${origin}/${page.name}${asked}`
      const file = join(folder, `${page.name}.html`)
      await writeFile(file, pastedInto(page.html, await valuesOf(page, use, '')))
      return pathToFileURL(file).href
    },
    close: async () => {
      await rm(folder, { recursive: true })
      await close()
      await bent.close()
    },
  }
}

type Values = Readonly<Record<string, string>>

const filled = (text: string, values: Values) =>
  text.replaceAll(/%([A-Z]+)%/g, (all, key: string) => values[key] ?? all)

function pastedInto(html: string, values: Values): string {
  const pasted = '<script type="module" src="%SCRIPT%"></script>'
  const element = '<%TAG% %ATTRIBUTES%></%TAG%>'
  const whole = html
    .replaceAll('<!--widget-->', pasted + element)
    .replaceAll('<!--script-->', pasted)
    .replaceAll('<!--element-->', element)
    .replaceAll('<!--open-->', '<%TAG% %ATTRIBUTES%>')
    .replaceAll('<!--close-->', '</%TAG%>')
  return filled(whole, values)
}

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
