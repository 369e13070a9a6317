import { traceOf } from '../error-trace.ts'
import { GIVEN_UP } from '../media/media.ts'
import type { MediaStore } from '../media/store.ts'
import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { forgetOldTexts } from './mails.ts'
import { removeLeftBehind } from './pending-media.ts'
import { forgetOld, oldRows } from './retention.ts'
import { warnUnused } from './unused-accounts.ts'

/** Milliseconds between two rounds. */
const ROUND = 60_000

/** Clears away what is kept for a time only, at once and every minute, whether anybody calls or not. */
export function startSweeping(
  database: Database,
  store: MediaStore,
  settings: Settings,
): { stop(): Promise<void> } {
  let stopped = false
  let round: Promise<void> | undefined
  const sweep = () => {
    round ??= sweepOnce(database, store, settings, () => stopped).finally(() => (round = undefined))
  }
  const timer = setInterval(sweep, ROUND)
  timer.unref()
  sweep()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
    },
  }
}

/** One round. What fails is logged, and keeps nothing else from being done. */
export async function sweepOnce(
  database: Database,
  store: MediaStore,
  settings: Settings,
  stopped: () => boolean = () => false,
): Promise<void> {
  const { now, keep, log } = settings
  const attempt = async (work: () => Promise<unknown>, failed: string) => {
    if (!stopped()) await work().catch((error: unknown) => log(`${failed}: ${traceOf(error)}`))
  }
  await attempt(() => forgetOldTexts(database, now()), 'old texts stay')
  await attempt(() => warnUnused(database, settings, now()), 'unused accounts are not warned')
  for (const old of oldRows(keep, now())) {
    await attempt(() => forgetOld(database, old, stopped), `old rows stay in ${old.table}`)
  }
  await attempt(
    () => removeLeftBehind(database, store, new Date(Date.now() - GIVEN_UP)),
    'files stay that nobody needs',
  )
}
