import type { Log } from './provider/operation/log.ts'

/** Milliseconds that the way out may take; what is not finished by then is given up. */
const LONGEST_WAY_OUT = 10_000

/**
 * Ends this process, with code 1 so that a supervisor starts another, when something is thrown outside of
 * every request: nobody knows what is half done then. What was thrown is logged, and `stop` finishes first.
 */
export function endOnFault(log: Log, stop: () => Promise<void>): void {
  let ending = false
  const end = (fault: unknown) => {
    log('this process ends, for something was thrown outside of a request', { error: fault })
    if (ending) return
    ending = true
    const exit = () => process.exit(1)
    setTimeout(exit, LONGEST_WAY_OUT)
    stop().then(exit, (error: unknown) => {
      log('stopping failed', { error })
      exit()
    })
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
