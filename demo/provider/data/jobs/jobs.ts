import { randomUUID } from 'node:crypto'
import { noteChange } from '../engine/change-counter.ts'
import type { Queries } from '../engine/database.ts'

/** A claimed job. */
export interface Job {
  id: number
  kind: string
  key: string
  payload: Record<string, unknown>
  /** Including this one. */
  tries: number
  first_try_at: Date
  /** Of this process. */
  claim: string
}

export interface NewJob {
  kind: string
  /** There is at most one job of each kind and key. */
  key?: string
  payload?: object
}

/** Adds a job in the transaction that causes it, unless it exists. One that has failed starts again. */
export async function addJob(
  queries: Queries,
  { kind, key = '', payload = {} }: NewJob,
  runAt: Date,
): Promise<void> {
  await queries.query(
    `insert into jobs (kind, key, payload, run_at) values ($1, $2, $3::jsonb, $4)
     on conflict (kind, key) do update set payload = excluded.payload, run_at = excluded.run_at,
       tries = 0, first_try_at = null, failed_at = null, failure = null
     where jobs.failed_at is not null`,
    [kind, key, JSON.stringify(payload), runAt],
  )
  noteChange(queries, 'jobs')
}

/** Unused capacity of a process for a kind of job. */
export interface Places {
  kind: string
  places: number
  /** In seconds. */
  lease: number
}

/** Claims the jobs that have been due longest, for all kinds at once. No other process gets them until the lease ends. */
export async function claimJobs({ query }: Queries, free: Places[], now: Date): Promise<Job[]> {
  return query<Job>(
    `with claimed as (
     update jobs set claim = $2, tries = tries + 1, first_try_at = coalesce(first_try_at, $3),
       claimed_until = now() + lease * interval '1 second'
     from jsonb_to_recordset($1::jsonb) as free(kind text, lease integer)
     where free.kind = jobs.kind and id = any(array(
       select due.id from jsonb_to_recordset($1::jsonb) as free(kind text, places integer),
         lateral (
           select id from jobs where jobs.kind = free.kind and failed_at is null and run_at <= $3
             and (claimed_until is null or claimed_until <= now())
           order by run_at, id limit free.places for update skip locked
         ) as due
     ))
     returning id, jobs.kind, key, payload, tries, first_try_at, claim, run_at
     ) select id, kind, key, payload, tries, first_try_at, claim from claimed order by run_at, id`,
    [JSON.stringify(free), randomUUID(), now],
  )
}

/** Another process has claimed the job, because this one didn't renew its claim in time. */
export class ClaimLost extends Error {
  override name = 'ClaimLost'
  override message = 'Another process has claimed the job.'
}

const OWN = 'where id = $1 and claim = $2'

/** Renews a claim for so many seconds. Returns false if it was lost. */
export async function renewClaim({ query }: Queries, job: Job, lease: number): Promise<boolean> {
  const sql = `update jobs set claimed_until = now() + $3 * interval '1 second' ${OWN} returning 1`
  return (await query(sql, [job.id, job.claim, lease])).length > 0
}

/**
 * Deletes a job that is done. Call it at the end of the transaction with its effects, so that they happen once.
 * @throws {ClaimLost} which rolls the effects back
 */
export async function finishJob({ query }: Queries, { id, claim }: Job): Promise<void> {
  const rows = await query(`delete from jobs ${OWN} returning 1`, [id, claim])
  if (rows.length === 0) throw new ClaimLost()
}

/** Gives a claim back until a time. The attempt doesn't count if `isFree`. */
export async function releaseJob(
  { query }: Queries,
  { id, claim }: Job,
  runAt: Date,
  isFree: boolean,
): Promise<void> {
  await query(
    `update jobs set run_at = $3, tries = tries - $4::integer, claim = null, claimed_until = null ${OWN}`,
    [id, claim, runAt, isFree ? 1 : 0],
  )
}

/**
 * Marks a job as failed for good. Call it at the end of the transaction with what follows from it.
 * @throws {ClaimLost}
 */
export async function failJob(
  { query }: Queries,
  { id, claim }: Job,
  now: Date,
  failure: string,
): Promise<void> {
  const rows = await query(
    `update jobs set failed_at = $3, failure = $4, claim = null, claimed_until = null ${OWN} returning 1`,
    [id, claim, now, failure],
  )
  if (rows.length === 0) throw new ClaimLost()
}
