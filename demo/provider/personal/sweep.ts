import type { Media } from '../media/media.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from '../data/engine/database.ts'
import { forgetDeclinedMedia } from '../data/media/declined-media.ts'
import { forgetOldUploads } from '../data/media/partial-uploads.ts'
import { forgetOldTexts } from '../data/mails/mails.ts'
import { forgetOld, oldRows } from '../data/privacy/retention.ts'
import { remindOfHeld } from '../mail/held-reminder.ts'
import { remindOverdue } from '../mail/overdue.ts'
import { warnUnused } from './warn-unused.ts'

const DAY = 24 * 3_600_000

/** In ms. */
const ROUND = 60_000

/** Deletes expired data and reminds the staff, immediately and then every minute. */
export function startSweeping(
  database: Database,
  media: Pick<Media, 'sweep'>,
  settings: Settings,
): { stop(): Promise<void> } {
  let stopped = false
  let round: Promise<void> | undefined
  const sweep = () => {
    round ??= sweepOnce(database, media, settings, () => stopped).finally(() => (round = undefined))
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

/** One round. Failures are logged and don't stop the rest. */
export async function sweepOnce(
  database: Database,
  media: Pick<Media, 'sweep'>,
  settings: Settings,
  stopped: () => boolean = () => false,
): Promise<void> {
  const { now, keep, log } = settings
  const attempt = async (work: () => Promise<unknown>, failed: string) => {
    if (!stopped()) await work().catch((error: unknown) => log(failed, { error }))
  }
  await attempt(() => forgetOldTexts(database, now()), 'could not delete old texts')
  await attempt(
    () => warnUnused(database, settings, now()),
    'could not warn the owners of unused accounts',
  )
  for (const old of oldRows(keep, now())) {
    await attempt(
      () => forgetOld(database, old, stopped),
      `could not delete old rows of ${old.table}`,
    )
  }
  const declined = new Date(now().getTime() - keep.declinedMedia * DAY)
  await attempt(
    () => forgetDeclinedMedia(database, declined, stopped),
    'could not delete the media of declined rows',
  )
  await attempt(
    () => forgetOldUploads(database, now(), stopped),
    'could not delete uploads that were not continued',
  )
  await attempt(() => media.sweep(), 'could not delete leftover files')
  // Last, so that nothing that was just deleted is reminded of.
  await attempt(
    () => remindOverdue(database, settings, stopped),
    'could not remind of overdue enquiries',
  )
  await attempt(() => remindOfHeld(database, settings), 'could not remind of what is to moderate')
}
