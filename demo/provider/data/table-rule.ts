/**
 * Rules for the personal data of one table. Every column is in exactly one of `exported`, `withheld` and
 * `impersonal`.
 */
export interface TableRule {
  /** Retention without a deletion request: a setting, or a fixed time. */
  kept: string
  /** SQL condition for a person's rows, with their addresses as {@link ADDRESSES} in lower case. */
  of: string
  /** Columns with addresses, possibly in several spellings of one mailbox. */
  addresses?: string[]
  /** Column with a mobile number, as ten digits. */
  mobile?: string
  /**
   * Columns with free text. When a person is deleted, their addresses are replaced in the texts of other
   * people's rows.
   */
  texts?: string[]
  /** Effect of a deletion on these rows. */
  deleted: 'by itself' | `with ${string}` | `stays: ${string}`
  exported: string[]
  /** SQL for exported columns whose stored value isn't readable. */
  shown?: Record<string, string>
  /** Exported column with one path or a list of paths under /media/. */
  files?: string
  /** SQL for all files of a row, if the exported column doesn't name all of them. */
  stored?: string
  /** Personal columns that aren't exported, with the reason. */
  withheld: Record<string, string>
  /** Columns without personal data, with the reason. */
  impersonal: Record<string, string>
}

/** Addresses of the JSON list in $1. Written like this so that PostgreSQL uses an index. */
export const ADDRESSES = 'any(array(select jsonb_array_elements_text($1::jsonb)))'

/** Why keys of requests are withheld. */
export const INTENT = "detects repeated calls; a hash, or the sender's random number"

const SUSPECTED = 'whether a program may have sent it'

/** Columns of what visitors send. */
export const SUSPICION: Record<string, string> = {
  suspicious_at: SUSPECTED,
  suspicion: SUSPECTED,
  proven_at: SUSPECTED,
  released_at: SUSPECTED,
  spam_at: SUSPECTED,
}
