import type { Queries } from './database.ts'

/** An email to a traveller that did not arrive. */
export interface Undelivered {
  id: number
  subject: string
  given_up_at: Date
  /** Codes, as 'EENVELOPE 550'; nothing for those given up before they were stored. */
  failure: string | null
}

/** Emails about an enquiry that did not reach the address it has now, the last first. */
export async function undeliveredOf({ query }: Queries, uuid: string): Promise<Undelivered[]> {
  return query<Undelivered>(
    `select mails.id, subject, given_up_at, failure
     from mails join enquiries on enquiries.uuid = enquiry and lower(recipient) = lower(email)
     where enquiry = $1 and given_up_at is not null order by given_up_at desc, id desc`,
    [uuid],
  )
}
