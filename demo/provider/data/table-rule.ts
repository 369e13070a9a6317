/** How one table keeps what is somebody's. Every column of it is in one of three lists. */
export interface TableRule {
  /** How long a row is kept if nobody asks: a setting, or a time that does not change. */
  kept: string
  /** Which rows are somebody's: a condition, in which {@link ADDRESSES} are theirs, in lower case. */
  of: string
  /** Columns with addresses, of which one person may have several spellings. */
  addresses?: string[]
  /** The column with a mobile number, in ten digits. */
  mobile?: string
  /**
   * Columns with free text. Where somebody else's row contains an address of a person who is deleted, the address is
   * blotted out and the rest stays.
   */
  texts?: string[]
  /** What becomes of those rows when they are to be deleted. */
  deleted: 'by itself' | `with ${string}` | `stays: ${string}`
  /** What an export shows. */
  exported: string[]
  /** How it shows what says nothing as it is stored. */
  shown?: Record<string, string>
  /** The exported column with paths of files below /media/: one of them, or a list. */
  files?: string
  /** All files of a row that are removed with it, as SQL, where the exported column does not name them all. */
  stored?: string
  /** What is somebody's and not exported, and why. */
  withheld: Record<string, string>
  /** What is nobody's, and why. */
  impersonal: Record<string, string>
}

/** Any of the addresses of a query's first parameter, so that an index is used. */
export const ADDRESSES = 'any(array(select jsonb_array_elements_text($1::jsonb)))'
