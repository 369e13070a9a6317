import type { Failure } from '../../../api/failures.ts'
import { toJson } from '../../../api/to-json.ts'
import { hints } from '../../../messages/en-failures.ts'
import type { FieldErrors } from './declaration.ts'

/** Next step after a failure; undefined if the specified message says it. */
export function failureHint(failure: Failure, errors: FieldErrors): string | undefined {
  if (failure.name === 'Offline') return hints.offline
  if (failure.name === 'TimedOut') return hints.late
  if (failure.name === 'Broken') return brokenHint(failure.status)
  if (failure.name === 'Mismatch') return isPage(failure.issues) ? hints.portal : hints.outdated
  const { status, retryAfter } = failure
  if (status === 429) return hints.tooOften(retryAfter)
  if (failure.code === 'frame_expired') return hints.frameExpired
  // The specified message says it.
  if (failure.code === 'wrong_credentials') return undefined
  if (status === 401) return hints.signedOut
  const faults = [...new Set(Object.keys(errors).map((field) => errors[field] ?? ''))]
  return faults.length > 0 ? hints.fix(faults) : hints.notTaken
}

/** True for an HTML page, as from a network's sign-in page. The response is neither an object nor a plain yes. */
const isPage = (issues: readonly { path: PropertyKey[]; code?: string }[]) =>
  toJson(issues).includes('"message":"page"') ||
  issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type')

function brokenHint(status: number): string {
  if (status === 507) return hints.full
  // Statuses that a proxy returns if no instance is running.
  return status >= 502 && status <= 504 ? hints.restarting : hints.ours
}
