import { setTimeout as wait } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { QueueLengths } from '../http/fair-queue.ts'
import type { Connections } from '../data/database.ts'
import type { WaitingMails } from '../data/waiting-mails.ts'

/** What is counted while a provider runs, and its text (Prometheus exposition format 0.0.4). */
export interface Metrics {
  /** A request that was answered, or broken off with the status it had by then. */
  answered(request: AnsweredRequest): void
  /** A statement that the database failed at; `away` where nobody was there to fail. */
  queryFailed(away: boolean): void
  /** A form with files begins to come in; what is returned is called at its end. */
  uploadBegins(): () => void
  /** Bytes of such a form. */
  uploaded(bytes: number): void
  /** Asks for these whenever somebody reads the metrics. */
  watch(sources: Partial<Watched>): void
  /** Answers the text and its media type. Never fails: what cannot be known just now is left out. */
  text(): Promise<{ type: string; text: string }>
}

export interface AnsweredRequest {
  method: string
  route: string
  status: number
  seconds: number
}

/** What has a value at any time, and is asked for it. */
export interface Watched {
  connections: () => Connections
  mails: () => Promise<WaitingMails>
  deriving: () => QueueLengths
}

/** Others than these are one: a sender can name what they like. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'])

/** Seconds, from a small answer to an upload over a slow line. */
const DURATIONS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600]

/** Milliseconds that a reader of metrics waits for the database. */
const PATIENCE = 3000

/** One provider's metrics; several in one process have their own, and share those of the process. */
export function newMetrics(): Metrics {
  const own = new Registry()
  const registers = [own]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the pattern of their path and the class of their status, until the last byte went out.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers,
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const uploads = gauge('uploads_under_way', 'Forms with files that are coming in.')
  const bytes = new Counter({
    name: 'upload_bytes_total',
    help: 'Bytes of forms with files that came in.',
    registers,
  })
  const failures = new Counter({
    name: 'database_query_failures_total',
    help: 'Statements that failed, by whether the database was away.',
    labelNames: ['away'],
    registers,
  })
  const connections = gauge('database_connections', 'Connections to PostgreSQL.', ['state'])
  const queries = gauge('database_waiting', 'Calls that wait for a connection to PostgreSQL.')
  const mails = gauge('mails', 'Mails that wait, and that were given up.', ['state'])
  const oldest = gauge('mails_oldest_waiting_seconds', 'Age of the oldest mail that waits.')
  const deriving = gauge('key_derivations', 'Calls that derive keys.', ['state'])
  const watched: Partial<Watched> = {}

  function readNow(): void {
    const pool = watched.connections?.()
    if (pool) {
      connections.set({ state: 'used' }, pool.open - pool.idle)
      connections.set({ state: 'idle' }, pool.idle)
      queries.set(pool.waiting)
    }
    const line = watched.deriving?.()
    if (line) {
      deriving.set({ state: 'working' }, line.working)
      deriving.set({ state: 'waiting' }, line.waiting)
    }
  }

  /** Old figures of an absent database would look like those of today. */
  async function readMails(): Promise<void> {
    mails.reset()
    oldest.remove()
    const counts = await watched.mails?.().catch(() => undefined)
    if (!counts) return
    mails.set({ state: 'waiting' }, counts.waiting)
    mails.set({ state: 'dead' }, counts.dead)
    oldest.set(counts.oldest_seconds)
  }

  return {
    answered({ method, route, status, seconds }) {
      const labels = {
        method: METHODS.has(method) ? method : 'other',
        route,
        status: `${Math.floor(status / 100)}xx`,
      }
      requests.observe(labels, seconds)
    },
    queryFailed: (away) => failures.inc({ away: String(away) }),
    uploadBegins() {
      uploads.inc()
      return () => uploads.dec()
    },
    uploaded: (count) => bytes.inc(count),
    watch: (sources) => void Object.assign(watched, sources),
    async text() {
      readNow()
      await Promise.race([readMails(), wait(PATIENCE, undefined, { ref: false })])
      const all = Registry.merge([processMetrics(), own])
      return { type: all.contentType, text: await all.metrics() }
    },
  }
}

let defaults: Registry | undefined

/** Memory, time of the processor, file descriptors, the event loop: one for all providers of this process. */
function processMetrics(): Registry {
  if (defaults) return defaults
  defaults = new Registry()
  collectDefaultMetrics({ register: defaults })
  return defaults
}
