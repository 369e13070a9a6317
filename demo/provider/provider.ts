import { createApp } from './app.ts'
import { startBackground } from './background.ts'
import type { App } from './http/new-app.ts'
import { type Database, unlimited } from './data/engine/database.ts'
import { countedDatabase } from './operation/counted-database.ts'
import { type Metrics, newMetrics } from './operation/metrics.ts'
import { indexSearch } from './data/attractions/search-index.ts'
import { bringUpToDate } from './data/engine/bring-up-to-date.ts'
import { openDatabase } from './data/open-database.ts'
import { seed } from './data/seed/seed.ts'
import { startMailboxReader } from './incoming/mailbox-reader.ts'
import { type Media, openMedia } from './media/media.ts'
import type { Settings } from './settings/settings.ts'
import { refreshStatistics } from './data/engine/statistics.ts'
import { jobCounts } from './data/jobs/job-counts.ts'
import { waitingMails } from './data/mails/waiting-mails.ts'
import { type ChangesOf, changeCounter } from './data/engine/change-counter.ts'

/** A running provider. `app.request(path)` calls it without a server. */
export interface Provider {
  app: App
  database: Database
  settings: Settings
  media: Media
  metrics: Metrics
  /** Number of changes to public data by this process. */
  changesOf: ChangesOf
  /** Calls of other processes; undefined unless the database is a folder. */
  socket: Database['socket']
  /** Finishes running work and closes the data. Idempotent. */
  close(): Promise<void>
}

function warn({ smtpUrl, publicUrl, log }: Settings): void {
  const warning = { level: 'warn' } as const
  if (!smtpUrl) log('SMTP_URL is not set. Emails wait until it is.', warning)
  if (!publicUrl) {
    log('PUBLIC_URL is not set. Emails have no account links until it is.', warning)
  }
}

/**
 * Opens and migrates the database, and starts background jobs.
 * @param opened a database to use instead of the configured one; the provider closes it.
 * @throws {FolderInUse} if another process uses the data folder.
 */
export async function openProvider(settings: Settings, opened?: Database): Promise<Provider> {
  const metrics = newMetrics()
  const counted = countedDatabase(opened ?? (await openDatabase(settings)), metrics.queryFailed)
  let wake = () => {}
  const { database, changesOf } = changeCounter(counted, () => wake())
  metrics.watch({
    mails: async () => waitingMails(database, settings.now()),
    jobs: async () => jobCounts(database),
    ...(counted.connections && { connections: counted.connections }),
  })
  let media: Media
  try {
    await bringUpToDate(database, settings)
    await indexSearch(database, settings.log)
    await seed(unlimited(database), settings.demo)
    if (!settings.databaseUrl) await refreshStatistics(database)
    media = await openMedia(database, settings)
  } catch (error) {
    await database.close()
    throw error
  }
  if (!settings.demo) warn(settings)
  const worker = startBackground(database, media, settings)
  wake = worker.wake
  const reader =
    settings.imap &&
    startMailboxReader({ database, media, settings, wakeMail: worker.wake }, settings.imap)
  let closed: Promise<void> | undefined
  return {
    app: createApp(database, settings, worker.wake, media, metrics),
    database,
    settings,
    media,
    metrics,
    changesOf,
    socket: counted.socket,
    close: () => {
      media.stop()
      return (closed ??= Promise.all([worker.stop(), reader?.stop()])
        .then(() => database.close())
        .then(media.close))
    },
  }
}
