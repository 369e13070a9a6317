// @chunk index
/** Calls of the specification's section 7, paths to the letter; those of an enquiry are in enquiry-endpoints.ts. */
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

/** All cities, to choose from; of one country or state with the queries `country_uuid`, `state_uuid`. */
export const cities = endpoint('GET', '/api/v1/{product}/cities/', async () =>
  import('./places.ts').then((places) => places.cities),
)

/**
 * Countries, states, cities and attractions whose name, or the label of where they lie, holds every
 * word of the query `q` (specification, section 7: 'searching by country, state or city'). At most 20; names
 * that begin so first, labels last, of equals the most reviewed. None for fewer than 2 or over 100 characters.
 */
export const search = endpoint('GET', '/api/v1/{product}/search/', async () =>
  import('./search.ts').then((search) => search.search),
)

/** Attractions of a country, state or city, or all, by name; the first 5000 where nobody asks for a page. */
export const attractionsAt = endpoint(
  'POST',
  '/api/v1/{product}/attractions/locations/',
  async () => import('./attractions.ts').then((attractions) => attractions.attractionsAt),
)

/** One attraction. 404 where there is none. */
export const attractionById = endpoint('GET', '/api/v1/{product}/attractions/{id}', async () =>
  import('./attractions.ts').then((attractions) => attractions.attractionById),
)

/**
 * What cards show of several attractions: of those with the ids of the query `ids`, 1 to 50 with commas between them.
 * Unknown ones are left out. 422 for more.
 */
export const attractionCards = endpoint('GET', '/api/v1/{product}/attractions/cards/', async () =>
  import('./attractions.ts').then((attractions) => attractions.attractionCards),
)

/**
 * When the attractions of a city are best and when they are closed, the best known first, at most 50; none for an
 * unknown city. The wizard does without it where a provider has no such call.
 */
export const seasonsOf = endpoint('GET', '/api/v1/{product}/seasons/{city_uuid}', async () =>
  import('./seasons.ts').then((seasons) => seasons.seasonsOf),
)

/** Reviews of an attraction, by pages; the latest visits first, unless sorted by rating. */
export const reviewsOf = endpoint('POST', '/api/v1/reviews', async () =>
  import('./reviews.ts').then((reviews) => reviews.reviewsOf),
)

/**
 * A new review: a multipart form of the input's fields, with the photos as files1, files2, ... (see
 * files.ts), and an `Idempotency-Key` as for enquiries, whose body counts with its files.
 * - 400 `malformed_multipart`: broken off, or no form. 415 for another content type.
 * - 413 `too_large`: the whole body; or a file, with its fault in `fields` as in 422.
 * - 422: wrong fields and files, all at once; an unknown attraction is `invalid`, and a date of visit
 *   that is nowhere today yet `range`.
 * - 429 with `Retry-After`: reviews and testimonials of one address count together.
 */
export const createReview = endpoint('POST', '/api/v1/create_reviews', async () =>
  import('./reviews.ts').then((reviews) => reviews.createReview),
)

/** All testimonials. */
export const testimonials = endpoint('GET', '/api/v1/{product}/testimonial/', async () =>
  import('./testimonials.ts').then((testimonials) => testimonials.testimonials),
)

/**
 * A new testimonial: a multipart form with the input as JSON in the field `data`, and the video in
 * `video`. Statuses and `Idempotency-Key` as for a review; `fields` names those of the input, `data`
 * where it is no JSON, and `video`.
 */
export const createTestimonial = endpoint('POST', '/api/v1/{product}/testimonial/', async () =>
  import('./testimonials.ts').then((testimonials) => testimonials.createTestimonial),
)

/** The companies whose staff may enquire as corporate users. */
export const companies = endpoint('GET', '/api/v1/{product}/corporate-company/', async () =>
  import('./companies.ts').then((companies) => companies.companies),
)

/**
 * Signs in. 401 `wrong_credentials` for any wrong pair, whether or not there is such an account; after many of them the
 * answer comes up to ten seconds later. 429 with `Retry-After` when one address has tried too often.
 */
export const signIn = endpoint('POST', '/api/v1/{product}/user/login/', async () =>
  import('./users.ts').then((users) => users.signIn),
)

/**
 * Mails a link for a new password, if the address has an account; the answer does not tell. 429 with
 * `Retry-After` when asked too often.
 */
export const forgotPassword = endpoint('POST', '/api/v1/{product}/user/forgot_password', async () =>
  import('./users.ts').then((users) => users.forgotPassword),
)

/**
 * Sets a password by the token of a mailed link, for a new account and a forgotten password alike, and
 * signs that user out everywhere. 400 `link_invalid` for a link that is unknown, used or too old.
 */
export const activateAccount = endpoint('POST', '/api/v1/{product}/user/activate/', async () =>
  import('./users.ts').then((users) => users.activateAccount),
)

/**
 * Whose account a mailed link is for, so that a page can say it and a password manager keep it. It uses the
 * link not up. 400 `link_invalid` as above; 429 with `Retry-After` when asked too often.
 */
export const accountLink = endpoint('POST', '/api/v1/{product}/user/link/', async () =>
  import('./users.ts').then((users) => users.accountLink),
)

/** Makes the token in the header worthless, or the one with that hash. 200 for one that is so already, too. */
export const signOut = endpoint('POST', '/api/v1/{product}/user/logout/', async () =>
  import('./users.ts').then((users) => users.signOut),
)

/** Who is signed in. 401 `signed_out` without a valid token, as all calls of a user. */
export const profile = endpoint('GET', '/api/v1/{product}/user/profile/', async () =>
  import('./users.ts').then((users) => users.profile),
)

/** Changes it, and answers it as it is then. */
export const updateProfile = endpoint('PUT', '/api/v1/{product}/user/profile/', async () =>
  import('./users.ts').then((users) => users.updateProfile),
)

/**
 * Changes the password and answers a new token; all others are worthless then. 400 `wrong_password`
 * for a wrong old one, 429 with `Retry-After` when tried too often.
 */
export const changePassword = endpoint(
  'POST',
  '/api/v1/{product}/user/change_password/',
  async () => import('./users.ts').then((users) => users.changePassword),
)

/** Named by the specification, used by nothing; input and slots are not described, so there are none. */
export const busySlots = endpoint('POST', '/api/v1/enquiry/scheduler/busy_slots/', async () =>
  import('./list.ts').then((list) => ({ output: list.unknowns })),
)

/** A user's payments, newest first; statuses as for enquiries. */
export const transactionsOfUser = endpoint(
  'GET',
  '/api/v1/transactions/get/user/{userId}',
  async () => import('./transactions.ts').then((transactions) => transactions.transactionsOfUser),
)

/**
 * A user's reviews and testimonials, newest first, also those that are not published, answered as `{data: [...]}`:
 * all that carry the account's address, which its mailed link has proven. Statuses as for enquiries.
 */
export const reviewsOfUser = endpoint('GET', '/api/v1/reviews/get/user/{userId}', async () =>
  import('./own-reviews.ts').then((reviews) => reviews.reviewsOfUser),
)

/** Which company's page plays which clip: a file, so its addresses may be relative to it. */
export const corporateVideos = endpoint('GET', '/media/corporate/videos.json', async () =>
  import('./corporate-videos.ts').then((videos) => videos.corporateVideos),
)
