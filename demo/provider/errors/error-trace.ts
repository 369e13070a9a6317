/** Short code of an error, such as 'ECONNREFUSED' or '57P01'. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Object && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[A-Z0-9_]{2,60}$/.test(code) ? code : undefined
}

/** Loggable part of an error: name, code and stack. Messages may quote a visitor's input. */
export function traceOf(error: unknown): string {
  const { name, code, at } = causesOf(error)
  return [[name, code].filter(Boolean).join(' '), ...at.map((frame) => `    at ${frame}`)].join(
    '\n',
  )
}

export interface LoggedError {
  name: string
  code?: string
  at: string[]
  cause?: LoggedError
}

/** Longest chain of causes, which may be circular. */
const DEEPEST = 4

/** The same in parts with its causes, for a JSON log. */
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

/** The stack starts with the message, whose lines may look like frames. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return []
  const { stack, message } = error
  const start = stack.indexOf(message)
  if (start < 0) return []
  const frames = stack.slice(start + message.length)
  return (frames.match(/^ +at .*$/gm) ?? []).map((frame) => frame.replace(/^ +at /, ''))
}
