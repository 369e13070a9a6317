/** Header of a call that is to be carried out once: what its sender calls this intent. */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** Header of an enquiry: what the verification of a corporate address answered to who entered its code. */
export const CORPORATE_PROOF = 'corporate-proof'
