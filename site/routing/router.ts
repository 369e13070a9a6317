import { createRouter } from '@nanostores/router'

/** Every address of the site (specification, section 2); the first that matches counts. */
const PATHS = {
  home: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  activateAccount: '/activate-account',
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
  privacy: '/privacy',
  thanks: '/thank-you',
  corporate: '/:corporateName',
} as const

/** Query parameters that pages read; all others, such as `utm_source`, change nothing on a page. */
const QUERIES = {
  login: ['next'],
  activateAccount: ['token', 'for'],
  myEnquiries: ['enquiry'],
  reviews: ['sort', 'rating', 'page'],
  enquiry: ['region', 'destination', 'attraction'],
  destinations: ['q', 'country', 'state', 'city', 'kind', 'page'],
  region: ['kind', 'page'],
  thanks: ['form', 'reference'],
} as const satisfies Partial<Record<keyof typeof PATHS, readonly string[]>>

export type Route = keyof typeof PATHS
type Parameter = (typeof QUERIES)[keyof typeof QUERIES][number]
type Values = Readonly<Record<string, string | undefined>>

/** What somebody asked to see. `route` is undefined where no page has that address. */
export interface Visit {
  route: Route | undefined
  params: Values
  /** The parameters that its page reads. */
  search: Readonly<Partial<Record<Parameter, string>>>
  /** Without the query. */
  path: string
}

/** Case counts, and an address that is no text does no harm: the router's own patterns do neither. */
function patternOf(path: string): [RegExp, (...parts: (string | undefined)[]) => Values] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const source = path.replace(/\/:\w+\?/g, '(?:/([^/?#]+))?').replace(/:\w+/g, '([^/?#]+)')
  return [
    new RegExp(`^${source}$`),
    (...parts) =>
      Object.fromEntries(names.map((name, index) => [name, decoded(parts[index] ?? '')])),
  ]
}

/** An address that is no text leads to nothing that anybody knows. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The last, which every address matches: of one that matches none the router would tell nothing. */
const NO_PAGE = 'noPage'

const $address = createRouter({
  ...Object.fromEntries(Object.entries(PATHS).map(([route, path]) => [route, patternOf(path)])),
  [NO_PAGE]: [/^/, () => ({})],
})

/** What is asked for by its ending is a file, and one that begins with a dot is nobody's name. */
const FILE =
  /^\/\.|\.(?:[jt]sx?|css|html?|json|xml|txt|map|md|php|aspx?|cgi|env|ico|png|jpe?g|gif|svg|webp|mp4|woff2?|zip)$/i

/**
 * Whether an address can be one of a page: it is no longer than any of ours, has only letters in it, and no
 * name that is a path again or a file's.
 */
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

/** Where the visitor is: what the router found, in the site's words. */
export function currentVisit(): Visit {
  const { route, params, search, path } = $address.get()!
  const known = route === NO_PAGE || !canBePage(path) ? undefined : (route as Route)
  return { route: known, params: params as Values, search: readBy(known, search), path }
}

function readBy(route: Route | undefined, search: Values): Visit['search'] {
  const names: readonly Parameter[] = QUERIES[route as keyof typeof QUERIES] ?? []
  const read = names.flatMap((name) => (search[name] ? [[name, search[name]] as const] : []))
  return Object.fromEntries(read)
}

/** An origin, also for a server, which is at none. */
const ORIGIN = globalThis.location?.origin ?? 'http://nowhere.invalid'

/** What an address means. For a server, which is nowhere itself. */
export function visitOf(path: string): Visit {
  // Whole, as in a browser: the beginning of '//name/login' would be read as somebody else's origin.
  $address.open(ORIGIN + path)
  return currentVisit()
}

/** Stands for all addresses that lead to no page. */
const NOWHERE = '/.nowhere'

/** Stands in an address for all names that a route does not know. */
const UNKNOWN = '-'

/** Whether a route has no page of its own for the name in its address, such as the id of an attraction. */
export type IsUnknown = (route: Route, name: string) => boolean

/**
 * The one address of a page: addresses with the same are the same page, so one of them can be cached for all. It has the
 * parameters that the page reads, in one order and encoding. Names that are unknown have one address for each route.
 */
export function pageAddress(path: string, isUnknown: IsUnknown = () => false): string {
  const { route, params, search } = visitOf(path)
  if (!route) return NOWHERE
  const [[parameter, name] = []] = Object.entries(params)
  if (parameter && name && isUnknown(route, name)) return pathOf(route, { [parameter]: UNKNOWN })
  return pathOf(route, params, search)
}

/** Calls back with where the visitor is, now and after every step; takes over the page's links. */
export function follow(onVisit: (visit: Visit) => void): () => void {
  return $address.subscribe(() => onVisit(currentVisit()))
}

/** The address of a page: '/reviews/taj-mahal?sort=lowest'. Empty values are left out. */
export function pathOf(route: Route, params: Values = {}, search: Values = {}): string {
  const path = PATHS[route].replace(/\/:(\w+)\??/g, (_, name: string) =>
    params[name] ? `/${encodeURIComponent(params[name])}` : '',
  )
  const query = new URLSearchParams(
    Object.entries(search).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
  return query.size > 0 ? `${path}?${query}` : path
}

/** Goes to an address of the site. `instead`: the one before can't be gone back to. */
export function go(path: string, instead = false): void {
  $address.open(path, instead)
}
