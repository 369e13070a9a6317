import type { Answer } from './answer.ts'
import * as endpoints from '../widgets/contract/endpoints.ts'
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

/** Every page worth finding, by its whole address. 503 where the attractions can't be asked for. */
export async function sitemap(origin: string, read: Read): Promise<Answer> {
  const { answer } = await read(endpoints.attractionsAt, { input: {} })
  const places = (answer ?? []).flatMap(({ _id: id, total_review }) => {
    const about = pathOf('attraction', { id })
    return total_review > 0 ? [about, pathOf('reviews', { attractionId: id })] : [about]
  })
  const companies = Object.keys(COMPANIES).map((name) =>
    pathOf('corporate', { corporateName: name }),
  )
  const regions = REGION_VIEWS.map(({ slug }) => pathToRegion(slug))
  const paths = [...PUBLIC.map((route) => pathOf(route)), ...regions, ...companies, ...places]
  const entries = paths
    .slice(0, MOST)
    .map((path) => `<url><loc>${xml(origin + path)}</loc></url>\n`)
  return {
    status: answer ? 200 : 503,
    type: 'application/xml; charset=utf-8',
    text:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`,
  }
}

const xml = (text: string) =>
  text.replace(/[&<>'"]/g, (character) => `&#${character.codePointAt(0)};`)
