import type * as siteServer from '../../site/server/server.tsx'
import type * as elementsServer from '../../widgets/server/server.ts'
import { etagWithout } from '../provider/http/etag.ts'
import { validHtml } from '../provider/http/valid-html.ts'
import type { Settings } from '../provider/settings/settings.ts'
import { inlineCss } from './inline-css.ts'
import { notingCalls } from './noting-calls.ts'
import { pageCaching } from './page-caching.ts'
import { sitePolicy } from './site-policy.ts'

/** Statuses that have a page of the site. */
export const REFUSED = [400, 404, 405, 413, 507] as const
export type RefusedStatus = (typeof REFUSED)[number]

/** A form that was sent without JavaScript, and what became of it. */
export interface Formed extends Pick<elementsServer.ToDrawPage, 'outcome' | 'scope'> {
  posted?: NonNullable<siteServer.Asked['posted']>
}

interface ToRender extends Formed, Pick<elementsServer.ToDrawPage, 'carrier' | 'onFailure'> {
  site: Pick<typeof siteServer, 'answer'> &
    Pick<siteServer.Asked, 'template' | 'manifest'> & { tags: typeof elementsServer }
  address: string
  language: string
  /** Of the request. */
  origin: string
  /** For the page's forms. */
  stamp: string
  refused: RefusedStatus | undefined
}

export const pageRenderer = (
  { publicUrl, product, now }: Pick<Settings, 'publicUrl' | 'product' | 'now'>,
  folder: string,
) => {
  const withSheets = inlineCss(folder)
  return async ({
    site: { answer, tags, template, manifest },
    address,
    language,
    origin,
    carrier: unnoted,
    onFailure,
    stamp,
    refused,
    posted,
    ...formed
  }: ToRender) => {
    const { carrier, calls, keys, isComplete } = notingCalls(unnoted)
    const seen = publicUrl ?? origin
    const { status, type, text, headers } = await answer({
      path: address,
      origin: seen,
      product,
      carrier,
      template,
      manifest,
      onFailure,
      ...(refused && { refused }),
      ...(posted && { posted }),
    })
    const isPage = type.startsWith('text/html')
    const drawn = isPage
      ? await tags.drawTags(text, {
          provider: { origin: seen, product, partner: undefined, language },
          carrier,
          onFailure,
          action: address,
          // The same form of one page within the hour counts as a double click.
          key: now().toISOString().slice(0, 13),
          shown: stamp,
          formsOnly: true,
          ...formed,
        })
      : { html: text, styles: [] }
    const whole = isPage ? validHtml(drawn.html) : text
    // Fonts of inline styles are requested with the page's address as the referrer, which may have a secret.
    const isOpen = isPage && !headers?.['referrer-policy']
    const { html, styles } = isOpen ? await withSheets(whole) : { html: whole, styles: [] }
    const isGuessed = publicUrl === undefined && text.includes(origin)
    const isShared =
      !refused && !posted && !formed.outcome && isComplete() && !headers?.['cache-control']
    return {
      status,
      html,
      headers: {
        'content-type': type,
        ...(isPage && { 'content-security-policy': sitePolicy([...styles, ...drawn.styles]) }),
        ...pageCaching(status, { origin, carries: isGuessed, keys: keys(), isShared }),
        ...(stamp && html.includes(stamp) && { etag: etagWithout(html, stamp) }),
        ...headers,
      },
      stamp,
      isShared: isShared && isPage,
      calls,
    }
  }
}
