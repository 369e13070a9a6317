import type { Handler } from 'hono'
import { brand } from '../../../site/brand.ts'
import { frameOf, FRAMES, VIDEO_FRAME } from '../../../site/routing/frames.ts'
import { LANGUAGE } from '../../../widgets/contract/values/language.ts'
import { baseAt, visitOf } from '../../../site/routing/router.ts'
import { escaped } from '../../../widgets/contract/values/escaped.ts'
import { attractionOf } from '../../provider/data/attractions/attractions.ts'
import { Refused } from '../../provider/errors/refused.ts'
import { corporateVideoIn } from '../../provider/media/corporate-video.ts'
import type { MediaFolders } from '../../provider/media/media-routes.ts'
import type { Provider } from '../../provider/provider.ts'

/** An oEmbed response (https://oembed.com, section 2.3.4). Lengths in CSS pixels. */
export interface Oembed {
  version: '1.0'
  type: 'rich' | 'video'
  title: string
  provider_name: string
  provider_url: string
  /** Seconds. */
  cache_age: number
  html: string
  width: number
  height: number
}

/** Content width of most themes. */
const WIDTH = 600
const DAY = 86_400

interface Kind {
  title: string
  height: number
  type?: 'video'
}

const KINDS: Record<string, Kind> = Object.fromEntries(
  Object.values(FRAMES).map(({ path, title, wideHeight }) => [path, { title, height: wideHeight }]),
)

/**
 * `GET /oembed?url=&format=json|xml&maxwidth=&maxheight=`: the frame for a page of the site, for editors that turn a
 * pasted address into its content. `format` is `json` by default. `bases` start the site's addresses in other languages.
 * @throws {Refused} 404 for an address that is another site's or has no frame, 501 for another format.
 */
export function oembed(
  { database, settings }: Pick<Provider, 'database' | 'settings'>,
  { corporateMedia }: Pick<MediaFolders, 'corporateMedia'>,
  bases: readonly string[],
): Handler {
  const titled = async (frame: URL): Promise<Kind | undefined> => {
    if (frame.pathname.startsWith(VIDEO_FRAME)) {
      const name = frame.pathname.slice(VIDEO_FRAME.length)
      const video = await corporateVideoIn(corporateMedia, name)
      return video && { type: 'video', title: video.title, height: (WIDTH * 9) / 16 }
    }
    const kind = KINDS[frame.pathname]
    const id = frame.searchParams.get('attraction')
    if (!kind || !id) return frame.pathname === FRAMES.attraction.path ? undefined : kind
    const attraction = await attractionOf(database, id)
    if (!attraction) return undefined
    const isReview = frame.pathname === FRAMES.review.path
    return { ...kind, title: isReview ? `${kind.title}: ${attraction.name}` : attraction.name }
  }

  return async (context) => {
    const { url = '', format = 'json', maxwidth, maxheight } = context.req.query()
    if (format !== 'json' && format !== 'xml')
      throw new Refused(501, 'unknown_format', 'This address answers in json and xml.')
    const origin = settings.publicUrl ?? new URL(context.req.url).origin
    const frame = frameAt(url, origin, bases)
    const kind = frame && (await titled(frame))
    if (!kind) throw new Refused(404, 'not_found', 'There is nothing to embed at this address.')
    const { title, type = 'rich' } = kind
    const width = Math.min(WIDTH, lengthOf(maxwidth))
    const natural = type === 'video' ? Math.round((width * 9) / 16) : kind.height
    const height = Math.min(natural, lengthOf(maxheight))
    const answer: Oembed = {
      version: '1.0',
      type,
      title,
      provider_name: brand.name,
      provider_url: `${origin}/`,
      cache_age: DAY,
      html: `${fallback(url, title)}<iframe src="${escaped(frame.href)}" title="${escaped(title)}" width="${width}" height="${height}" frameborder="0" style="border: 0; width: 100%" loading="lazy" allow="fullscreen" referrerpolicy="no-referrer-when-downgrade"></iframe>`,
      width,
      height,
    }
    const headers = {
      'cache-control': `public, max-age=${DAY}`,
      'access-control-allow-origin': '*',
    }
    return format === 'json'
      ? context.json(answer, 200, headers)
      : context.body(xmlOf(answer), 200, { ...headers, 'content-type': 'text/xml; charset=utf-8' })
  }
}

/**
 * WordPress shows the link until the frame has reported its height, and loads its listener only if there is a link.
 * It drops the style, with which other editors hide it, and that of the frame.
 */
const fallback = (page: string, title: string) =>
  `<blockquote style="display: none"><a href="${escaped(page)}">${escaped(title)}</a></blockquote>`

/** The frame for an address of the site or of a frame; undefined for any other. */
function frameAt(address: string, origin: string, bases: readonly string[]): URL | undefined {
  if (!URL.canParse(address) || new URL(address).origin !== origin) return undefined
  const { pathname, search } = new URL(address)
  const isFrame = pathname in KINDS || /^\/embed\/corporate-video\/[^/]+$/.test(pathname)
  const base = baseAt(pathname, bases)
  const page = (pathname.slice(base.length) || '/') + search
  const path = isFrame ? pathname + search : frameOf(visitOf(page))
  if (path === undefined) return undefined
  const frame = new URL(path, origin)
  if (base) frame.searchParams.set(LANGUAGE, base.slice(1))
  return frame
}

/** An invalid maximum counts as none. */
const lengthOf = (text: string | undefined) =>
  /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : Number.POSITIVE_INFINITY

const xmlOf = (answer: Oembed) => {
  const fields = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escaped(String(value))}</${name}>`,
  )
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${fields.join('')}</oembed>`
}
