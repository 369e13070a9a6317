import type { Failure } from '../../../api/failures.ts'
import { hints as english } from '../../../messages/en/failures.ts'
import type { Say } from '../../../messages/say.ts'
import type { FieldErrors } from './declaration.ts'

/** Next step after a failure; undefined if the specified message says it. */
export function failureHint(failure: Failure, errors: FieldErrors, say: Say): string | undefined {
  const hints = say(english)
  if (failure.name === 'Offline') return hints.offline
  if (failure.name === 'TimedOut') return hints.late
  if (failure.name === 'Broken') return brokenHint(failure.status, hints)
  if (failure.name === 'Mismatch') return failure.isPage ? hints.portal : hints.outdated
  const { status, retryAfter } = failure
  // The request arrived too slowly.
  if (status === 408) return hints.offline
  if (status === 425) return hints.ours
  if (status === 429) return hints.tooOften(retryAfter)
  if (failure.code === 'frame_expired') return hints.frameExpired
  // The specified message says it.
  if (failure.code === 'wrong_credentials') return undefined
  if (status === 401) return hints.signedOut
  const faults = [...new Set(Object.keys(errors).map((field) => errors[field] ?? ''))]
  if (faults.length > 0) return hints.fix(faults)
  return status === 413 ? hints.tooLarge : hints.notTaken
}

function brokenHint(status: number, hints: typeof english): string {
  if (status === 507) return hints.full
  // Statuses that a proxy returns if no instance is running.
  return status >= 502 && status <= 504 ? hints.restarting : hints.ours
}
