import type { Queries } from '../engine/database.ts'
import { WARNING } from './retention.ts'

const DAY = 24 * 3_600_000

/** Accounts per round, because their emails are sent one by one. */
const BATCH = 100

/** Marks active accounts that will soon be deleted as warned, and returns their email addresses and languages, each once. */
export async function accountsToWarn(
  { query }: Queries,
  keptDays: number,
  now: Date,
): Promise<{ email: string; language: string | null }[]> {
  const before = new Date(now.getTime() - keptDays * DAY + WARNING)
  return query(
    `update users set warned_at = $1 where uuid = any (array(
       select uuid from users where used_at < $2 and password is not null and warned_at is null
       order by used_at limit ${BATCH} for update skip locked
     )) returning email, language`,
    [now, before],
  )
}
