import type { Result } from '../../../api/client.ts'
import type { Failure } from '../../../api/failures.ts'
import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../../../contract/headers.ts'
import type { Intent } from './intent.ts'

interface Intending {
  $intent: { get: () => Intent | undefined }
  intend: (intent: Intent) => void
  /** Passed in, so that lazy chunks don't import the module that forms share. Tags without a form load them too. */
  newKey: () => string
}

/** Reuses the draft's key unless another body was sent under it. Copies of a draft in other tabs share its key. */
export function keyFor(body: string, last: Intent | undefined, newKey: () => string): string {
  return last && (!last.body || last.body === body) ? last.key : newKey()
}

export type Choice = 'update' | 'another'

export const createChoice = (): { made?: Choice | undefined } => ({})

/** `asks` means that the visitor must choose first. */
export type Tried<Answer> = Result<Answer> | { asks: { canUpdate: boolean } }

/** Any failure other than a refusal leaves it open whether the request was stored. */
const mayBeStored = (failure: Failure | undefined) =>
  failure !== undefined && failure.name !== 'Refused'

/** Refusals that leave the first enquiry unchanged. Older providers lack the call to update it. */
const isUnchangeable = (failure: Failure | undefined) =>
  failure?.name === 'Refused' &&
  (failure.code === 'not_changeable' || failure.status === 404 || failure.status === 405)

/**
 * Sends a body under the draft's key, so that the provider processes it once. If another body may be stored under that
 * key, nothing is sent until the visitor chooses. Without `choice`, it is sent as a new request.
 */
export async function sendOnce<Answer>(
  { $intent, intend, newKey }: Intending,
  body: string,
  send: (intent: Intent) => Promise<Result<Answer>>,
  choice?: { made?: Choice | undefined },
): Promise<Tried<Answer>> {
  const attempt = async (intent: Intent) => {
    intend({ ...intent, lost: true })
    const result = await send(intent)
    if (!mayBeStored(result.failure)) intend(intent)
    return result
  }
  const last = $intent.get()
  const isOpen = choice && last?.lost && last.body !== body
  const made = choice?.made
  if (choice) delete choice.made
  if (isOpen && !made) return { asks: { canUpdate: true } }
  const update = last && (made === 'update' || (last.update && last.lost && last.body === body))
  const result = update
    ? await attempt({ key: last.key, body, update: true })
    : await attempt({ key: made ? newKey() : keyFor(body, last, newKey), body })
  const { failure } = result
  if (update && isUnchangeable(failure)) {
    intend({ ...last, lost: true })
    return { asks: { canUpdate: false } }
  }
  // Another tab has sent a different body from a copy of this draft.
  const isTaken = failure?.name === 'Refused' && failure.code === 'idempotency_conflict'
  if (!isTaken) return result
  if (!choice) return attempt({ key: newKey(), body })
  intend({ key: $intent.get()?.key ?? newKey(), body: OTHER, lost: true })
  return { asks: { canUpdate: true } }
}

/** Placeholder for a body sent by another tab. Never equals a real body. */
const OTHER = '-'

/** False if the provider's CORS settings reject the headers. */
export function knowsKeys(origin: string): boolean {
  const without: string = import.meta.env?.VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY ?? ''
  return !without.split(',').includes(origin)
}

/**
 * Headers for an intent. The build setting `VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY` lists, separated by commas, the
 * providers whose CORS settings reject them. Those get none.
 */
export function intentHeaders(
  origin: string,
  { key }: Intent,
  proof?: string,
): Record<string, string> {
  if (!knowsKeys(origin)) return {}
  return { [IDEMPOTENCY_KEY]: key, ...(proof && { [CORPORATE_PROOF]: proof }) }
}
