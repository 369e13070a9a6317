/** Calls of an enquiry's own page, which opens by an emailed link or in My enquiries. */
import { endpoint } from './endpoint.ts'

/**
 * An enquiry with its history. Named by the `key` of an emailed link, or by `id` with the token of its sender's
 * account. Changes nothing. 400 `link_invalid` for a key that is incomplete, expired or revoked. 404 for another
 * user's id. 429 with `Retry-After` after too many invalid keys.
 */
export const followEnquiry = endpoint('POST', '/api/v1/{product}/enquiry/follow/', async () =>
  import('./followed-enquiry.ts').then((followed) => followed.followEnquiry),
)

/**
 * Sends `text` to the desk, or cancels the enquiry with `cancel`, and returns it. Repeats on the same day count once.
 * 409 `not_changeable` if a completed enquiry is canceled. Other statuses as for `followEnquiry`.
 */
export const changeFollowed = endpoint(
  'POST',
  '/api/v1/{product}/enquiry/follow/change/',
  async () => import('./followed-enquiry.ts').then((followed) => followed.changeFollowed),
)

/**
 * Emails a new link to an enquiry if the reference and the address belong together. The response is the same if they
 * don't. 429 with `Retry-After` after too many requests.
 */
export const mailFollowLink = endpoint('POST', '/api/v1/{product}/enquiry/follow/link/', async () =>
  import('./followed-enquiry.ts').then((followed) => followed.mailFollowLink),
)
