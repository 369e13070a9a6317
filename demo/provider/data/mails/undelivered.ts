import type { Queries } from '../engine/database.ts'

/** An email to a traveller that couldn't be delivered. */
export interface Undelivered {
  id: number
  subject: string
  given_up_at: Date
  /** Codes such as 'EENVELOPE 550'; null for emails that failed before codes were stored. */
  failure: string | null
}

/** Undelivered emails about an enquiry to its current address, latest first. */
export async function undeliveredOf({ query }: Queries, uuid: string): Promise<Undelivered[]> {
  return query<Undelivered>(
    `select mails.id, subject, given_up_at, failure
     from mails join enquiries on enquiries.uuid = enquiry and lower(recipient) = lower(email)
     where enquiry = $1 and given_up_at is not null order by given_up_at desc, id desc`,
    [uuid],
  )
}

/**
 * Marks an email that was sent as undelivered, because a mail server returned it. Returns false if none of these
 * Message-IDs is that of an email, or it is marked already.
 * @param failure codes of the error
 */
export async function noteReturned(
  { query }: Queries,
  messageIds: string[],
  failure: string,
  at: Date,
): Promise<boolean> {
  const rows = await query(
    `update mails set given_up_at = $2, failure = $3
     where message_id in (select value from jsonb_array_elements_text($1::jsonb))
       and sent_at is not null and given_up_at is null returning 1`,
    [JSON.stringify(messageIds), at, failure],
  )
  return rows.length > 0
}
