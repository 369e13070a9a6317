import type { Failure } from '../../api/failures.ts'
import { hints } from '../../messages/en-failures.ts'
import type { FieldErrors } from './declaration.ts'

/** What a person can do about a failed try; nothing where the specified sentence says it. */
export function hintOf(failure: Failure, errors: FieldErrors): string | undefined {
  if (failure.name === 'Offline') return hints.offline
  if (failure.name === 'TimedOut') return hints.late
  if (failure.name === 'Broken') return failure.status === 507 ? hints.full : hints.ours
  if (failure.name === 'Mismatch') return hints.outdated
  const { status, retryAfter } = failure
  if (status === 429) return hints.tooOften(retryAfter)
  if (status === 401) return undefined
  const faults = [...new Set(Object.keys(errors).map((field) => errors[field] ?? ''))]
  return faults.length > 0 ? hints.mend(faults) : hints.notTaken
}
