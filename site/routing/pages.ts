import { load as loadPart } from '../../widgets/contract/load.ts'
import { OWN_PAGES } from '../account/own-pages.ts'
import type { Page } from './page.ts'
import type { Route } from './router.ts'

/** The file of each route's page in `pages/`. */
const FILES: Record<Route, string> = {
  home: 'home',
  login: 'login',
  forgotPassword: 'forgot-password',
  activateAccount: 'activate-account',
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
  corporate: 'corporate',
  privacy: 'privacy',
  thanks: 'thanks',
}

/** Pages for those who are signed in. */
const GUARDED = new Set<Route | undefined>(OWN_PAGES.map(([route]) => route))

const sources = import.meta.glob<{ page: Page }>('../pages/*.tsx')

/** The source of a route's page, from the folder of the site: 'pages/home.tsx'. */
export const fileOf = (route: Route | undefined): string =>
  `pages/${route ? FILES[route] : 'not-found'}.tsx`

export const isGuarded = (route: Route | undefined): boolean => GUARDED.has(route)

/** The page of a route. One that is refused is asked for once more; then, or when it is late, the promise rejects. */
export async function pageOf(route: Route | undefined): Promise<Page> {
  const load = sources[`../${fileOf(route)}`]
  if (!load) throw new Error(`There is no ${fileOf(route)}.`)
  const { page } = await loadPart(() => load().catch(load))
  return page
}
