import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { type Listening, listening } from './listening.ts'

const FOLDER = resolve(import.meta.dirname, 'pages')

/** The strictest policy with which a bank's page or an intranet can still embed a widget. */
const STRICT = (provider: string) =>
  [
    `default-src 'none'`,
    `script-src ${provider}`,
    `style-src 'self'`,
    `connect-src ${provider}`,
    'img-src *',
    `require-trusted-types-for 'script'`,
  ].join('; ')

/**
 * Serves `pages/` on a host origin. In a page `%PROVIDER%` stands for the provider's origin, and `<!--widget-->`
 * for the code that embeds the `tag` of the query with its `attributes`, in its `version` if given. `lang` is the
 * page's language. Pages whose
 * name begins with 'strict' have the strict policy, which allows media only in the video's page. The prefix
 * 'quirks-' removes the doctype.
 */
export async function serveHostPages(provider: string): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: asked } = new URL(request.url!, 'http://host')
    const name = pathname.slice(1)
    const [, quirks, file] = /^(quirks-)?(.*)$/.exec(name)!
    const written = await readFile(resolve(FOLDER, file!), 'utf8').catch(() => null)
    const text = quirks ? written?.replace(/^<!doctype html>/i, '') : written
    // A browser requests an icon by itself, and would report that there is none.
    response.statusCode = name === 'favicon.ico' ? 204 : written === null ? 404 : 200
    response.setHeader('content-type', name.endsWith('.css') ? 'text/css' : 'text/html')
    if (name.startsWith('strict')) {
      const media = name === 'strict-video.html' ? `; media-src ${provider}` : ''
      response.setHeader('content-security-policy', STRICT(provider) + media)
    }
    const [tag, attributes] = [asked.get('tag'), asked.get('attributes')]
    const path = ['widgets', asked.get('version'), `${tag}.js`].filter(Boolean).join('/')
    const widget = `<script type="module" src="%PROVIDER%/${path}"></script><${tag} ${attributes}></${tag}>`
    const lang = asked.get('lang') ?? 'en'
    response.end(
      text
        ?.replace('lang="en"', `lang="${lang}"`)
        .replace('<!--widget-->', widget)
        .replaceAll('%PROVIDER%', provider),
    )
  })
  return listening(server)
}
