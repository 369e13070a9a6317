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
  const {
    name,
    message,
    stack = '',
  } = error instanceof Error ? error : { name: typeof error, message: '' }
  // The message stands before the frames, and may have lines that look like one.
  const start = stack.indexOf(message)
  const frames = (start < 0 ? '' : stack.slice(start + message.length)).match(/^ +at .*$/gm) ?? []
  return [[name, codeOf(error)].filter(Boolean).join(' '), ...frames].join('\n')
}
