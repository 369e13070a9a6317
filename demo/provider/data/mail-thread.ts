import { randomUUID } from 'node:crypto'
import { brand } from '../../../site/brand.ts'
import type { Queries } from './database.ts'

/** A Message-ID of our own, at the company's domain (RFC 5322, section 3.6.4). */
export const newMessageId = () => `<${randomUUID()}@${brand.enquiries.split('@')[1]}>`

/** Emails of one thread that `References` names: the first, and the last of the others. */
const NAMED = 20

/** What an email answers and follows. */
interface Thread {
  inReplyTo: string | null
  /** Message-IDs, separated by spaces. */
  references: string | null
}

/**
 * The thread that an email continues: that of its enquiry. It answers the last email to the same recipient, else the
 * first one, so that a traveller, and the desk whose copy a reply comes back to, see one conversation.
 */
export async function threadOf(
  { query }: Pick<Queries, 'query'>,
  { enquiry, recipient }: { enquiry?: string; recipient: string },
): Promise<Thread> {
  if (enquiry === undefined) return { inReplyTo: null, references: null }
  const rows = await query<{ message_id: string; recipient: string }>(
    `select message_id, recipient from mails
     where enquiry = (select uuid from enquiries where reference = $1) and message_id is not null
     order by id`,
    [enquiry],
  )
  const [first] = rows
  const parent = rows.findLast((row) => row.recipient === recipient) ?? first
  const named = rows.length > NAMED ? [first, ...rows.slice(1 - NAMED)] : rows
  const references = named.map((row) => row?.message_id).join(' ')
  return { inReplyTo: parent?.message_id ?? null, references: references || null }
}
