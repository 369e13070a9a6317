/** All error codes, with their status and meaning. */
export const REFUSALS = {
  malformed_json: [400, 'The body is not JSON in UTF-8, or is incomplete.'],
  malformed_multipart: [400, 'The body is not a form, is incomplete, or has more than 50 fields.'],
  invalid_idempotency_key: [400, 'The Idempotency-Key is not 1 to 128 visible ASCII characters.'],
  invalid_header: [400, 'A header of the upload is missing or malformed.'],
  otp_wrong: [400, 'The code is wrong.'],
  otp_expired: [
    400,
    'There is no valid code for this address. None was sent, or it has expired or was used.',
  ],
  otp_locked: [400, 'Too many wrong codes.'],
  link_invalid: [400, 'The link is incomplete or unknown, has expired, or was used or revoked.'],
  wrong_password: [400, 'The password is wrong.'],
  signed_out: [401, 'The token is missing or invalid.'],
  wrong_credentials: [401, 'The email or password is wrong.'],
  not_yours: [403, 'This belongs to another user.'],
  desk_address: [403, "The account of the desk can't be deleted here."],
  not_found: [404, 'Nothing has this id.'],
  idempotency_conflict: [409, 'The Idempotency-Key was already used with another body.'],
  not_changeable: [
    409,
    'Staff have started on this enquiry, or it is older than a day. To cancel: it is completed.',
  ],
  offset_conflict: [409, 'The upload continues at another offset. Ask for it.'],
  tus_version: [412, 'Tus-Resumable is missing, or not the version in `Tus-Version`.'],
  too_large: [413, 'The body is too large. If it is a file, `fields` names it.'],
  unsupported_media_type: [415, 'The call does not accept this content type.'],
  invalid_fields: [422, '`fields` maps the path of each wrong field to its fault in one word.'],
  unknown_upload: [
    422,
    'An upload of the form is incomplete, damaged, or has expired. `fields` names it.',
  ],
  invalid_body: [422, 'The body is JSON, but not an object.'],
  checksum_mismatch: [460, 'The checksum is not that of the part, which is not stored.'],
  too_many_requests: [429, 'Too many requests. Try again after `Retry-After` seconds.'],
  internal: [500, 'Something went wrong on our side. The log has the request id from the message.'],
  unavailable: [
    503,
    'The database is unreachable or the queue is full. Try again after `Retry-After` seconds.',
  ],
  insufficient_storage: [507, 'The disk is full. Try again after `Retry-After` seconds.'],
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
