import { type Database, unlimited } from './data/engine/database.ts'
import type { Handlers } from './jobs/handler.ts'
import { type Worker, startWorker } from './jobs/worker.ts'
import { remindOfHeld } from './mail/held-reminder.ts'
import { emailHandler, openTransport } from './mail/mail.ts'
import { remindOverdue } from './mail/overdue.ts'
import { videoHandler } from './media/ffmpeg/convert-videos.ts'
import type { Media } from './media/media.ts'
import { sweepHandler } from './personal/sweep.ts'
import type { Settings } from './settings/settings.ts'
import { webhookHandler } from './webhooks/deliver.ts'

const NOBODY: Worker = { wake() {}, stop: async () => {} }

/** Starts the jobs that this instance can run. Without a mail server, emails wait for an instance that has one. */
export function startBackground(database: Database, media: Media, settings: Settings): Worker {
  const { smtpUrl, ffmpeg, log } = settings
  if (!settings.jobs) return NOBODY
  const transport = smtpUrl ? openTransport(smtpUrl, log) : undefined
  const handlers: Handlers = {
    ...(transport && { email: emailHandler(database, transport, settings) }),
    ...(ffmpeg !== undefined && { video: videoHandler(database, media, ffmpeg) }),
    sweep: sweepHandler(unlimited(database), media, settings),
    webhook: webhookHandler(database, settings),
    'remind-overdue': {
      every: 60,
      run: async ({ signal }) =>
        void (await remindOverdue(database, settings, () => signal.aborted)),
    },
    'remind-held': { every: 60, run: () => remindOfHeld(database, settings) },
  }
  const worker = startWorker(database, handlers, settings)
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop()
      transport?.close()
    },
  }
}
