import type { Answer } from './answer.ts'
import type { AttractionAddress } from '../widgets/contract/attraction-pages.ts'
import type { AttractionDetails } from '../widgets/contract/attraction-details.ts'
import {
  attractionAddresses,
  attractionDetailsAt,
  attractionsByPage,
} from '../widgets/contract/attraction-endpoints.ts'
import * as endpoints from '../widgets/contract/endpoints.ts'
import { MAX_ADDRESSES } from '../widgets/contract/limits.ts'
import type { Read } from '../widgets/stores/read.ts'
import { COMPANIES } from './routing/corporate.ts'
import { OWN_PAGES } from './account/own-pages.ts'
import { pathToRegion, REGION_VIEWS } from './places/region-views.ts'
import { pathOf, type Route } from './routing/router.ts'

/** Addresses that one sitemap may name (sitemaps.org). */
const MOST = 50_000

/** Pages for everybody, besides those of an attraction, a region or a company. */
const PUBLIC: Route[] = [
  'home',
  'destinations',
  'enquiry',
  'testimonials',
  'submitTestimonial',
  'review',
  'privacy',
]

/** Pages that are somebody's own, or lead to them. */
const OWN: Route[] = [
  'login',
  'forgotPassword',
  'activateAccount',
  ...OWN_PAGES.map(([route]) => route),
]

/** What crawlers may ask for, and where the list of pages is. */
export function robots(origin: string): Answer {
  const left = [...OWN.map((route) => pathOf(route)), '/_demo/']
  const rules = left.map((path) => `Disallow: ${path}\n`).join('')
  return {
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`,
  }
}

/** Characters that an address in a sitemap may have (sitemaps.org). */
const LONGEST = 2047

interface Entry {
  path: string
  /** The day of the last change that is known, YYYY-MM-DD. */
  changed?: string | undefined
}

/** Attractions above which the sitemap is an index of parts. */
const WHOLE = 1000

/** Where a part of the sitemap is: that of the pages, or one of attractions, by its number. */
const pathToPart = (part: string | number) => `/sitemap-${part}.xml`

/**
 * Every page worth finding: in one list, or where a provider says that it has more attractions than that, in an
 * index of lists.
 */
export async function sitemap(origin: string, read: Read): Promise<Answer> {
  const input = { page: 1, page_size: 1 }
  const { answer } = await read(attractionsByPage, { input })
  if (!answer || !(answer.total > Math.max(WHOLE, answer.data.length))) return whole(origin, read)
  const count = Math.ceil(answer.total / MAX_ADDRESSES)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const parts = ['pages', ...numbers].map(
    (part) => `<sitemap><loc>${xml(origin + pathToPart(part))}</loc></sitemap>\n`,
  )
  return xmlOf('sitemapindex', parts)
}

/** A part of the sitemap, by what stands in its address; 404 for what is none, 503 where it can't be asked for. */
export async function sitemapPart(origin: string, read: Read, part: string): Promise<Answer> {
  if (part === 'pages') return xmlOf('urlset', written(origin, pageEntries([], [])))
  const { answer, failure } = await read(attractionAddresses, { query: { page: part } })
  const status = failure ? (failure.name === 'Refused' ? 404 : 503) : answer.length > 0 ? 200 : 404
  return xmlOf('urlset', written(origin, (answer ?? []).flatMap(attractionEntries)), status)
}

/**
 * Every page worth finding, by its whole address; with the day of its last change where what it shows says one:
 * a guess would only teach crawlers not to believe any. 503 where the attractions can't be asked for.
 */
async function whole(origin: string, read: Read): Promise<Answer> {
  const [{ answer }, { answer: videos }] = await Promise.all([
    read(attractionDetailsAt, { input: {} }),
    read(endpoints.testimonials),
  ])
  const attractions = answer ?? []
  const entries = [
    ...pageEntries(attractions, videos ?? []),
    ...attractions.flatMap(attractionEntries),
  ]
  return xmlOf('urlset', written(origin, entries), answer ? 200 : 503)
}

/** Pages for everybody, regions and companies. */
function pageEntries(
  attractions: readonly AttractionDetails[],
  videos: readonly { uploaded_at: string }[],
): Entry[] {
  const newest = latest(videos.map(({ uploaded_at }) => uploaded_at))
  const known: Partial<Record<Route, string | undefined>> = {
    home: newest,
    testimonials: newest,
    destinations: latest(attractions.map(({ updated }) => updated)),
  }
  return [
    ...PUBLIC.map((route) => ({ path: pathOf(route), changed: known[route] })),
    ...REGION_VIEWS.map(({ slug, belongs }) => ({
      path: pathToRegion(slug),
      changed: latest(attractions.filter(belongs).map(({ updated }) => updated)),
    })),
    ...Object.keys(COMPANIES).map((name) => ({
      path: pathOf('corporate', { corporateName: name }),
    })),
  ]
}

/** An attraction, and where it has some, its reviews. */
function attractionEntries({ _id: id, total_review, updated }: AttractionAddress): Entry[] {
  const changed = latest([updated])
  const about = { path: pathOf('attraction', { id }), changed }
  const reviews = { path: pathOf('reviews', { attractionId: id }), changed }
  return total_review > 0 ? [about, reviews] : [about]
}

const written = (origin: string, entries: Entry[]): string[] =>
  entries
    .filter(({ path }) => xml(origin + path).length <= LONGEST)
    .slice(0, MOST)
    .map((entry) => entryOf(origin, entry))

function xmlOf(element: 'urlset' | 'sitemapindex', items: string[], status = 200): Answer {
  return {
    status,
    type: 'application/xml; charset=utf-8',
    text:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</${element}>\n`,
  }
}

function entryOf(origin: string, { path, changed }: Entry): string {
  const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${xml(origin + path)}</loc>${day}</url>\n`
}

/** The last of some days, or days with times; undefined where none is one. */
const latest = (moments: readonly string[]): string | undefined =>
  moments
    .map((moment) => moment.slice(0, 10))
    .filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)))
    .toSorted()
    .at(-1)

const xml = (text: string) =>
  text.replace(/[&<>'"]/g, (character) => `&#${character.codePointAt(0)};`)
