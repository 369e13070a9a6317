import type { Answer } from './answer.ts'
import type { AttractionAddress } from '../../widgets/contract/attraction-pages.ts'
import type { AttractionDetails } from '../../widgets/contract/attraction-details.ts'
import {
  attractionAddresses,
  attractionDetailsAt,
  attractionsByPage,
} from '../../widgets/contract/attraction-endpoints.ts'
import * as endpoints from '../../widgets/contract/endpoints.ts'
import { MAX_ADDRESSES } from '../../widgets/contract/limits.ts'
import type { Read } from '../../widgets/stores/read.ts'
import { COMPANIES } from '../routing/corporate.ts'
import { OWN_PAGES } from '../routing/own-pages.ts'
import { pathToRegion, REGION_VIEWS } from '../browse/region-views.ts'
import { TRIPS } from '../trips/sample-trips.ts'
import { pathToTripIdea } from '../trips/trip.ts'
import { LANGUAGES, pathIn } from '../routing/languages.ts'
import { pathOf, type Route } from '../routing/router.ts'

/** Limit of addresses in one sitemap (sitemaps.org). */
const MOST = 50_000

const PUBLIC: Route[] = [
  'home',
  'destinations',
  'trips',
  'howItWorks',
  'planners',
  'partners',
  'enquiry',
  'testimonials',
  'submitTestimonial',
  'review',
  'privacy',
]

const OWN: Route[] = [
  'login',
  'forgotPassword',
  'activateAccount',
  'followEnquiry',
  ...OWN_PAGES.map(([route]) => route),
]

export function robots(origin: string): Answer {
  const left = [...OWN.map((route) => pathOf(route)), '/_demo/']
  const rules = left.map((path) => `Disallow: ${path}\n`).join('')
  return {
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`,
  }
}

/** Limit of characters in one address (sitemaps.org: less than 2,048), and room for a language in it. */
const LONGEST = 2047
const MARGIN = 10

interface Entry {
  path: string
  /** Day of the last known change, YYYY-MM-DD. */
  changed?: string | undefined
}

/** With more attractions than this, the sitemap is an index of parts. */
const WHOLE = 1000

const pathToPart = (part: string | number) => `/sitemap-${part}.xml`

/** The sitemap: one list, or an index of lists if the provider reports more attractions than `WHOLE`. */
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

/** One part of a sitemap index; 404 for an unknown part, 503 if the provider fails. */
export async function sitemapPart(origin: string, read: Read, part: string): Promise<Answer> {
  if (part === 'pages') return xmlOf('urlset', written(origin, pageEntries([], [])))
  const { answer, failure } = await read(attractionAddresses, { query: { page: part } })
  const status = failure ? (failure.name === 'Refused' ? 404 : 503) : answer.length > 0 ? 200 : 404
  return xmlOf('urlset', written(origin, (answer ?? []).flatMap(attractionEntries)), status)
}

/** Leaves `lastmod` out where unknown, since crawlers stop trusting guessed dates. */
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
    ...TRIPS.map((trip) => ({ path: pathToTripIdea(trip) })),
    ...Object.keys(COMPANIES).map((name) => ({
      path: pathOf('corporate', { corporateName: name }),
    })),
  ]
}

function attractionEntries({ _id: id, total_review, updated }: AttractionAddress): Entry[] {
  const changed = latest([updated])
  const about = { path: pathOf('attraction', { id }), changed }
  const reviews = { path: pathOf('reviews', { attractionId: id }), changed }
  return total_review > 0 ? [about, reviews] : [about]
}

const written = (origin: string, entries: Entry[]): string[] =>
  entries
    .filter(({ path }) => xml(origin + path).length + MARGIN <= LONGEST)
    .slice(0, Math.ceil(MOST / LANGUAGES.length))
    .flatMap((entry) => entriesOf(origin, entry))
    .slice(0, MOST)

function xmlOf(element: 'urlset' | 'sitemapindex', items: string[], status = 200): Answer {
  return {
    status,
    type: 'application/xml; charset=utf-8',
    text:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join('')}</${element}>\n`,
  }
}

/** A page in each language. Every entry names all of them, itself included, as search engines require. */
function entriesOf(origin: string, { path, changed }: Entry): string[] {
  const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  const places = LANGUAGES.map((language) => xml(origin + pathIn(language, path)))
  const links = [...LANGUAGES.map(({ code }) => code), 'x-default'].map(
    (code, at) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${places[at] ?? places[0]}"/>`,
  )
  return places.map((place) => `<url><loc>${place}</loc>${day}${links.join('')}</url>\n`)
}

/** Newest of some dates or timestamps; undefined if none is valid. */
const latest = (moments: readonly string[]): string | undefined =>
  moments
    .map((moment) => moment.slice(0, 10))
    .filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)))
    .toSorted()
    .at(-1)

const xml = (text: string) =>
  text.replace(/[&<>'"]/g, (character) => `&#${character.codePointAt(0)};`)
