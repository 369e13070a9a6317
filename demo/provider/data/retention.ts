import type { Retention } from '../retention.ts'
import { VERIFIED_FOR } from './corporate.ts'
import type { Queries } from './database.ts'
import { LONGEST } from './rate-limits.ts'

/** Rows of one table that are too old. */
interface Old {
  table: string
  /** What tells its rows apart, and what they are taken by, the oldest first. */
  key: string
  age: string
  /** Before this, at $1, they are old. */
  before: Date
  /** What else is true of them, and the time that it names as $2. */
  also?: string
  since?: Date
  /** What happens to them; else they are deleted. */
  change?: string
}

/** Rows that are taken at once: others wait for so many at most. */
const BATCH = 500
/** Batches of one table in a round: what is more goes in the next ones. */
const BATCHES = 40

const DAY = 24 * 3_600_000

/** How long before its end the owner of an account is told of it, in milliseconds. */
export const WARNING = 30 * DAY

/** What is too old at a time, table by table. */
export function oldRows(keep: Retention, now: Date): Old[] {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const days = (what: keyof Retention) => ago(keep[what] * DAY)
  return [
    { table: 'enquiries', key: 'uuid', age: 'received_at', before: days('enquiries') },
    {
      table: 'mails',
      key: 'id',
      age: 'created_at',
      // An enquiry's emails repeat it: their texts are kept no longer than enquiries are.
      before: new Date(Math.max(days('mailTexts').getTime(), days('enquiries').getTime())),
      // One that waits to be sent has to say something.
      also: "body <> '' and (sent_at is not null or given_up_at is not null)",
      change: "body = '', html = null",
    },
    { table: 'mails', key: 'id', age: 'created_at', before: days('mails') },
    { table: 'transactions', key: 'uuid', age: 'date', before: days('transactions') },
    {
      table: 'users',
      key: 'uuid',
      age: 'used_at',
      before: days('accounts'),
      also: '(password is null or warned_at < $2)',
      since: ago(WARNING),
    },
    { table: 'sessions', key: 'hash', age: 'expires_at', before: now },
    { table: 'account_links', key: 'hash', age: 'expires_at', before: now },
    { table: 'one_time_codes', key: 'corporate_email', age: 'expires_at', before: now },
    { table: 'corporate_proofs', key: 'hash', age: 'verified_at', before: ago(VERIFIED_FOR) },
    {
      table: 'corporate_users',
      key: 'uuid',
      age: 'coalesce(verified_at, created_at)',
      // Longer than any proof or code of theirs counts.
      before: ago(2 * VERIFIED_FOR),
      also: `created_at < $1
        and not exists (select from enquiries where corporate_user = corporate_users.uuid)`,
    },
    { table: 'hits', key: 'id', age: 'at', before: ago(LONGEST) },
  ]
}

/**
 * Deletes what is too old, a few rows at a time, and leaves to others what they have in hand. Answers how many
 * rows it were.
 */
export async function forgetOld(
  { query }: Queries,
  { table, key, age, before, also = 'true', since, change }: Old,
  stopped: () => boolean,
): Promise<number> {
  const some = `${key} in (select ${key} from ${table} where ${age} < $1 and ${also}
    order by ${age} limit ${BATCH} for update skip locked)`
  const sql = change ? `update ${table} set ${change}` : `delete from ${table}`
  const times = since ? [before, since] : [before]
  let all = 0
  for (let batch = 0; batch < BATCHES && !stopped(); batch += 1) {
    const { length } = await query(`${sql} where ${some} returning 1`, times)
    all += length
    if (length < BATCH) break
  }
  return all
}
