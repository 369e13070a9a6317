import type { Retention } from '../../settings/retention-settings.ts'
import { VERIFIED_FOR } from '../enquiries/corporate.ts'
import type { Queries } from '../engine/database.ts'
import { LONGEST } from '../rate-limits.ts'

interface Old {
  table: string
  key: string
  age: string
  /** Rows whose `age` is before this time, $1, are expired. */
  before: Date
  /** A further SQL condition, and the time it uses as $2. */
  also?: string
  since?: Date
  /** SQL assignments; without them the rows are deleted. */
  change?: string
}

/** Rows per statement, because others wait for it. */
const BATCH = 500
/** Batches per table and round; the rest follows in later rounds. */
const BATCHES = 40

const DAY = 24 * 3_600_000

/** Period in ms between the warning and the deletion of an account. */
export const WARNING = 30 * DAY

export function oldRows(keep: Retention, now: Date): Old[] {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const days = (what: keyof Retention) => ago(keep[what] * DAY)
  return [
    { table: 'enquiries', key: 'uuid', age: 'received_at', before: days('enquiries') },
    {
      table: 'mails',
      key: 'id',
      age: 'created_at',
      // Emails repeat the enquiry, so their texts expire with it at the latest.
      before: new Date(Math.max(days('mailTexts').getTime(), days('enquiries').getTime())),
      // Unsent emails keep their text.
      also: "body <> '' and (sent_at is not null or given_up_at is not null)",
      change: "body = '', html = null",
    },
    { table: 'mails', key: 'id', age: 'created_at', before: days('mails') },
    {
      table: 'incoming_mails',
      key: 'id',
      age: 'received_at',
      before: days('unassignedMails'),
      also: 'enquiry is null',
    },
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
    { table: 'report_links', key: 'hash', age: 'expires_at', before: now },
    { table: 'one_time_codes', key: 'corporate_email', age: 'expires_at', before: now },
    { table: 'corporate_proofs', key: 'hash', age: 'verified_at', before: ago(VERIFIED_FOR) },
    {
      table: 'corporate_users',
      key: 'uuid',
      age: 'coalesce(verified_at, created_at)',
      // Longer than any proof or code is valid.
      before: ago(2 * VERIFIED_FOR),
      also: `created_at < $1
        and not exists (select from enquiries where corporate_user = corporate_users.uuid)`,
    },
    { table: 'webhook_deliveries', key: 'id', age: 'at', before: ago(30 * DAY) },
    { table: 'jobs', key: 'id', age: 'failed_at', before: ago(30 * DAY) },
    { table: 'staff_challenges', key: 'hash', age: 'expires_at', before: now },
    { table: 'staff_half_sessions', key: 'hash', age: 'expires_at', before: now },
    { table: 'read_log', key: 'id', age: 'at', before: days('reads') },
    { table: 'hits', key: 'id', age: 'at', before: ago(LONGEST) },
  ]
}

/** Deletes expired rows in small batches, and skips locked ones. Returns their number. */
export async function forgetOld(
  { query }: Queries,
  { table, key, age, before, also = 'true', since, change }: Old,
  stopped: () => boolean,
): Promise<number> {
  // An array is made once. A subquery that locks could be planned to run again for each row.
  const some = `${key} = any (array(select ${key} from ${table} where ${age} < $1 and ${also}
    order by ${age} limit ${BATCH} for update skip locked))`
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
