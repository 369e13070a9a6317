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

interface Named {
  message_id: string
  /** '' for an email of the traveller. */
  recipient: string
}

/**
 * The thread of the enquiry that an email continues. A planner's reply answers the traveller's last email. Everything else
 * replies to the last email to the same recipient, else to the first one, so that both the traveller and the desk see one
 * conversation.
 */
export async function threadOf(
  { query }: Pick<Queries, 'query'>,
  { enquiry, recipient, kind }: { enquiry?: string; recipient: string; kind: string },
): Promise<Thread> {
  if (enquiry === undefined) return { inReplyTo: null, references: null }
  const rows = await query<Named>(
    `with own as (select uuid from enquiries where reference = $1)
     select message_id, recipient from (
       select message_id, recipient, created_at as at, id from mails
       where enquiry = (select uuid from own) and message_id is not null
       union all
       select message_id, '', received_at, id from incoming_mails
       where enquiry = (select uuid from own) and message_id is not null and kind = 'reply'
     ) as conversation order by at, recipient = '', id`,
    [enquiry],
  )
  const first = rows.find((row) => row.recipient !== '') ?? rows[0]
  const said = kind === 'reply' ? rows.findLast((row) => row.recipient === '') : undefined
  const parent = said ?? rows.findLast((row) => row.recipient === recipient) ?? first
  const others = rows.filter((row) => row !== first && row !== parent).slice(2 - NAMED)
  const named = new Set([first, ...others, parent])
  const references = [...named].map((row) => row?.message_id).join(' ')
  return { inReplyTo: parent?.message_id ?? null, references: references || null }
}

/** True for the Message-ID of an email of ours. */
export async function isOwnMail({ query }: Queries, messageId: string): Promise<boolean> {
  return (await query('select 1 from mails where message_id = $1', [messageId])).length > 0
}
