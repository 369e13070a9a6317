import type { Database } from './database.ts'
import { forgetOldTexts } from './mails.ts'
import type { Media } from '../media/media.ts'
import type { Settings } from '../settings.ts'

/** Milliseconds between two rounds. */
const ROUND = 60_000

/** Clears away what is kept for a time only, at once and every minute, whether anybody calls or not. */
export function startSweeping(
  database: Database,
  media: Pick<Media, 'sweep'>,
  { now, log }: Pick<Settings, 'now' | 'log'>,
): { stop(): Promise<void> } {
  let round: Promise<unknown> | undefined
  const sweep = () => {
    const stays = (what: string) => (error: unknown) => log(`${what} stay`, { error })
    round ??= Promise.all([
      forgetOldTexts(database, now()).catch(stays('old texts')),
      media.sweep().catch(stays('files left behind')),
    ]).finally(() => (round = undefined))
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
