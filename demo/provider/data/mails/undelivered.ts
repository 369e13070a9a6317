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
