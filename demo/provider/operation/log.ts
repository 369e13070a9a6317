import { destination, pino, stdTimeFunctions } from 'pino'
import { causesOf, traceOf } from '../error-trace.ts'

/** How much a line matters: an error somebody has to look into, a warning somebody may. */
export type Level = 'error' | 'warn' | 'info'

/** What a line says besides its message. */
export interface Facts {
  /** 'error' unless given. */
  level?: Level
  /** What was thrown; its name, its code and where it was thrown are all that is written of it. */
  error?: unknown
  /** The id of the request it is about. */
  request?: string | undefined
  [name: string]: unknown
}

/** Takes a line about what happened; never personal data, neither in the message nor in the facts. */
export type Log = (message: string, facts?: Facts) => void

const SEVERITY: Record<Level, number> = { error: 2, warn: 1, info: 0 }

/** Bytes that wait where nobody takes the lines; what comes then is lost. */
const MOST_WAITING = 1024 * 1024

/** Lines of JSON on the standard error, for programs that collect them: `time`, `level`, `message`, and the facts. */
export function jsonLog(least: Level, descriptor = 2): Log {
  const output = destination({ fd: descriptor, sync: true, maxLength: MOST_WAITING })
  // A log that cannot be written, on a full disk, is no reason to end.
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

/** The same for a person at a terminal. */
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
