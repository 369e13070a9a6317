import type { Result } from '../../api/client.ts'
import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../../contract/headers.ts'
import type { Intent } from './intent.ts'

/** What is needed of a form to send it. */
interface Intending {
  $intent: { get: () => Intent | undefined }
  intend: (intent: Intent) => void
  /** Handed over: what comes later is for tags without a form, too, and is not to load what forms share. */
  newKey: () => string
}

/**
 * The key for a body: that of the draft while nothing else was sent under it, else a new one. A draft has
 * its key from the first letter on, so its copies in other tabs have the same.
 */
export function keyFor(body: string, last: Intent | undefined, newKey: () => string): string {
  return last && (!last.body || last.body === body) ? last.key : newKey()
}

/** Sends a body under the key of its form's draft, so that it is carried out once. */
export async function sendOnce<Answer>(
  { $intent, intend, newKey }: Intending,
  body: string,
  send: (intent: Intent) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  const attempt = async (key: string) => {
    intend({ key, body })
    return send({ key, body })
  }
  const result = await attempt(keyFor(body, $intent.get(), newKey))
  const { failure } = result
  // Another tab with the same draft has sent something else: this is a wish of its own.
  const isTaken = failure?.name === 'Refused' && failure.code === 'idempotency_conflict'
  return isTaken ? attempt(newKey()) : result
}

/**
 * The headers of our own that go with an intent. Providers whose CORS does not allow them are listed,
 * comma-separated, in the build's setting `VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY`, and get none.
 */
export function intentHeaders(
  origin: string,
  { key }: Intent,
  proof?: string,
): Record<string, string> {
  const without: string = import.meta.env?.VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY ?? ''
  if (without.split(',').includes(origin)) return {}
  return { [IDEMPOTENCY_KEY]: key, ...(proof && { [CORPORATE_PROOF]: proof }) }
}
