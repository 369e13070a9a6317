/** All error codes, with their status and meaning. */
export const REFUSALS = {
  malformed_json: [400, 'The body is not JSON in UTF-8, or broke off.'],
  malformed_multipart: [400, 'The body is no form, broke off, or has more than 50 fields.'],
  invalid_idempotency_key: [400, 'The Idempotency-Key is not 1 to 128 visible ASCII characters.'],
  otp_wrong: [400, 'This is not the code.'],
  otp_expired: [400, 'There is no valid code for this address: none sent, too old, or used up.'],
  otp_locked: [400, 'The code was guessed too often.'],
  link_invalid: [400, 'The link was used, is too old, or is none.'],
  wrong_password: [400, 'This is not the password.'],
  signed_out: [401, 'There is no token, or it is worthless.'],
  wrong_credentials: [401, 'No account has this email and password.'],
  not_yours: [403, 'This belongs to somebody else.'],
  desk_address: [403, 'The account of the desk is not deleted here.'],
  not_found: [404, 'There is nothing with this id.'],
  idempotency_conflict: [409, 'The Idempotency-Key came with another body before.'],
  not_changeable: [409, 'Staff have begun on this enquiry, or it is older than a day.'],
  too_large: [413, 'The body is too large; of a file, `fields` names which.'],
  unsupported_media_type: [415, 'The content type is another one than the call takes.'],
  invalid_fields: [422, '`fields` says what is wrong with each field, by its path, in one word.'],
  invalid_body: [422, 'The body is JSON, but no object.'],
  too_many_requests: [429, 'Asked too often: try again after `Retry-After` seconds.'],
  internal: [500, 'Something went wrong on our side; the log knows the number in the message.'],
  unavailable: [
    503,
    'The database is away or the line too long: try again after `Retry-After` seconds.',
  ],
  insufficient_storage: [507, 'The disk is full: try again after `Retry-After` seconds.'],
} as const satisfies Record<string, readonly [status: number, meaning: string]>

export type Code = keyof typeof REFUSALS

/** Statuses with `Retry-After` in seconds. */
export const WITH_RETRY: ReadonlySet<number> = new Set([429, 503, 507])

/** Codes shared by all calls of a kind. */
export const ALWAYS = ['internal', 'unavailable'] as const satisfies Code[]
export const WITH_JSON = [
  'malformed_json',
  'too_large',
  'unsupported_media_type',
  'invalid_fields',
  'invalid_body',
  'insufficient_storage',
] as const satisfies Code[]
export const WITH_FORM = [
  'malformed_multipart',
  'too_large',
  'unsupported_media_type',
  'invalid_fields',
  'insufficient_storage',
] as const satisfies Code[]
