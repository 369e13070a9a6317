import type { Result } from '../api/client.ts'
import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../contract/headers.ts'
import { type Intent, newKey } from './intent-key.ts'

/**
 * The intent behind a payload: that of the draft while nothing else was sent under its key, else a new
 * one. A draft has its key from the first letter on, so its copies in other tabs have the same.
 */
export function intentOf(body: string, last: Intent | undefined): Intent {
  return { key: !last || (last.body && last.body !== body) ? newKey() : last.key, body }
}

/** What sends a body under the key of its form's intent, so that it is carried out once. */
export async function sendOnce<Answer>(
  form: { $intent: { get: () => Intent | undefined }; intend: (intent: Intent) => void },
  body: string,
  send: (intent: Intent) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  const attempt = async (last: Intent | undefined) => {
    const intent = intentOf(body, last)
    form.intend(intent)
    return send(intent)
  }
  const result = await attempt(form.$intent.get())
  const { failure } = result
  // Another tab with the same draft has sent something else: this is a wish of its own.
  const isTaken = failure?.name === 'Refused' && failure.code === 'idempotency_conflict'
  return isTaken ? attempt(undefined) : result
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
