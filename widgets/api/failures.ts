/**
 * Failure of a call, by what the client can do about it.
 * - `Offline`: no response. The call may have been processed. Retry.
 * - `TimedOut`: no response in time. Same as `Offline`.
 * - `Refused`: the provider rejected it (4xx). `code` is the reason, `fields` has one fault per wrong field by path,
 *   `retryAfter` is in seconds.
 * - `Broken`: the provider failed (5xx or an unexpected status). Retry later.
 * - `Mismatch`: the response violates the contract. The client or the provider must be fixed.
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
  | { name: 'Mismatch'; issues: readonly { path: PropertyKey[]; message: string; code?: string }[] }

/** Failure for a response with a status other than 2xx. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): Failure {
  if (status < 400 || status >= 500) return { name: 'Broken', status }
  const error = (body as { error?: { code?: unknown; fields?: unknown } } | null)?.error
  return {
    name: 'Refused',
    status,
    code: String(error?.code ?? status),
    fields: { ...(error?.fields as Record<string, string> | undefined) },
    ...(Number(retryAfter) > 0 && { retryAfter: Number(retryAfter) }),
  }
}
