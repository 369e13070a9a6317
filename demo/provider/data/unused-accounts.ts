import { accountEndsMail } from '../mail/account-ends.ts'
import type { Settings } from '../settings/settings.ts'
import type { Database } from './database.ts'
import { addMails } from './mails.ts'
import { WARNING } from './retention.ts'

const DAY = 24 * 3_600_000

/** Accounts per round, because their emails are sent one by one. */
const BATCH = 100

/** Warns owners of active accounts once before unused accounts are deleted. */
export async function warnUnused(
  database: Database,
  { keep, enquiryEmail, publicUrl, demo }: Settings,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - keep.accounts * DAY + WARNING)
  const end = new Date(now.getTime() + WARNING)
  await database.transaction(async (queries) => {
    const rows = await queries.query<{ email: string }>(
      `update users set warned_at = $1 where uuid in (
         select uuid from users where used_at < $2 and password is not null and warned_at is null
         order by used_at limit ${BATCH} for update skip locked
       ) returning email`,
      [now, before],
    )
    const mails = rows.map(({ email }) => accountEndsMail(email, end, publicUrl, enquiryEmail))
    await addMails(queries, mails, now, demo)
  })
}
