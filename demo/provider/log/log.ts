import { destination, pino, stdTimeFunctions } from 'pino'
import { causesOf, traceOf } from '../errors/error-trace.ts'

/** An error needs attention; a warning may. */
export type Level = 'error' | 'warn' | 'info'

export interface Facts {
  /** Defaults to 'error'. */
  level?: Level
  /** Logged as name, code and stack only. */
  error?: unknown
  /** Request id. */
  request?: string | undefined
  [name: string]: unknown
}

/** Writes a log line. Never pass personal data, neither in the message nor in the facts. */
export type Log = (message: string, facts?: Facts) => void

const SEVERITY: Record<Level, number> = { error: 2, warn: 1, info: 0 }

/** Most buffered bytes; further lines are dropped. */
const MOST_WAITING = 1024 * 1024

/** Logs JSON lines to stderr for log collectors: `time`, `level`, `message`, and the facts. */
export function jsonLog(least: Level, descriptor = 2): Log {
  const output = destination({ fd: descriptor, sync: true, maxLength: MOST_WAITING })
  // A log that can't be written, as on a full disk, must not end the process.
  output.on('error', () => {})
  const logger = pino(
    {
      level: least,
      base: null,
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    output,
  )
  return (message, { level = 'error', error, ...facts } = {}) => {
    const causes = error === undefined ? {} : { error: causesOf(error) }
    logger[level]({ ...facts, ...causes }, message)
  }
}

/** Logs readable text for a terminal. */
export function plainLog(least: Level, write: (line: string) => void): Log {
  return (message, facts = {}) => {
    if (SEVERITY[facts.level ?? 'error'] >= SEVERITY[least]) write(plainLine(message, facts))
  }
}

function plainLine(message: string, { error, ...facts }: Facts): string {
  const said = Object.entries(facts).filter(
    ([name, value]) => name !== 'level' && value !== undefined,
  )
  const line = [message, ...said.map(([name, value]) => `${name}=${String(value)}`)].join(' ')
  return error === undefined ? line : `${line}: ${traceOf(error)}`
}
