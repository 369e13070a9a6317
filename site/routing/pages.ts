import { load as loadPart } from '../../widgets/contract/values/load.ts'
import { OWN_PAGES } from './own-pages.ts'
import type { Page } from './page.ts'
import type { Route } from './router.ts'

const FILES: Record<Route, string> = {
  home: 'home',
  login: 'login',
  forgotPassword: 'forgot-password',
  activateAccount: 'activate-account',
  followEnquiry: 'follow-enquiry',
  myProfile: 'my-profile',
  myTransactions: 'my-transactions',
  myEnquiries: 'my-enquiries',
  submitReview: 'submit-review',
  reviews: 'reviews',
  attraction: 'attraction',
  enquiry: 'enquiry',
  review: 'review',
  testimonials: 'testimonials',
  submitTestimonial: 'submit-testimonial',
  destinations: 'destinations',
  region: 'region',
  trips: 'trips',
  trip: 'trip',
  corporate: 'corporate',
  howItWorks: 'how-it-works',
  planners: 'planners',
  partners: 'partners',
  privacy: 'privacy',
  thanks: 'thanks',
}

const GUARDED = new Set<Route | undefined>(OWN_PAGES.map(([route]) => route))

const sources = import.meta.glob<{ page: Page }>(['../pages/*.tsx', '!../pages/*.test.tsx'])

export const fileOf = (route: Route | undefined): string =>
  `pages/${route ? FILES[route] : 'not-found'}.tsx`

export const isGuarded = (route: Route | undefined): boolean => GUARDED.has(route)

/** By route. Importing a loaded module again takes 40 ms on a phone, since the browser visits all its imports. */
const loaded = new Map<Route | undefined, Page>()

/** Loads the page of a route, with one retry. Rejects if it fails again or is late. */
export async function pageOf(route: Route | undefined): Promise<Page> {
  const known = loaded.get(route)
  if (known) return known
  const load = sources[`../${fileOf(route)}`]
  if (!load) throw new Error(`There is no ${fileOf(route)}.`)
  const { page } = await loadPart(() => load().catch(load))
  loaded.set(route, page)
  return page
}
