import type { Database } from '../data/engine/database.ts'
import { addMails } from '../data/mails/mails.ts'
import { WARNING } from '../data/privacy/retention.ts'
import { accountsToWarn } from '../data/privacy/unused-accounts.ts'
import { accountEndsMail } from '../mail/account-ends.ts'
import type { Settings } from '../settings/settings.ts'

/** Warns owners of active accounts once before unused accounts are deleted. */
export async function warnUnused(
  database: Database,
  {
    keep,
    enquiryEmail,
    publicUrl,
    demo,
  }: Pick<Settings, 'keep' | 'enquiryEmail' | 'publicUrl' | 'demo'>,
  now: Date,
): Promise<void> {
  const end = new Date(now.getTime() + WARNING)
  await database.transaction(async (queries) => {
    const accounts = await accountsToWarn(queries, keep.accounts, now)
    const mails = accounts.map((account) => accountEndsMail(account, end, publicUrl, enquiryEmail))
    await addMails(queries, mails, now, demo)
  })
}
