import { createServer } from 'node:http'
import { USES } from '../../engines/uses.ts'
import type { HostilePage } from './read-pages.ts'
import { type Listening, listening } from '../../support/listening.ts'

/**
 * Serves pages as a stranger's origin: `/name?use=a simple enquiry` with that tag, without a query as the
 * page is before anybody embeds something.
 */
export async function servePages(
  pages: readonly HostilePage[],
  provider: string,
): Promise<Listening> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://host')
    const page = pages.find(({ name }) => pathname === `/${name}`)
    response.statusCode = page ? 200 : pathname === '/favicon.ico' ? 204 : 404
    const at = (text: string) => text.replaceAll('%PROVIDER%', provider)
    for (const [header, value] of page?.headers ?? []) response.setHeader(header, at(value))
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const { tag, attributes } = USES[searchParams.get('use') ?? ''] ?? {}
    const script = `<script type="module" src="%PROVIDER%/widgets/${tag}.js"></script>`
    const widget = tag ? `${script}<${tag} ${attributes}></${tag}>` : ''
    response.end(page && at(page.html.replace('<!--widget-->', widget)))
  })
  return listening(server)
}
