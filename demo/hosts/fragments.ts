import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { validHtml } from '../provider/http/valid-html.ts'
import { cachingOf } from '../provider/http/request-origin.ts'
import { Refused } from '../provider/http/refused.ts'
import type { Settings } from '../provider/settings.ts'
import type { SitePages } from '../site-pages.ts'

/** The paths of fragments: a tag's name, and `.html`. */
export const FRAGMENT = '/widgets/:file{trip-[a-z-]+\\.html}'

/** Letters that an attribute may have. */
const LONGEST = 200

/** The page of the site that has the form of a tag, where a browser without a script sends it. */
const PAGES: Record<string, string> = {
  'trip-enquiry': '/',
  'trip-review': '/review',
  'trip-testimonial': '/submit-testimonials',
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/**
 * `GET /widgets/trip-enquiry.html?variant=wizard`: the tag with its first screen, for servers to put into their pages as
 * it stands. The query has the tag's attributes; `styles=linked` links its style, for pages whose policy has no inline
 * styles. Without a script its form goes to the company's page, which shows what was typed before it stores anything.
 *
 * @throws {Refused} 404 for a tag that is none of ours, 400 for an attribute that it does not have.
 */
export function fragments({ tags }: SitePages, settings: Settings): Handler {
  return async (context) => {
    const server = await tags()
    const tag = context.req.param('file')!.replace(/\.html$/, '')
    const known = server.attributesOf(tag)
    if (!known) throw new Refused(404, 'not_found', 'There is no such tag.')
    const { origin, attributes, styles } = askedIn(context, known, settings)
    const page = attributes['variant'] === 'wizard' ? '/enquiry' : PAGES[tag]
    const written = Object.entries({ ...attributes, provider: origin })
      .map(([name, value]) => ` ${name}="${escaped(value)}"`)
      .join('')
    const drawn = await server.drawTags(`<${tag}${written}></${tag}>`, {
      provider: { origin, product: settings.product, partner: attributes['partner'] },
      carrier: server.carrierOf(context),
      onFailure: (error) => {
        throw error
      },
      action: origin + (page ?? '/'),
      key: '',
    })
    const html = styles === 'linked' ? linked(drawn.html, context.req.url, origin) : drawn.html
    if (styles === 'only')
      return context.body(styleIn(drawn.html), 200, headersOf('text/css', context, settings))
    return context.body(validHtml(html), 200, headersOf('text/html', context, settings))
  }
}

const STYLE = /<style>(.*?)<\/style>/s
const styleIn = (html: string) => STYLE.exec(html)?.[1] ?? ''

/** A fragment whose style has an address of its own, which changes with it. */
function linked(html: string, url: string, origin: string): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.set('styles', 'only')
  const version = createHash('sha256').update(styleIn(html)).digest('base64url').slice(0, 10)
  searchParams.set('v', version)
  const href = escaped(`${origin}${pathname}?${searchParams}`)
  return html.replace(STYLE, `<link rel="stylesheet" href="${href}">`)
}

function askedIn(context: Context, known: readonly string[], { publicUrl }: Settings) {
  const { searchParams, origin } = new URL(context.req.url)
  const attributes: Record<string, string> = {}
  let styles = 'inline'
  for (const [name, value] of searchParams) {
    if (name === 'styles' && /^(?:inline|linked|only)$/.test(value)) styles = value
    else if (name === 'v' && styles === 'only') continue
    else if (!known.includes(name) || name === 'provider' || value.length > LONGEST) {
      throw new Refused(
        400,
        'invalid_query',
        `This tag takes ${known.join(', ')}, and styles=linked.`,
      )
    } else attributes[name] = value
  }
  return { origin: publicUrl ?? origin, attributes, styles }
}

function headersOf(type: string, { req }: Context, { publicUrl }: Settings) {
  const { origin } = new URL(req.url)
  return {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': cachingOf('max-age=300', origin, publicUrl === undefined),
    'x-robots-tag': 'noindex',
  }
}
