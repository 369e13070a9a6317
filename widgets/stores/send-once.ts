import type { Result } from '../api/client.ts'
import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../contract/headers.ts'
import type { Intent } from './intent.ts'

/** Sends a body under the key of its form's draft, so that it is carried out once. */
export async function sendOnce<Answer>(
  form: { intend: (body: string, anew?: boolean) => Intent },
  body: string,
  send: (intent: Intent) => Promise<Result<Answer>>,
): Promise<Result<Answer>> {
  const result = await send(form.intend(body))
  const { failure } = result
  // Another tab with the same draft has sent something else: this is a wish of its own.
  const isTaken = failure?.name === 'Refused' && failure.code === 'idempotency_conflict'
  return isTaken ? send(form.intend(body, true)) : result
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
