import type { Log } from '../provider/log/log.ts'

/** Longest shutdown in ms before unfinished work is dropped. */
const LONGEST_WAY_OUT = 10_000

/**
 * After an error outside of every request the state is unknown. Logs it, runs `stop`, and ends with code 1, so that a
 * supervisor restarts the process.
 */
export function exitOnCrash(log: Log, stop: () => Promise<void>): void {
  let ending = false
  const end = (fault: unknown) => {
    log('this process exits because of an error outside of a request', { error: fault })
    if (ending) return
    ending = true
    const exit = () => process.exit(1)
    setTimeout(exit, LONGEST_WAY_OUT)
    stop().then(exit, (error: unknown) => {
      log('shutdown failed', { error })
      exit()
    })
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
