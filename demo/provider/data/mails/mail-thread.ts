import { randomUUID } from 'node:crypto'
import { brand } from '../../../../site/brand.ts'
import type { Queries } from '../engine/database.ts'

/** A Message-ID at the company's domain (RFC 5322, section 3.6.4). */
export const newMessageId = () => `<${randomUUID()}@${brand.enquiries.split('@')[1]}>`

/** Maximum number of `References`: the first email and the latest ones. */
const NAMED = 20

interface Thread {
  inReplyTo: string | null
  /** Message-IDs, separated by spaces. */
  references: string | null
}

/**
 * The thread of the enquiry that an email continues. It replies to the last email to the same recipient, else
 * to the first one, so that both the traveller and the desk see one conversation.
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
