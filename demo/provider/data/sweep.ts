import type { Database } from './database.ts'
import { forgetOldTexts } from './mails.ts'
import type { Settings } from '../settings.ts'

/** Milliseconds between two rounds. */
const ROUND = 60_000

/** Clears away what is kept for a time only, at once and every minute, whether anybody calls or not. */
export function startSweeping(
  database: Database,
  { now, log }: Pick<Settings, 'now' | 'log'>,
): { stop(): Promise<void> } {
  let round: Promise<void> | undefined
  const sweep = () => {
    round ??= forgetOldTexts(database, now())
      .catch((error: unknown) => log('old texts stay', { error }))
      .finally(() => (round = undefined))
  }
  const timer = setInterval(sweep, ROUND)
  timer.unref()
  sweep()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
