/** A short code of an error, as 'ECONNREFUSED' or '57P01', if it has one. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Object && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[A-Z0-9_]{2,60}$/.test(code) ? code : undefined
}

/**
 * What may be logged of an error: its name, its code, and where it was thrown. Not its message, which may
 * quote what somebody typed.
 */
export function traceOf(error: unknown): string {
  const { name, code, at } = causesOf(error)
  return [[name, code].filter(Boolean).join(' '), ...at.map((frame) => `    at ${frame}`)].join(
    '\n',
  )
}

/** An error as a log has it, with the one that caused it. */
export interface LoggedError {
  name: string
  code?: string
  /** Where it was thrown, innermost first. */
  at: string[]
  cause?: LoggedError
}

/** Causes that are followed: an error may be its own. */
const DEEPEST = 4

/** The same in parts, for a log that programs read, down to what caused it. */
export function causesOf(error: unknown, depth = 0): LoggedError {
  const { name, cause } = error instanceof Error ? error : { name: typeof error, cause: undefined }
  const code = codeOf(error)
  return {
    name,
    ...(code && { code }),
    at: framesOf(error),
    ...(cause !== undefined && depth < DEEPEST && { cause: causesOf(cause, depth + 1) }),
  }
}

/** The stack begins with the message, whose lines may look like any others. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return []
  const { stack, message } = error
  const start = stack.indexOf(message)
  if (start < 0) return []
  const frames = stack.slice(start + message.length)
  return (frames.match(/^ +at .*$/gm) ?? []).map((frame) => frame.replace(/^ +at /, ''))
}
