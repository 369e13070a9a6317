import type { Queries } from '../engine/database.ts'

/** What an email says about the enquiry that it belongs to. */
export interface Hints {
  /** Tokens in its recipients. */
  tokens: string[]
  /** Message-IDs that it answers, the most specific one first. */
  answers: string[]
  /** References in its subject. */
  references: string[]
  /** In lower case; '' if there is none. */
  sender: string
}

export interface FoundEnquiry {
  uuid: string
  reference: string
  email: string
}

const FOUND = 'select enquiries.uuid, enquiries.reference, enquiries.email'

/**
 * Finds the enquiry of an email: by its token, else by the email it answers, else by the reference in its subject. The
 * last one is no secret, so it counts from the enquiry's own address only.
 */
export async function findEnquiry(
  { query }: Queries,
  { tokens, answers, references, sender }: Hints,
): Promise<FoundEnquiry | undefined> {
  const first = async (sql: string, values: string[], ...more: string[]) => {
    if (values.length === 0) return undefined
    return (await query<FoundEnquiry>(sql, [JSON.stringify(values), ...more]))[0]
  }
  const named = 'from jsonb_array_elements_text($1::jsonb) with ordinality as named (value, place)'
  return (
    (await first(
      `${FOUND} ${named} join enquiries on reply_token = value order by place limit 1`,
      tokens,
    )) ??
    (await first(
      `${FOUND} ${named} join mails on message_id = value join enquiries on uuid = enquiry
       order by place limit 1`,
      answers,
    )) ??
    // Somebody who adds to an own email that staff have assigned.
    (await first(
      `${FOUND} ${named} join incoming_mails on message_id = value join enquiries on uuid = enquiry
       where sender = $2 order by place limit 1`,
      answers,
      sender,
    )) ??
    (await first(
      `${FOUND} ${named} join enquiries on reference = value
       where lower(enquiries.email) = $2 order by place limit 1`,
      references,
      sender,
    ))
  )
}
