import type { Refusal } from '../../../widgets/contract/refusal.ts'

interface Details {
  fields?: Record<string, string>
  headers?: Record<string, string>
}

/** An error response. Throw it anywhere in a call; the app sends it in the contract's shape. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly code: string
  readonly details: Details

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }

  toResponse(): Response {
    const { fields, headers } = this.details
    const error = { code: this.code, message: this.message, ...(fields && { fields }) }
    const body: Refusal = { error }
    return Response.json(body, {
      status: this.status,
      headers: { 'cache-control': 'no-store', ...headers },
    })
  }
}

/** 503 with the seconds until a retry. */
export function unavailable(
  message: string,
  seconds: number,
  headers: Record<string, string> = {},
): Refused {
  const retry = { 'retry-after': String(seconds), ...headers }
  return new Refused(503, 'unavailable', message, { headers: retry })
}

/** 507 for a full disk. */
export function noRoom(): Refused {
  const headers = { 'retry-after': '300' }
  const message = 'Our server is out of storage space. Please try again later.'
  return new Refused(507, 'insufficient_storage', message, { headers })
}

/** 429 with the seconds until a retry. */
export function tooManyRequests(seconds: number): Refused {
  const headers = { 'retry-after': String(seconds) }
  const message = `Too many requests. Try again in ${seconds} s.`
  return new Refused(429, 'too_many_requests', message, { headers })
}

/** 401 for a missing, invalid or expired token. */
export function signedOut(): Refused {
  const message = 'Sign in, and send the token in the authorization header.'
  return new Refused(401, 'signed_out', message)
}

/** 422 for a well-formed body with invalid fields. */
export function wrongFields(fields: Record<string, string>): Refused {
  const paths = Object.keys(fields).join(', ')
  return new Refused(422, 'invalid_fields', `Invalid fields: ${paths}.`, { fields })
}
