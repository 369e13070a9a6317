import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { validHtml } from '../provider/http/valid-html.ts'
import { cachingOf } from '../provider/http/request-origin.ts'
import { Refused, unavailable } from '../provider/errors/refused.ts'
import { requestNotes } from '../provider/http/request-id.ts'
import type { Settings } from '../provider/settings/settings.ts'
import type { SitePages } from '../pages/site-pages.ts'
import { escaped } from '../../widgets/contract/values/escaped.ts'
import { askable, askedTag, type AskedTag, written } from './asked-tag.ts'

export const FRAGMENT = '/widgets/:file{trip-[a-z-]+\\.html}'

/** Page of the site with a tag's form, which receives the form without JavaScript. */
const PAGES: Record<string, string> = {
  'trip-enquiry': '/',
  'trip-review': '/review',
  'trip-testimonial': '/submit-testimonials',
}

/** Cache lifetimes of a fragment, and of a style whose address contains its version. */
const SHORT = 'max-age=300'
const FOR_GOOD = 'max-age=31536000, immutable'

const STYLED_BY = ['variant', 'corporate']

/** The content comes from the query, so this address may display it and nothing more. */
const POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; sandbox"

/**
 * `GET /widgets/trip-enquiry.html?variant=wizard`: the rendered tag, for servers to include in their pages. The query
 * has the tag's attributes. `styles=linked` links the style, for pages whose policy forbids inline styles. Without
 * JavaScript the form posts to the company's page, which shows the entries again before it stores anything.
 * @throws {Refused} 404 for an unknown tag or content that does not exist, 400 for an unknown attribute, 503 if the
 * content can't be loaded.
 */
export function fragments({ tags }: SitePages, settings: Settings): Handler {
  return async (context) => {
    const { drawTags, attributesOf, carrierOf } = await tags()
    const { searchParams, pathname, origin: asked } = new URL(context.req.url)
    const { product, publicUrl: origin = asked } = settings
    const tag = context.req.param('file')!.replace(/\.html$/, '')
    const known = attributesOf(tag)
    if (!known) throw new Refused(404, 'not_found', 'This tag doesn’t exist.')
    const { attributes, others } = askedTag(searchParams, known)
    const { styles, version } = stylesOf(others, known)
    const page = attributes['variant'] === 'wizard' ? '/enquiry' : PAGES[tag]
    const { html } = await drawTags(written(tag, { ...attributes, provider: origin, product }), {
      provider: { origin, product, partner: attributes['partner'], language: attributes['lang'] },
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

/** Style options in a query: `linked`, or `only` the style of one version. */
function stylesOf(others: AskedTag['others'], known: readonly string[]) {
  const {
    styles = 'inline',
    v: version,
    ...rest
  }: Record<string, string> = Object.fromEntries(others)
  if (Object.keys(rest).length > 0 || !/^(?:inline|linked|only)$/.test(styles)) {
    const message = `This tag supports ${askable(known).join(', ')} and styles=linked.`
    throw new Refused(400, 'invalid_query', message)
  }
  return { styles, version }
}

export function refusalOf(error: unknown, { req }: Context, settings: Settings): Refused {
  const { cause }: { cause?: { status?: number } } = Object(error)
  if (cause?.status === 404)
    return new Refused(404, 'not_found', 'The content of this tag doesn’t exist.')
  settings.log('a tag could not be rendered', { request: requestNotes(req.raw).id, error })
  return unavailable(
    'The tag could not be rendered. Leave it empty, and its script will render it.',
    30,
  )
}
