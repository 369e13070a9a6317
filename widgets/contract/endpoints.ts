// @chunk index
/** Calls of the specification's section 7, with exact paths. Calls for enquiries are in enquiry-endpoints.ts. */
import { endpoint } from './endpoint.ts'

/** All countries. */
export const countries = endpoint('GET', '/api/v1/{product}/countries/', async () =>
  import('./places.ts').then((places) => places.countries),
)

/** States of a country. 404 for an unknown country. */
export const states = endpoint('GET', '/api/v1/{product}/states/{country_uuid}', async () =>
  import('./places.ts').then((places) => places.states),
)

/** Cities of a state. 404 for an unknown state. */
export const citiesOfState = endpoint('GET', '/api/v1/{product}/cities/{state_uuid}', async () =>
  import('./places.ts').then((places) => places.citiesOfState),
)

/** All cities. The queries `country_uuid` and `state_uuid` select one country or state. */
export const cities = endpoint('GET', '/api/v1/{product}/cities/', async () =>
  import('./places.ts').then((places) => places.cities),
)

/**
 * Searches countries, states, cities and attractions. A name or location label must contain every word of the query `q`
 * (specification, section 7: 'searching by country, state or city'). Returns at most 20: names that begin with the text
 * first, matches in labels only last, and among equals the attractions with more reviews first. Empty for fewer than 2
 * or more than 100 characters.
 */
export const search = endpoint('GET', '/api/v1/{product}/search/', async () =>
  import('./search.ts').then((search) => search.search),
)

/** Attractions of a country, state or city, or all of them, sorted by English name. Without a page, the first 5000. */
export const attractionsAt = endpoint(
  'POST',
  '/api/v1/{product}/attractions/locations/',
  async () => import('./attractions.ts').then((attractions) => attractions.attractionsAt),
)

/** One attraction. 404 for an unknown id. */
export const attractionById = endpoint('GET', '/api/v1/{product}/attractions/{id}', async () =>
  import('./attractions.ts').then((attractions) => attractions.attractionById),
)

/**
 * Card data of several attractions. The query `ids` has 1 to 50 ids separated by commas. Unknown ids are left out. 422
 * for more than 50.
 */
export const attractionCards = endpoint('GET', '/api/v1/{product}/attractions/cards/', async () =>
  import('./attractions.ts').then((attractions) => attractions.attractionCards),
)

/** Reviews of an attraction, in pages. Sorted by latest visit unless the request sorts by rating. */
export const reviewsOf = endpoint('POST', '/api/v1/reviews', async () =>
  import('./reviews.ts').then((reviews) => reviews.reviewsOf),
)

/**
 * Creates a review. The body is a multipart form with the input's fields and the photos as files1, files2 and so on
 * (see files.ts). `Idempotency-Key` works as for enquiries and covers the files too.
 * - 400 `malformed_multipart`: incomplete or not a form. 415 for another content type.
 * - 413 `too_large`: the whole body, or one file, which `fields` names as in 422.
 * - 422: all wrong fields and files together. An unknown attraction is `invalid`. A date of visit that is still in the
 * future in every time zone is `range`.
 * - 429 with `Retry-After`: reviews and testimonials from one address share a limit.
 */
export const createReview = endpoint('POST', '/api/v1/create_reviews', async () =>
  import('./reviews.ts').then((reviews) => reviews.createReview),
)

/** All testimonials. */
export const testimonials = endpoint('GET', '/api/v1/{product}/testimonial/', async () =>
  import('./testimonials.ts').then((testimonials) => testimonials.testimonials),
)

/**
 * Creates a testimonial. The body is a multipart form with the input as JSON in the field `data` and the video in
 * `video`. Statuses and `Idempotency-Key` as for a review. `fields` names fields of the input, `data` if it is not
 * JSON, and `video`.
 */
export const createTestimonial = endpoint('POST', '/api/v1/{product}/testimonial/', async () =>
  import('./testimonials.ts').then((testimonials) => testimonials.createTestimonial),
)

/**
 * Signs in. 401 `wrong_credentials` for any wrong pair, including unknown accounts. After many wrong attempts the
 * response is delayed by up to ten seconds. 429 with `Retry-After` after too many attempts from one address.
 */
export const signIn = endpoint('POST', '/api/v1/{product}/user/login/', async () =>
  import('./users.ts').then((users) => users.signIn),
)

/**
 * Emails a link to set a new password if the address has an account. The response is the same if it has none. 429 with
 * `Retry-After` after too many requests.
 */
export const forgotPassword = endpoint('POST', '/api/v1/{product}/user/forgot_password', async () =>
  import('./users.ts').then((users) => users.forgotPassword),
)

/**
 * Sets a password with the token of an emailed link. Works for a new account and for a forgotten password. Ends the
 * existing sessions of that user and signs in. 400 `link_invalid` for a link that is unknown, used or expired.
 */
export const activateAccount = endpoint('POST', '/api/v1/{product}/user/activate/', async () =>
  import('./users.ts').then((users) => users.activateAccount),
)

/**
 * Email address of an emailed link's account. Lets a page show it and a password manager store it. The link stays
 * valid. 400 `link_invalid` as for `activateAccount`. 429 with `Retry-After` after too many requests.
 */
export const accountLink = endpoint('POST', '/api/v1/{product}/user/link/', async () =>
  import('./users.ts').then((users) => users.accountLink),
)

/** Revokes the token in the header, or the one with the given hash. Also 200 if it is already revoked. */
export const signOut = endpoint('POST', '/api/v1/{product}/user/logout/', async () =>
  import('./users.ts').then((users) => users.signOut),
)

/** Profile of the signed-in user. 401 `signed_out` without a valid token, as for all calls of a user. */
export const profile = endpoint('GET', '/api/v1/{product}/user/profile/', async () =>
  import('./users.ts').then((users) => users.profile),
)

/** Changes the profile and returns the new one. */
export const updateProfile = endpoint('PUT', '/api/v1/{product}/user/profile/', async () =>
  import('./users.ts').then((users) => users.updateProfile),
)

/**
 * Changes the password and returns a new token. All other tokens are revoked. 400 `wrong_password` for a wrong old
 * password. 429 with `Retry-After` after too many attempts.
 */
export const changePassword = endpoint(
  'POST',
  '/api/v1/{product}/user/change_password/',
  async () => import('./users.ts').then((users) => users.changePassword),
)

/** Named by the specification but not used. Its input and slots are not described, so the list is empty. */
export const busySlots = endpoint('POST', '/api/v1/enquiry/scheduler/busy_slots/', async () =>
  import('./list.ts').then((list) => ({ output: list.unknowns })),
)

/** Payments of a user, newest first. Statuses as for enquiries. */
export const transactionsOfUser = endpoint(
  'GET',
  '/api/v1/transactions/get/user/{userId}',
  async () => import('./transactions.ts').then((transactions) => transactions.transactionsOfUser),
)

/**
 * Reviews and testimonials of a user, newest first. Includes unpublished ones. Returned as `{data: [...]}`. Matched by
 * the account's email address, which the activation link has verified. Statuses as for enquiries.
 */
export const reviewsOfUser = endpoint('GET', '/api/v1/reviews/get/user/{userId}', async () =>
  import('./own-reviews.ts').then((reviews) => reviews.reviewsOfUser),
)

/** Videos by company. The response is a file, so its addresses may be relative to it. */
export const corporateVideos = endpoint('GET', '/media/corporate/videos.json', async () =>
  import('./corporate-videos.ts').then((videos) => videos.corporateVideos),
)
