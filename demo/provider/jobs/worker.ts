import type { Database } from '../data/engine/database.ts'
import { addJob, claimJobs, releaseJob } from '../data/jobs/jobs.ts'
import type { Settings } from '../settings/settings.ts'
import type { Handlers } from './handler.ts'
import { LEASE, runJob } from './run-job.ts'

export interface Worker {
  /** Starts due jobs without waiting for the next poll. */
  wake(): void
  /** Waits for running jobs, after aborting those that can be. */
  stop(): Promise<void>
}

/** Interval in ms for retries, and for jobs of other instances. */
const POLL = 5000

/** Runs jobs until stopped. Several may share a database. */
export function startWorker(
  database: Database,
  handlers: Handlers,
  clock: Pick<Settings, 'now' | 'log'>,
): Worker {
  const runner = newRunner(database, handlers, clock, () => wake())
  let due = false
  let round: Promise<void> | undefined
  const work = async (): Promise<void> => {
    due = false
    await runner.start().catch((error: unknown) => clock.log('could not claim jobs', { error }))
    if (due) return work()
  }
  const wake = () => {
    due = true
    round ??= work().finally(() => (round = undefined))
  }
  round = addPeriodic(database, handlers, clock)
    .then(work)
    .finally(() => (round = undefined))
  const timer = setInterval(() => {
    runner.endRest()
    wake()
  }, POLL)
  timer.unref()
  return {
    wake,
    async stop() {
      clearInterval(timer)
      runner.abort()
      await round
      await runner.idle()
    },
  }
}

async function addPeriodic(
  database: Database,
  handlers: Handlers,
  { now, log }: Pick<Settings, 'now' | 'log'>,
): Promise<void> {
  const periodic = Object.entries(handlers).filter(([, { every }]) => every !== undefined)
  for (const [kind] of periodic) {
    await addJob(database, { kind }, now()).catch((error: unknown) =>
      log(`could not add the job of the kind ${kind}`, { error }),
    )
  }
}

/** Runs all jobs that are due. A kind rests until the next call after a failure that concerns all its jobs. */
export async function runDueJobs(
  database: Database,
  handlers: Handlers,
  clock: Pick<Settings, 'now' | 'log'>,
): Promise<void> {
  const runner = newRunner(database, handlers, clock, () => {})
  while ((await runner.start()) > 0) await runner.idle()
}

function newRunner(
  database: Database,
  handlers: Handlers,
  clock: Pick<Settings, 'now' | 'log'>,
  ended: () => void,
) {
  const control = new AbortController()
  const { signal } = control
  const tasks = new Map<Promise<void>, string>()
  const resting = new Set<string>()

  /** Kinds have places of their own, so that a slow one doesn't delay the others. */
  function freePlaces() {
    const running = [...tasks.values()]
    return Object.entries(handlers)
      .map(([kind, { places = 1, lease = LEASE }]) => {
        const used = running.filter((other) => other === kind).length
        return { kind, places: resting.has(kind) ? 0 : places - used, lease }
      })
      .filter(({ places }) => places > 0)
  }

  return {
    /** Claims and starts due jobs, and returns their number. */
    async start(): Promise<number> {
      const free = freePlaces()
      if (free.length === 0 || signal.aborted) return 0
      const jobs = await claimJobs(database, free, clock.now())
      for (const job of jobs) {
        if (signal.aborted) {
          await releaseJob(database, job, clock.now(), true)
          continue
        }
        const task: Promise<void> = runJob(database, handlers[job.kind]!, job, clock, signal)
          .then((rests) => void (rests && resting.add(job.kind)))
          .finally(() => {
            tasks.delete(task)
            ended()
          })
        tasks.set(task, job.kind)
      }
      return jobs.length
    },
    idle: async () => void (await Promise.all(tasks.keys())),
    endRest: () => resting.clear(),
    abort: () => control.abort(),
  }
}
