import { setTimeout as wait } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { QueueLengths } from '../http/fair-queue.ts'
import type { RequestCounter } from '../http/request-log.ts'
import type { Connections } from '../data/engine/database.ts'
import type { JobCount } from '../data/jobs/job-counts.ts'
import type { WaitingMails } from '../data/mails/waiting-mails.ts'
import { type Vitals, countVitals } from './vitals.ts'

/** Counters of a running provider, and their text (Prometheus exposition format 0.0.4). */
export interface Metrics extends RequestCounter {
  /** Counts a failed statement; `away` if the database was unreachable. */
  queryFailed(away: boolean): void
  /** Counts a starting upload; call the result at its end. */
  uploadBegins(): () => void
  uploaded(bytes: number): void
  /** Counts the report of a page load in a browser. */
  loaded(report: Vitals): void
  /** Adds gauges that are read with the metrics. */
  watch(sources: Partial<Watched>): void
  /** Resolves to the text and its media type. Never rejects: unavailable values are left out. */
  text(): Promise<{ type: string; text: string }>
}

export interface Watched {
  connections: () => Connections
  mails: () => Promise<WaitingMails>
  jobs: () => Promise<JobCount[]>
  deriving: () => QueueLengths
}

/** Other methods share one label, since a client can invent any. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'])

/** Buckets in seconds, from a small response to an upload over a slow line. */
const DURATIONS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600]

/** Timeout in ms for the database. */
const PATIENCE = 3000

/** Metrics of one provider. Several in one process share the process metrics. */
export function newMetrics(): Metrics {
  const own = new Registry()
  const registers = [own]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests until the last byte was sent, by path pattern and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers,
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const uploads = gauge('uploads_under_way', 'Forms with files being received.')
  const bytes = new Counter({
    name: 'upload_bytes_total',
    help: 'Bytes received of forms with files.',
    registers,
  })
  const failures = new Counter({
    name: 'database_query_failures_total',
    help: 'Failed statements, by whether the database was unreachable.',
    labelNames: ['away'],
    registers,
  })
  const connections = gauge('database_connections', 'Connections to PostgreSQL.', ['state'])
  const queries = gauge('database_waiting', 'Calls waiting for a connection to PostgreSQL.')
  const mails = gauge('mails', 'Waiting emails and undeliverable emails.', ['state'])
  const oldest = gauge('mails_oldest_waiting_seconds', 'Age of the oldest waiting email.')
  const jobs = gauge('jobs', 'Waiting and failed background jobs.', ['kind', 'state'])
  const deriving = gauge('key_derivations', 'Key derivations running and waiting.', ['state'])
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

  /** Reset first, so that no old values show while the database is unreachable. */
  async function readQueues(): Promise<void> {
    mails.reset()
    oldest.remove()
    jobs.reset()
    const counts = await watched.mails?.().catch(() => undefined)
    for (const { kind, waiting, failed } of (await watched.jobs?.().catch(() => [])) ?? []) {
      jobs.set({ kind, state: 'waiting' }, waiting)
      jobs.set({ kind, state: 'failed' }, failed)
    }
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
    loaded: countVitals(own),
    watch: (sources) => void Object.assign(watched, sources),
    async text() {
      readNow()
      await Promise.race([readQueues(), wait(PATIENCE, undefined, { ref: false })])
      const all = Registry.merge([processMetrics(), own])
      return { type: all.contentType, text: await all.metrics() }
    },
  }
}

let defaults: Registry | undefined

function processMetrics(): Registry {
  if (defaults) return defaults
  defaults = new Registry()
  collectDefaultMetrics({ register: defaults })
  return defaults
}
