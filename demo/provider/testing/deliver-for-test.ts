import type { Database } from '../data/engine/database.ts'
import { runDueJobs } from '../jobs/worker.ts'
import { type Sender, emailHandler } from '../mail/mail.ts'
import type { Settings } from '../settings/settings.ts'

/** Sends all due emails, and returns their number. */
export async function deliverMails(
  database: Database,
  transport: Sender,
  settings: Pick<Settings, 'now' | 'log' | 'mailFrom' | 'replyAddress'>,
): Promise<number> {
  let sent = 0
  const counting: Sender = {
    async sendMail(message) {
      await transport.sendMail(message)
      sent += 1
    },
  }
  await runDueJobs(database, { email: emailHandler(database, counting, settings) }, settings)
  return sent
}
