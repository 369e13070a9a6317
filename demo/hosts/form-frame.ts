import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { PERMISSIONS } from '../provider/http/permissions.ts'
import { cachingOf } from '../provider/http/request-origin.ts'
import { validHtml } from '../provider/http/valid-html.ts'
import type { Settings } from '../provider/settings/settings.ts'
import type { Formed, SitePages } from '../pages/site-pages.ts'
import { brand, colours } from '../../site/brand.ts'
import { askedTag, written } from './asked-tag.ts'

export const FRAME = '/embed/enquiry'
export const FRAME_THANKS = '/embed/thank-you'

/** Posts the page's height in pixels to the embedding page. `*` is safe, as the height is no secret. */
const script = `const tell=()=>parent.postMessage({type:'trip-height',height:Math.ceil(document.documentElement.getBoundingClientRect().height)},'*');new ResizeObserver(tell).observe(document.documentElement)`
const style = `html{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:0}
main{display:grid;gap:1rem;justify-items:start;padding:1.5rem 1rem;line-height:1.45}h1,h2,p,ol{margin:0}
h1{font-size:1.5em}.sent::before{display:inline-block;width:1.5em;margin-inline-end:.5em;border:2px solid;border-radius:50%;color:light-dark(${colours.good},${colours.goodNight});font-size:.75em;line-height:1.5;text-align:center;content:'\\2713'/''}
h2{font-size:1em}.reference{border:2px dashed;border-color:color-mix(in srgb,currentColor 40%,#0000);border-radius:8px;padding:.75rem 1rem}
strong{display:block;font-size:1.5em;letter-spacing:.04em}ol{display:grid;gap:.5rem;padding-inline-start:1.25em}`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface FormFrame {
  page: Handler
  thanks: Handler
  /** Like the site's pages, for forms sent from this frame. */
  pages: Pick<SitePages, 'sender' | 'again'>
}

/**
 * `/embed/enquiry`: a server-rendered enquiry form for a frame on another site, which also works without JavaScript.
 * The query has the tag's attributes. Only `frameOrigins` may frame it.
 */
export function formFrame(
  { tags, sender }: SitePages,
  settings: Settings,
  frameOrigins: readonly string[],
): FormFrame {
  const answer = (title: string, body: string, styles: readonly string[], caching = 'no-cache') =>
    new Response(validHtml(documentOf(title, body)), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': caching,
        'content-security-policy': policy(styles, frameOrigins),
        'cross-origin-resource-policy': 'cross-origin',
        'permissions-policy': PERMISSIONS,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-robots-tag': 'noindex',
      },
    })

  async function draw(context: Context, formed?: Formed): Promise<Response> {
    const { drawTags, attributesOf, carrierOf } = await tags()
    const { origin: asked, searchParams } = new URL(context.req.url)
    const { product, publicUrl: origin = asked } = settings
    // Tracking parameters and the like are dropped.
    const { attributes } = askedTag(searchParams, attributesOf('trip-enquiry') ?? [])
    const query = new URLSearchParams(attributes)
    const tag = written('trip-enquiry', { headline: '2', ...attributes, product })
    const { html, styles } = await drawTags(tag, {
      provider: { origin, product, partner: attributes['partner'] },
      carrier: carrierOf(context),
      onFailure: (error) => settings.log('a form could not be rendered', { error }),
      action: `${FRAME}${query.size > 0 ? `?${query}` : ''}`,
      key: settings.now().toISOString().slice(0, 13),
      ...formed,
    })
    const scripts = '<script type="module" src="/widgets/trip-enquiry.js"></script>'
    const caching = cachingOf('no-cache', asked, settings.publicUrl === undefined)
    return answer('Plan your trip', html + scripts, styles, caching)
  }

  const thanks: Handler = (context) => {
    const reference = context.req.query('reference') ?? ''
    const isOne = /^[A-Z]{2}(?:-[A-Z2-9]{4}){2}$/.test(reference)
    if (!isOne) {
      const text = `<main><h1>There is nothing to show here.</h1><p><a href="${FRAME}">Plan a trip</a></p></main>`
      return answer('Nothing to show', text, [])
    }
    const next = [
      `One of our planners will read it and call you within ${brand.callsWithin}.`,
      'We’ve emailed you a copy with a link to follow your enquiry online.',
      'Nothing is booked or charged until you say yes.',
    ]
    const ticket = `<p class="reference">Your reference <strong>${reference}</strong></p>`
    const list = `<ol>${next.map((line) => `<li>${line}</li>`).join('')}</ol>`
    return answer(
      'We have your enquiry',
      `<main><h1 class="sent">We have your enquiry.</h1>${ticket}<h2>What happens next</h2>${list}</main>`,
      [],
    )
  }
  return { page: async (context) => draw(context), thanks, pages: { sender, again: draw } }
}

const policy = (styles: readonly string[], frameOrigins: readonly string[]) =>
  [
    "default-src 'self'",
    "img-src 'self' data:",
    `style-src 'self' ${[hash(style), ...styles].join(' ')}`,
    `script-src 'self' ${hash(script)}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...frameOrigins].join(' ')}`,
    "object-src 'none'",
  ].join('; ')

const documentOf = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body>${body}<script>${script}</script></body></html>`
