import type { Database, Queries } from '../data/engine/database.ts'
import {
  ClaimLost,
  type Job,
  failJob,
  finishJob,
  releaseJob,
  renewClaim,
} from '../data/jobs/jobs.ts'
import { codeOf } from '../errors/error-trace.ts'
import type { Settings } from '../settings/settings.ts'
import type { Failed, Handler } from './handler.ts'

/** In seconds. */
export const LEASE = 60

type Clock = Pick<Settings, 'now' | 'log'>

/**
 * Runs a claimed job, renews its claim meanwhile, and settles it. Never rejects. Returns true if its kind should
 * rest.
 */
export async function runJob(
  database: Database,
  handler: Handler,
  job: Job,
  clock: Clock,
  stopping: AbortSignal,
): Promise<boolean> {
  const { lease = LEASE } = handler
  const lost = new AbortController()
  const renew = async () => {
    if (!(await renewClaim(database, job, lease))) lost.abort()
  }
  // The claim lasts for two more renewals.
  const renewal = setInterval(() => void renew().catch(() => {}), (lease * 1000) / 3)
  try {
    const result = await attempt(handler, job, AbortSignal.any([stopping, lost.signal]))
    if (lost.signal.aborted) return false
    if ('error' in result) {
      if (stopping.aborted) await releaseJob(database, job, clock.now(), true)
      else {
        clock.log(`a job of the kind ${job.kind} failed`, { error: result.error })
        await retry(database, handler, job, clock, codeOf(result.error))
      }
      return false
    }
    const { failed, isFinished } = result
    if (handler.every !== undefined) await retry(database, handler, job, clock)
    else if (failed) await settleFailed(database, handler, job, clock, failed)
    else if (!isFinished) await finishJob(database, job)
    return failed?.isForAll ?? false
  } catch (error) {
    if (!(error instanceof ClaimLost))
      // The job is repeated as soon as its claim expires.
      clock.log(`could not settle a job of the kind ${job.kind}`, { error })
    return false
  } finally {
    clearInterval(renewal)
  }
}

type Result = { failed?: Failed; isFinished: boolean } | { error: unknown }

async function attempt(handler: Handler, job: Job, signal: AbortSignal): Promise<Result> {
  // More attempts than allowed, of which none has failed, have ended their process.
  if (job.tries > (handler.giveUpAfter?.tries ?? Infinity))
    return { failed: { failure: 'CRASHED', isFinal: true }, isFinished: false }
  let isFinished = false
  const finish = async (queries: Queries) => {
    await finishJob(queries, job)
    isFinished = true
  }
  try {
    const failed = await handler.run({ ...job, signal, finish })
    return { ...(failed && { failed }), isFinished }
  } catch (error) {
    if (error instanceof ClaimLost) throw error
    return { error }
  }
}

async function settleFailed(
  database: Database,
  handler: Handler,
  job: Job,
  clock: Clock,
  { failure, isFinal }: Failed,
): Promise<void> {
  const { giveUpAfter: { tries = Infinity, seconds = Infinity } = {}, gaveUp } = handler
  const now = clock.now()
  const passed = (now.getTime() - job.first_try_at.getTime()) / 1000
  if (!isFinal && job.tries < tries && passed < seconds)
    return retry(database, handler, job, clock, failure, true)
  await database.transaction(async (queries) => {
    await gaveUp?.(queries, job, failure)
    await failJob(queries, job, now, failure)
  })
  clock.log(`gave up on ${job.kind} ${job.key} after try ${job.tries}: ${failure}`)
}

/** @param isAttempt false for failures that the job didn't cause. */
async function retry(
  database: Database,
  { every, backoff = () => 60 }: Handler,
  job: Job,
  { now, log }: Clock,
  failure = 'ERROR',
  isAttempt = false,
): Promise<void> {
  const pause = every ?? backoff(job.tries)
  await releaseJob(database, job, new Date(now().getTime() + pause * 1000), !isAttempt)
  if (every !== undefined) return
  const line = `${job.kind} ${job.key} waits ${pause} s after try ${job.tries}: ${failure}`
  log(line, { level: 'warn' })
}
