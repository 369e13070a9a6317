import { createRouter } from '@nanostores/router'
import { code } from '../messages/en/language.ts'

const ENGLISH = 'en'

/** Start of every address in a language, such as '/hi'. Empty in English. */
export const baseOf = (language: string): string => (language === ENGLISH ? '' : `/${language}`)

/** Start of the addresses in the language of a path; '' in English. */
export const baseAt = (path: string, bases: readonly string[]): string =>
  bases.find((base) => path === base || path.startsWith(`${base}/`)) ?? ''

/** Start of every address in the language of this build. */
export const BASE = baseOf(code)

/** For API calls; empty in English, which is the default. */
export const CALL_LANGUAGE = BASE.slice(1)

/** Paths of the site (specification, section 2). The first match counts. */
const PATHS = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  activateAccount: '/activate-account',
  followEnquiry: '/follow-enquiry',
  myProfile: '/my-profile',
  myTransactions: '/my-transactions',
  myEnquiries: '/my-enquiries',
  submitReview: '/submit-review',
  reviews: '/reviews/:attractionId',
  attraction: '/attraction-details/:id',
  enquiry: '/enquiry',
  review: '/review/:attractionId?',
  testimonials: '/testimonials',
  submitTestimonial: '/submit-testimonials',
  destinations: '/destinations',
  region: '/destinations/:region',
  trips: '/trips',
  trip: '/trips/:id',
  howItWorks: '/how-it-works',
  planners: '/planners',
  partners: '/partners',
  privacy: '/privacy',
  thanks: '/thank-you',
  corporate: '/:corporateName',
} as const

/** Query parameters that pages read. All others, such as `utm_source`, are ignored. */
const QUERIES = {
  login: ['next'],
  activateAccount: ['token', 'for'],
  followEnquiry: ['key'],
  myEnquiries: ['enquiry'],
  reviews: ['sort', 'rating', 'page'],
  enquiry: ['region', 'destination', 'attraction', 'trip'],
  destinations: ['q', 'country', 'state', 'city', 'region', 'kind', 'page', 'shown'],
  region: ['kind', 'page', 'shown'],
  thanks: ['form', 'reference', 'confirm', 'confirmed'],
} as const satisfies Partial<Record<keyof typeof PATHS, readonly string[]>>

export type Route = keyof typeof PATHS
type Parameter = (typeof QUERIES)[keyof typeof QUERIES][number]
type Values = Readonly<Record<string, string | undefined>>

/** A visited address. `route` is undefined if there is no such page. */
export interface Visit {
  route: Route | undefined
  params: Values
  search: Readonly<Partial<Record<Parameter, string>>>
  path: string
}

/** Unlike the router's own patterns, these are case-sensitive and survive malformed percent encoding. */
function patternOf(path: string): [RegExp, (...parts: (string | undefined)[]) => Values] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const source = path.replace(/\/:\w+\?/g, '(?:/([^/?#]+))?').replace(/:\w+/g, '([^/?#]+)')
  return [
    new RegExp(`^${BASE}${source === '/' && BASE ? '' : source}$`),
    (...parts) =>
      Object.fromEntries(names.map((name, index) => [name, decoded(parts[index] ?? '')])),
  ]
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Must be the last route. It matches everything, since the router reports nothing for unmatched addresses. */
const NO_PAGE = 'noPage'

const PATTERNS = Object.entries(PATHS).map(([route, path]) => [route, patternOf(path)] as const)

const $address = createRouter({
  ...Object.fromEntries(PATTERNS),
  [NO_PAGE]: [/^/, () => ({})],
})

/** File endings and dotfiles, which are never company names. */
const FILE =
  /^\/\.|\.(?:[jt]sx?|css|html?|json|xml|txt|map|md|php|aspx?|cgi|env|ico|png|jpe?g|gif|svg|webp|mp4|woff2?|zip)$/i

/** False for addresses that are too long, malformed, have control characters, or look like a file or a nested path. */
function canBePage(path: string): boolean {
  try {
    const whole = decodeURIComponent(path)
    const isOneName = /^\/[^/]*$/.test(path)
    if (path.length >= 2000 || /\p{Cc}/u.test(whole)) return false
    return !isOneName || !(FILE.test(whole) || /[/\\]/.test(whole.slice(1)))
  } catch {
    return false
  }
}

export function currentVisit(): Visit {
  const { route, params, search, path } = $address.get()!
  return visitBy(route === NO_PAGE ? undefined : (route as Route), params as Values, search, path)
}

function visitBy(route: Route | undefined, params: Values, search: Values, path: string): Visit {
  const known = canBePage(path.slice(BASE.length)) ? route : undefined
  return { route: known, params, search: readBy(known, search), path }
}

function readBy(route: Route | undefined, search: Values): Visit['search'] {
  const names: readonly Parameter[] = QUERIES[route as keyof typeof QUERIES] ?? []
  const read = names.flatMap((name) => (search[name] ? [[name, search[name]] as const] : []))
  return Object.fromEntries(read)
}

const ORIGIN = globalThis.location?.origin ?? 'http://nowhere.invalid'

/** The visit of an address that starts with a slash, without going there. */
export function visitOf(address: string): Visit {
  // In '//name/login', `name` would be parsed as the host.
  const { pathname, searchParams } = new URL(ORIGIN + address)
  const path = pathname.replace(/\/$/, '') || '/'
  const search = Object.fromEntries(searchParams)
  for (const [route, [pattern, read]] of PATTERNS) {
    const match = pattern.exec(path)
    if (match) return visitBy(route as Route, read(...match.slice(1)), search, path)
  }
  return visitBy(undefined, {}, search, path)
}

/** Cache key shared by all addresses without a page. */
const NOWHERE = '/.nowhere'

const UNKNOWN = '-'

/** True if a route has no page of its own for a name, such as an attraction's id. */
export type IsUnknown = (route: Route, name: string) => boolean

/** Cache key of a page: its own parameters in one order and encoding. Unknown names of a route share one key. */
export function pageAddress(path: string, isUnknown: IsUnknown = () => false): string {
  const { route, params, search } = visitOf(path)
  if (!route) return NOWHERE
  const [[parameter, name] = []] = Object.entries(params)
  if (parameter && name && isUnknown(route, name)) return pathOf(route, { [parameter]: UNKNOWN })
  return pathOf(route, params, search)
}

export function follow(onVisit: (visit: Visit) => void): () => void {
  return $address.subscribe(() => onVisit(currentVisit()))
}

/** Builds the address of a page: '/reviews/taj-mahal?sort=lowest'. Empty values are left out. */
export function pathOf(route: Route, params: Values = {}, search: Values = {}): string {
  const path = PATHS[route].replace(/\/:(\w+)\??/g, (_, name: string) =>
    params[name] ? `/${encodeURIComponent(params[name])}` : '',
  )
  const query = new URLSearchParams(
    Object.entries(search).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
  return query.size > 0 ? `${BASE}${path}?${query}` : BASE + path
}

/** Navigates to an address of the site; `replace` replaces the history entry. */
export function go(path: string, replace = false): void {
  $address.open(path, replace)
}
