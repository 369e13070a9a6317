/** Header with the client's key for a request that must run only once. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** Header of an enquiry with the proof from `validateOtp`. */
export const CORPORATE_PROOF = 'corporate-proof'
