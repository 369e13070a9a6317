import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { validHtml } from '../provider/http/valid-html.ts'
import { cachingOf } from '../provider/http/request-origin.ts'
import { Refused, unavailable } from '../provider/http/refused.ts'
import { askedOf } from '../provider/operation/asked.ts'
import type { Settings } from '../provider/settings.ts'
import type { SitePages } from '../site-pages.ts'
import { askable, askedTag, type AskedTag, escaped, written } from './asked-tag.ts'

/** The paths of fragments: a tag's name, and `.html`. */
export const FRAGMENT = '/widgets/:file{trip-[a-z-]+\\.html}'

/** The page of the site that has the form of a tag, where a browser without a script sends it. */
const PAGES: Record<string, string> = {
  'trip-enquiry': '/',
  'trip-review': '/review',
  'trip-testimonial': '/submit-testimonials',
}

/** How long a fragment may be kept, and a style by the address that says which one it is. */
const SHORT = 'max-age=300'
const FOR_GOOD = 'max-age=31536000, immutable'

/** The attributes that the style of a tag hangs on. */
const STYLED_BY = ['variant', 'corporate']

/** Written by strangers, an address of ours may show it, and do nothing else. */
const POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; sandbox"

/**
 * `GET /widgets/trip-enquiry.html?variant=wizard`: the tag with its first screen, for servers to put into their pages as
 * it stands. The query has the tag's attributes; `styles=linked` links its style, for pages whose policy has no inline
 * styles. Without a script its form goes to the company's page, which shows what was typed before it stores anything.
 *
 * @throws {Refused} 404 for a tag that is none of ours, or what it would show there is not; 400 for an attribute that
 * it does not have; 503 where what it shows cannot be had.
 */
export function fragments({ tags }: SitePages, settings: Settings): Handler {
  return async (context) => {
    const { drawTags, attributesOf, carrierOf } = await tags()
    const { searchParams, pathname, origin: asked } = new URL(context.req.url)
    const { product, publicUrl: origin = asked } = settings
    const tag = context.req.param('file')!.replace(/\.html$/, '')
    const known = attributesOf(tag)
    if (!known) throw new Refused(404, 'not_found', 'There is no such tag.')
    const { attributes, others } = askedTag(searchParams, known)
    const { styles, version } = stylesOf(others, known)
    const page = attributes['variant'] === 'wizard' ? '/enquiry' : PAGES[tag]
    const { html } = await drawTags(written(tag, { ...attributes, provider: origin, product }), {
      provider: { origin, product, partner: attributes['partner'] },
      carrier: carrierOf(context),
      onFailure: (error) => {
        throw refusalOf(error, context, settings)
      },
      action: origin + (page ?? '/'),
      key: '',
    })
    const answer = (body: string, type: string, caching: string) =>
      context.body(body, 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': caching,
        'content-security-policy': POLICY,
        'x-robots-tag': 'noindex',
      })
    const style = STYLE.exec(html)?.[1] ?? ''
    const current = createHash('sha256').update(style).digest('base64url').slice(0, 10)
    if (styles === 'only')
      return answer(style, 'text/css', version === current ? FOR_GOOD : 'no-cache')
    const query = new URLSearchParams(
      STYLED_BY.flatMap((name) => (name in attributes ? [[name, attributes[name]!]] : [])),
    )
    query.set('styles', 'only')
    query.set('v', current)
    const link = `<link rel="stylesheet" href="${escaped(`${origin}${pathname}?${query}`)}">`
    return answer(
      validHtml(styles === 'linked' ? html.replace(STYLE, () => link) : html),
      'text/html',
      cachingOf(SHORT, asked, settings.publicUrl === undefined),
    )
  }
}

const STYLE = /<style>(.*?)<\/style>/s

/** How the style is to come, by what a query has besides attributes; `only` it, of a version, is what is linked. */
function stylesOf(others: AskedTag['others'], known: readonly string[]) {
  const {
    styles = 'inline',
    v: version,
    ...rest
  }: Record<string, string> = Object.fromEntries(others)
  if (Object.keys(rest).length > 0 || !/^(?:inline|linked|only)$/.test(styles)) {
    const message = `This tag takes ${askable(known).join(', ')}, and styles=linked.`
    throw new Refused(400, 'invalid_query', message)
  }
  return { styles, version }
}

/** What is said where a tag cannot be drawn: that there is not what it would show, or that it is worth another try. */
function refusalOf(error: unknown, { req }: Context, settings: Settings): Refused {
  const { cause }: { cause?: { status?: number } } = Object(error)
  if (cause?.status === 404)
    return new Refused(404, 'not_found', 'There is not what it would show.')
  settings.log('a tag could not be drawn', { request: askedOf(req.raw).id, error })
  return unavailable('The tag could not be drawn. Without what is in it, its script draws it.', 30)
}
