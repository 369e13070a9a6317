import { BadSetting } from './bad-setting.ts'
import { POSTGRES, onOrOff, url } from './setting-values.ts'
import type { Level } from '../log/log.ts'

export interface OperationSettings {
  /** Address to listen at; undefined listens at all. */
  host: string | undefined
  /** Most connections per process to PostgreSQL for requests. */
  databasePool: number
  /** PostgreSQL's own address if `databaseUrl` is a pooler, for work without time limits. */
  databaseDirectUrl: string | undefined
  /** Runs migrations at startup on PostgreSQL; otherwise waits until they have run. */
  migrateAtStart: boolean
  /** Runs background jobs; otherwise they are left to other instances. */
  jobs: boolean
  /** Allows webhooks over HTTP and to private addresses, for tests and development. */
  privateWebhooks: boolean
  /** Most open connections per client address; 0 is unlimited. */
  connectionsOfAddress: number
  /** Most bytes of forms with files per address and hour. */
  uploadBytesPerHour: number
  /** Bytes of the disk that uploads and the embedded database leave free. */
  spareDisk: number
  /** Seconds for running requests during shutdown. */
  stopSeconds: number
  /** Seconds until an unused desk session ends. */
  deskIdle: number
  /** Staff need a second factor to use the desk. */
  deskFactorRequired: boolean
  /** Bearer token for `/metrics`; without one only a demo shows them. */
  metricsToken: string | undefined
  /** Keeps submissions back that seem to be a program's, until staff release them. */
  holdSuspicious: boolean
  /** Lowest level to log. */
  logLevel: Level
}

/** More than the largest form: a testimonial with a video of 200 MB. */
const ONE_FORM = 220_000_000
const LEVELS: readonly string[] = ['error', 'warn', 'info'] satisfies Level[]

/**
 * Reads these settings. The demo's default is to log only errors.
 * @throws {BadSetting} for an invalid value.
 */
export function operationFrom(
  value: (name: string) => string | undefined,
  { trustProxy, demo }: { trustProxy: number; demo: boolean },
): OperationSettings {
  // A proxy's connections are those of all visitors, so it has to limit them itself.
  const connections = trustProxy > 0 ? '0' : '256'
  return {
    host: value('HOST'),
    databasePool: number('DATABASE_POOL', value('DATABASE_POOL') ?? '10', 1, 1000),
    databaseDirectUrl: url('DATABASE_DIRECT_URL', value('DATABASE_DIRECT_URL'), POSTGRES),
    migrateAtStart: onOrOff('MIGRATE_AT_START', value('MIGRATE_AT_START'), true),
    jobs: onOrOff('JOBS', value('JOBS'), true),
    privateWebhooks: onOrOff('PRIVATE_WEBHOOKS', value('PRIVATE_WEBHOOKS'), false),
    connectionsOfAddress: number(
      'MAX_CONNECTIONS',
      value('MAX_CONNECTIONS') ?? connections,
      0,
      100_000,
    ),
    uploadBytesPerHour: number(
      'UPLOAD_BYTES_PER_HOUR',
      value('UPLOAD_BYTES_PER_HOUR') ?? '4000000000',
      ONE_FORM,
      Number.MAX_SAFE_INTEGER,
    ),
    spareDisk: number('SPARE_DISK', value('SPARE_DISK') ?? '64000000', 0, Number.MAX_SAFE_INTEGER),
    stopSeconds: number('STOP_SECONDS', value('STOP_SECONDS') ?? '3', 0, 3600),
    deskIdle: idle(value('DESK_IDLE') ?? '2h'),
    deskFactorRequired: isRequired(value('DESK_SECOND_FACTOR') ?? 'optional'),
    metricsToken: token(value('METRICS_TOKEN')),
    holdSuspicious: onOrOff('HOLD_SUSPICIOUS', value('HOLD_SUSPICIOUS'), true),
    logLevel: level(value('LOG_LEVEL') ?? (demo ? 'warn' : 'info')),
  }
}

function number(name: string, value: string, least: number, most: number): number {
  const read = Number(value)
  if (/^\d+$/.test(value) && read >= least && read <= most) return read
  throw new BadSetting(`${name} must be a number from ${least} to ${most}, but is '${value}'.`)
}

function idle(value: string): number {
  const [, count, unit = ''] = /^(\d{1,3})([mh])$/.exec(value) ?? []
  const seconds = Number(count) * (unit === 'h' ? 3600 : 60)
  if (seconds >= 60 && seconds <= 14 * 3600) return seconds
  throw new BadSetting(`DESK_IDLE must be a time from 1m to 14h, like 30m, but is '${value}'.`)
}

function isRequired(value: string): boolean {
  if (value === 'required' || value === 'optional') return value === 'required'
  throw new BadSetting(`DESK_SECOND_FACTOR must be required or optional, but is '${value}'.`)
}

function token(value: string | undefined): string | undefined {
  if (value === undefined || /^[\w.~+/-]{16,}=*$/.test(value)) return value
  // The value is a secret, so it is not repeated.
  throw new BadSetting(
    'METRICS_TOKEN must be at least 16 letters, digits or -._~+/, for example from openssl rand -hex 32.',
  )
}

function level(value: string): Level {
  if (LEVELS.includes(value)) return value as Level
  throw new BadSetting(`LOG_LEVEL must be error, warn or info, but is '${value}'.`)
}
