import type { MailServer } from './mail-server.ts'
import type { Target } from './lossy-proxy.ts'
import type { Random } from './random.ts'
import type { Fault } from './plan.ts'

export type Query = <Row>(sql: string) => Promise<Row[]>

/** What a deployment has stored, after the visitors have left. */
export interface Remains {
  query: Query
  /** Reads a file by its path in a row. Undefined if it is missing. */
  read(path: string): Promise<Buffer | undefined>
  /** Names of all files in the store. */
  names: string[]
  /** Names of uploads that began and never ended. */
  unfinished: string[]
}

/** A running provider, as visitors reach it. */
export interface Deployment {
  target: Target
  /** Brings about a fault, and resolves once it is over. */
  suffer(fault: Fault, random: Random): Promise<void>
  /** Cleans up as a sweep hours later does, delivers all emails, and opens what is stored. */
  finish(): Promise<Remains>
  stop(): Promise<void>
}

export interface Place {
  folder: string
  mail: MailServer
  say: (line: string) => void
}

export const PAUSE = 10_000

/** An instance that was killed still has the lease of the email that it was sending. */
export const END_LEASES = `update jobs set run_at = now(), claimed_until = least(claimed_until, now())
  where kind = 'email' and failed_at is null`
/** As if nobody had continued an upload for a day. Crashed tabs leave such uploads. */
export const AGE_UPLOADS = `update partial_uploads set at = at - interval '2 days'`
export const UNSENT = 'select id from mails where sent_at is null'
