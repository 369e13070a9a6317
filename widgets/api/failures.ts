/**
 * Failure of a call, by what the client can do about it.
 * - `Offline`: no complete response. The call may have been processed. Retry.
 * - `TimedOut`: no response in time. Same as `Offline`.
 * - `Refused`: the provider rejected it (4xx). `code` is the reason, `fields` has one fault per wrong field by path,
 *   `retryAfter` is in seconds.
 * - `Broken`: the provider failed (5xx or an unexpected status). Retry later.
 * - `Mismatch`: the response violates the contract. The client or the provider must be fixed, unless `isPage`: HTML, as
 *   from a network's sign-in page.
 */
export type Failure =
  | { name: 'Offline' }
  | { name: 'TimedOut' }
  | {
      name: 'Refused'
      status: number
      code: string
      fields: Readonly<Record<string, string>>
      retryAfter?: number
    }
  | { name: 'Broken'; status: number }
  | {
      name: 'Mismatch'
      issues: readonly { path: PropertyKey[]; message: string }[]
      isPage?: boolean
    }

/** Failure for a response with a status other than 2xx. */
export function failureOf(status: number, body: unknown, retryAfter: number): Failure {
  if (status < 400 || status >= 500) return { name: 'Broken', status }
  const error = (body as { error?: { code?: unknown; fields?: unknown } } | null)?.error
  return {
    name: 'Refused',
    status,
    code: String(error?.code ?? status),
    fields: { ...(error?.fields as Record<string, string> | undefined) },
    ...(retryAfter > 0 && { retryAfter }),
  }
}

/** Reads `Retry-After`: seconds, or a date relative to the response's `date` (RFC 9110, section 10.2.3). NaN for other text. */
export const secondsOf = (retryAfter: string, date: string | null): number =>
  parseInt(retryAfter) ||
  Math.ceil((Date.parse(retryAfter) - (Date.parse(date ?? '') || Date.now())) / 1000)
