import type { Media } from '../media/media.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from '../data/engine/database.ts'
import { forgetDeclinedMedia } from '../data/media/declined-media.ts'
import { forgetOldUploads } from '../data/media/partial-uploads.ts'
import { forgetOldTexts } from '../data/mails/mails.ts'
import { forgetSpam } from '../data/suspicious/forget-spam.ts'
import { forgetOld, oldRows } from '../data/privacy/retention.ts'
import type { Handler } from '../jobs/handler.ts'
import { warnUnused } from './warn-unused.ts'

const DAY = 24 * 3_600_000

/** Deletes expired data every minute. */
export function sweepHandler(
  database: Database,
  media: Pick<Media, 'sweep'>,
  settings: Settings,
): Handler {
  return {
    every: 60,
    run: ({ signal }) => sweepOnce(database, media, settings, () => signal.aborted),
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
  await attempt(() => forgetSpam(database, now(), stopped), 'could not delete spam')
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
}
