// @chunk index
/**
 * Calls of the specification's section 7 for enquiries. Separate from endpoints.ts, because no tag needs them at
 * startup.
 */
import { endpoint } from './endpoint.ts'

/**
 * Creates a corporate user and emails a one-time code. 422 with `corporate_email: 'mismatch'` for an address outside of
 * the company's email domains. 429 with `Retry-After` after too many requests.
 */
export const createCorporateUser = endpoint('POST', '/api/v1/{product}/user/corporate/', async () =>
  import('./corporate.ts').then((corporate) => corporate.createCorporateUser),
)

/**
 * Checks the one-time code. The double slash is part of the path. The `proof` in the response is valid for 24 hours and
 * must stay with the person who entered the code. 400 with the code `otp_wrong`, `otp_expired` (none sent, too old,
 * used or revoked), or `otp_locked` (too many wrong guesses).
 */
export const validateOtp = endpoint(
  'POST',
  '/api/v1/{product}//user/corporate/validate-otp/',
  async () => import('./corporate.ts').then((corporate) => corporate.validateOtp),
)

/**
 * Sends an enquiry, with `authorization: token …`. With an `Idempotency-Key`, a repeat gets the first response, and a
 * different body gets 409. With a `Corporate-Proof`, the desk sees the company. The query names the
 * `partner` whose page it came from, and its origin (contract/values/attribution.ts), which is cut where it is too long.
 */
export const createEnquiry = endpoint('POST', '/api/v1/{product}/enquiry/', async () =>
  import('./enquiries.ts').then((enquiries) => enquiries.createEnquiry),
)

/**
 * Changes an enquiry. Finds it by its `Idempotency-Key` and keeps its reference, or stores a new one under that key.
 * Allowed for one day and while its status is new, then 409 `not_changeable`. 400 without a key.
 */
export const updateEnquiry = endpoint('PUT', '/api/v1/{product}/enquiry/', async () =>
  import('./enquiries.ts').then((enquiries) => enquiries.createEnquiry),
)

/**
 * Counts that a visitor has reached a step of the two-step form. The query may name the `partner`. Stores a number for
 * each day and nothing about the visitor; above the limit of an address it counts nothing and answers the same.
 */
export const countWizardStep = endpoint('POST', '/api/v1/{product}/enquiry/step/', async () =>
  import('./wizard-step.ts').then((step) => step.countWizardStep),
)

/**
 * Enquiries of a user, newest first. Returned as `{data: [...]}`. 401 `signed_out` without a valid token, 403
 * `not_yours` for any other user's id.
 */
export const enquiriesOfUser = endpoint('GET', '/api/v1/enquiry/get/user/{userId}', async () =>
  import('./enquiry-list.ts').then((enquiries) => enquiries.enquiriesOfUser),
)
