import type { Context, Handler } from 'hono'
import { FRAMES, NOT_IN_FRAMES } from '../../../site/routing/frames.ts'
import { LANGUAGE, readLanguage } from '../../../widgets/contract/values/language.ts'
import { PASS } from '../../../widgets/contract/values/frame-messages.ts'
import type { Formed } from '../../pages/render-page.ts'
import type { SitePages } from '../../pages/site-pages.ts'
import { cachingOf } from '../../provider/http/request-origin.ts'
import { etagWithout } from '../../provider/http/etag.ts'
import { hashSource } from '../../provider/http/hash-source.ts'
import { type Messages, messagesIn, pathIn } from '../../provider/messages/messages.ts'
import { validHtml } from '../../provider/http/valid-html.ts'
import type { Settings } from '../../provider/settings/settings.ts'
import { askedTag, written } from '../asked-tag.ts'
import { refusalOf } from '../fragments.ts'
import { FRAME_HEADERS } from './frame-headers.ts'
import type { FramePasses } from './frame-pass.ts'
import { frameThanks, style } from './frame-thanks.ts'
import type { FramedScript } from './framed-script.ts'

export const FRAME_THANKS = '/embed/thank-you'

/** Default attributes; the query can replace them. */
const GIVEN: Record<string, Record<string, string>> = {
  'trip-testimonial': { preview: '' },
  'trip-attraction-card': { href: '/attraction-details/{id}' },
}

export const FRAMED_PATHS = Object.values(FRAMES).map(({ path }) => path)

export interface TagFrames {
  page: Handler
  thanks: Handler
  /** Like the site's pages, for forms sent from these frames. */
  pages: Pick<SitePages, 'sender' | 'again'>
}

/**
 * `/embed/enquiry` and its sisters: a server-rendered tag for a frame on another site. Forms work without JavaScript,
 * too. The query has the tag's attributes. Only `frameOrigins` may frame them.
 */
export function tagFrames(
  { tags, sender }: SitePages,
  settings: Settings,
  passes: FramePasses,
  script: () => Promise<FramedScript>,
  frameOrigins: readonly string[],
): TagFrames {
  const answer = async (
    says: Messages,
    title: string,
    body: string,
    tagStyles: readonly string[],
    { caching = 'no-cache', shown = '' } = {},
  ) => {
    const framed = await script()
    const pass = `<meta name="${PASS}" content="${await passes.issue(settings.now())}">`
    const page = validHtml(documentOf(says, title, pass, body, framed))
    return new Response(page, {
      headers: {
        ...FRAME_HEADERS,
        ...(shown && { etag: etagWithout(page, shown) }),
        'cache-control': caching,
        'content-security-policy': policy(tagStyles, framed, frameOrigins),
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    })
  }

  async function draw(context: Context, formed?: Formed): Promise<Response> {
    const { drawTags, attributesOf, carrierOf, stamp } = await tags()
    const shown = await stamp()
    const { origin: asked, searchParams, pathname } = new URL(context.req.url)
    const { tag, title } = Object.values(FRAMES).find(({ path }) => path === pathname)!
    const { product, publicUrl: origin = asked } = settings
    // Tracking parameters and the like are dropped.
    const known = (attributesOf(tag) ?? []).filter((name) => !NOT_IN_FRAMES.has(name))
    const { attributes } = askedTag(searchParams, known)
    const query = new URLSearchParams(attributes)
    const language = readLanguage(searchParams.get(LANGUAGE))
    if (language) query.set(LANGUAGE, language)
    const says = messagesIn(language)
    const { html, styles } = await drawTags(
      written(tag, { headline: '2', ...GIVEN[tag], ...attributes, product }),
      {
        provider: { origin, product, partner: attributes['partner'], language },
        carrier: carrierOf(context),
        onFailure: (error) => {
          const refusal = refusalOf(error, context, settings)
          // Otherwise the tag's script tries again.
          if (refusal.status === 404) throw refusal
        },
        action: `${pathname}${query.size > 0 ? `?${query}` : ''}`,
        key: settings.now().toISOString().slice(0, 13),
        shown,
        ...formed,
      },
    )
    const folder = pathIn(says, '/').slice(1)
    const scripts = `<script type="module" src="/widgets/${folder}${tag}.js"></script>`
    const caching = cachingOf('no-cache', asked, settings.publicUrl === undefined)
    return answer(says, says.frame.titles[pathname] ?? title, html + scripts, styles, {
      caching,
      shown,
    })
  }

  const thanks: Handler = async (context) => {
    const { confirm, confirmed, ...kept } = context.req.query()
    const language = readLanguage(kept[LANGUAGE])
    const action = `${FRAME_THANKS}?${new URLSearchParams(kept)}`
    const says = messagesIn(language)
    const [title, body] = frameThanks(says, { ...kept, confirm, confirmed }, action)
    return answer(says, title, body, [], confirm ? { caching: 'no-store' } : {})
  }
  return { page: async (context) => draw(context), thanks, pages: { sender, again: draw } }
}

const policy = (
  tagStyles: readonly string[],
  framed: FramedScript,
  frameOrigins: readonly string[],
) =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    `style-src 'self' ${[hashSource(style), ...tagStyles].join(' ')}`,
    `script-src 'self' ${framed.hash}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...frameOrigins].join(' ')}`,
    "object-src 'none'",
  ].join('; ')

const documentOf = (
  { language }: Messages,
  title: string,
  head: string,
  body: string,
  { html }: FramedScript,
) =>
  `<!doctype html><html lang="${language.code}" dir="${language.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${head}<title>${title}</title><style>${style}</style>${html}</head><body>${body}</body></html>`
