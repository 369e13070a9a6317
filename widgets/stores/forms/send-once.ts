import type { Result } from '../../api/client.ts'
import type { Failure } from '../../api/failures.ts'
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

/** What a person may do about an earlier try that may be stored. */
export type Choice = 'update' | 'another'

/** The choice for the next try, of a form that has asked. */
export const createChoice = (): { made?: Choice | undefined } => ({})

/** What came of a try: an answer, or that a person has to choose first. */
export type Tried<Answer> = Result<Answer> | { asks: { canUpdate: boolean } }

/** Whether a try that failed so may be stored. */
const mayBeStored = (failure: Failure | undefined) =>
  failure !== undefined && failure.name !== 'Refused'

/** Refusals after which the first enquiry stays as it is; a provider of before has no such call. */
const isUnchangeable = (failure: Failure | undefined) =>
  failure?.name === 'Refused' &&
  (failure.code === 'not_changeable' || failure.status === 404 || failure.status === 405)

/**
 * Sends a body under the key of its form's draft, so that it is carried out once. Where another body may be stored
 * under it, nothing is sent before a person has chosen; without `choice` that is another wish.
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
  // A copy of the draft in another tab has sent something else.
  const isTaken = failure?.name === 'Refused' && failure.code === 'idempotency_conflict'
  if (!isTaken) return result
  if (!choice) return attempt({ key: newKey(), body })
  intend({ key: $intent.get()?.key ?? newKey(), body: OTHER, lost: true })
  return { asks: { canUpdate: true } }
}

/** Stands for a body that was sent from elsewhere: no body is like it. */
const OTHER = '-'

/** Whether a provider takes our headers. */
export function knowsKeys(origin: string): boolean {
  const without: string = import.meta.env?.VITE_TRIP_WITHOUT_IDEMPOTENCY_KEY ?? ''
  return !without.split(',').includes(origin)
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
  if (!knowsKeys(origin)) return {}
  return { [IDEMPOTENCY_KEY]: key, ...(proof && { [CORPORATE_PROOF]: proof }) }
}
