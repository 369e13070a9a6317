// @chunk index
/** Calls of the specification's section 7 by which an enquiry is sent and found again; no tag asks them at once. */
import { endpoint } from './endpoint.ts'

/**
 * Creates a corporate user and mails a one-time code. 422 with `corporate_email: 'mismatch'` for an address
 * that is of none of the company's mail domains; 429 with `Retry-After` when asked too often.
 */
export const createCorporateUser = endpoint('POST', '/api/v1/{product}/user/corporate/', async () =>
  import('./corporate.ts').then((corporate) => corporate.createCorporateUser),
)

/**
 * Checks the one-time code; the double slash is part of the path. The answer's `proof` is only for who
 * entered it, and counts for 24 hours. 400 with the code `otp_wrong`,
 * `otp_expired` (none sent, too old, used up or voided), or `otp_locked` (guessed too often).
 */
export const validateOtp = endpoint(
  'POST',
  '/api/v1/{product}//user/corporate/validate-otp/',
  async () => import('./corporate.ts').then((corporate) => corporate.validateOtp),
)

/**
 * Sends an enquiry, with `authorization: token …`. With an `Idempotency-Key` a repeat gets the first
 * answer, and 409 for another body. With a `Corporate-Proof` it is told to the desk as that of a company.
 * The query `partner` says whose page it came from.
 */
export const createEnquiry = endpoint('POST', '/api/v1/{product}/enquiry/', async () =>
  import('./enquiries.ts').then((enquiries) => enquiries.createEnquiry),
)

/**
 * Changes the enquiry that was stored under an `Idempotency-Key`, which stays the same one with its reference; stores
 * it where none was. For a day, and while it is new: then 409 `not_changeable`. Without a key 400.
 */
export const updateEnquiry = endpoint('PUT', '/api/v1/{product}/enquiry/', async () =>
  import('./enquiries.ts').then((enquiries) => enquiries.createEnquiry),
)

/**
 * A user's enquiries, newest first, answered as `{data: [...]}`. 401 `signed_out` without a valid
 * token, 403 `not_yours` for any id but that user's.
 */
export const enquiriesOfUser = endpoint('GET', '/api/v1/enquiry/get/user/{userId}', async () =>
  import('./enquiry-list.ts').then((enquiries) => enquiries.enquiriesOfUser),
)
