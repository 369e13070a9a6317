import * as endpoints from '../../../widgets/contract/endpoints.ts'
import * as destinations from '../../../widgets/contract/destination-endpoints.ts'
import { fold } from '../../../widgets/contract/values/choice.ts'
import type { Read } from '../../../widgets/stores/read.ts'
import { OWN_PAGES } from '../../routing/own-pages.ts'
import { COMPANIES } from '../../routing/corporate.ts'
import { pathOf, type Route } from '../../routing/router.ts'
import { type Named, nearNames } from './near-names.ts'
import { pathToRegion, REGION_VIEWS } from '../region-views.ts'
import * as browse from '../../messages/en/browse.ts'
import * as layout from '../../messages/en/layout.ts'

const PAGES: [Route, string][] = [
  ['destinations', layout.destinations],
  ['trips', layout.tripIdeas],
  ['enquiry', layout.planTrip],
  ['howItWorks', layout.howItWorks],
  ['planners', layout.planners],
  ['partners', layout.partners],
  ['testimonials', layout.testimonials],
  ['submitTestimonial', browse.submitTestimonial],
  ['review', browse.writeReview],
  ['login', layout.signIn],
  ['followEnquiry', browse.followEnquiry],
  ['forgotPassword', browse.forgotPassword],
  ['privacy', layout.privacy],
  ...OWN_PAGES,
]

const FIXED: readonly Named[] = [
  ...PAGES.map(([route, name]) => ({ name, href: pathOf(route), also: [pathOf(route)] })),
  ...Object.entries(COMPANIES).map(([corporateName, name]) => ({
    name,
    href: pathOf('corporate', { corporateName }),
  })),
  ...REGION_VIEWS.map(({ slug, name }) => ({ name, href: pathToRegion(slug), also: [slug] })),
]

export async function suggestionsFor(read: Read, word: string): Promise<Named[]> {
  return nearNames(word, await namesOf(read))
}

/** Returns a test for words that are neither a company nor close to a known name. They all lead to the same page. */
export async function unknownWords(read: Read): Promise<(word: string) => boolean> {
  const [names, companies, videos] = await Promise.all([
    namesOf(read),
    read(destinations.companies),
    read(endpoints.corporateVideos),
  ])
  if (!companies.answer || !videos.answer) return () => false
  const listed = [
    ...companies.answer.map(({ name }) => name),
    ...Object.keys(videos.answer.companies),
  ]
  const known = new Set(listed.map(fold))
  return (word) => !known.has(fold(word)) && nearNames(word, names).length === 0
}

async function namesOf(read: Read): Promise<Named[]> {
  const [countries, cities, attractions] = await Promise.all([
    read(endpoints.countries),
    read(endpoints.cities),
    read(endpoints.attractionsAt, { input: {} }),
  ])
  const placed = (kind: string, { uuid, name }: { uuid: string; name: string }): Named => ({
    name,
    href: pathOf('destinations', {}, { [kind]: uuid }),
  })
  const states = new Set((cities.answer ?? []).flatMap(({ state }) => state || []))
  return [
    ...FIXED,
    ...(countries.answer ?? []).map((country) => placed('country', country)),
    ...(cities.answer ?? []).map((city) => placed('city', city)),
    // States have no uuid here, so link to the search.
    ...[...states].map((name) => ({ name, href: pathOf('destinations', {}, { q: name }) })),
    ...(attractions.answer ?? []).map(({ _id: id, name }) => ({
      name,
      href: pathOf('attraction', { id }),
      also: [id],
    })),
  ]
}
