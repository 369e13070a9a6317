/**
 * Why a call brought nothing, named by what can be done next.
 * - `Offline`: no answer came. Try again; the call may or may not have been carried out.
 * - `TimedOut`: no answer in time. As above.
 * - `Refused`: the provider said no (4xx). `code` says why; `fields` names wrong fields by their path
 *   with a fault in one word; `retryAfter` is in seconds.
 * - `Broken`: the provider failed (5xx, or a status nobody agreed on). Try later.
 * - `Mismatch`: the answer is not what was agreed. One of both sides must be mended.
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

/** The failure of an answer that came with a status other than 2xx. */
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
