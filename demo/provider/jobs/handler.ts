import type { Job } from '../data/jobs/jobs.ts'
import type { Queries } from '../data/engine/database.ts'

/** A job in progress. */
export interface Running extends Job {
  /** Aborts when the process stops or the claim is lost. Handlers may ignore it and finish. */
  signal: AbortSignal
  /**
   * Completes the job. Call it at the end of the transaction with the job's effects, so that they happen once.
   * @throws {ClaimLost} which rolls the effects back
   */
  finish(queries: Queries): Promise<void>
}

/** An attempt that failed. */
export interface Failed {
  /** Codes only, because messages may quote personal data. */
  failure: string
  /** True if a retry can't help. */
  isFinal?: boolean
  /** True if other jobs of the kind would fail too. None starts until the next poll. */
  isForAll?: boolean
}

/** Runs the jobs of one kind. */
export interface Handler {
  /** Jobs that one process runs at a time; 1 by default. */
  places?: number
  /** Seconds until a claim expires unless renewed, so the delay after a killed process. */
  lease?: number
  /** Seconds until the next attempt after so many; a minute by default. */
  backoff?(tries: number): number
  /** Limits of attempts, and of seconds since the first one. */
  giveUpAfter?: { tries?: number; seconds?: number }
  /** Adds the job at the start, and repeats it after so many seconds. */
  every?: number
  /**
   * Resolves to nothing if the job is done, whether or not it has called `finish`. An error is logged and retried, and
   * is no attempt, since the job didn't cause it.
   */
  run(job: Running): Promise<Failed | void>
  /** Runs in the transaction that marks the job as failed for good. */
  gaveUp?(queries: Queries, job: Job, failure: string): Promise<void>
}

/** Handlers by kind. Jobs of other kinds wait for an instance that has one. */
export type Handlers = Readonly<Record<string, Handler>>

/** Doubles a pause in seconds after each attempt, up to a limit. */
export const doubling = (first: number, longest: number) => (tries: number) =>
  Math.min(first * 2 ** (tries - 1), longest)
