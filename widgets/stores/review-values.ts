/** The review form as typed (specification, section 2): every value is text, but for the photos. */
export interface ReviewValues {
  first_name: string
  last_name: string
  email: string
  mobile_number: string
  /** The attraction's id. */
  attraction: string
  /** What was written to find it, as long as that is no choice: the list may come late. */
  attraction_text: string
  /** YYYY-MM-DD, or what was written instead of a date. */
  date_of_visit: string
  /** '1' to '5', or '' before a choice. */
  rating: string
  feedback: string
  photos: readonly File[]
}

export type ReviewField = keyof ReviewValues

export const BLANK: ReviewValues = {
  first_name: '',
  last_name: '',
  email: '',
  mobile_number: '',
  attraction: '',
  attraction_text: '',
  date_of_visit: '',
  rating: '',
  feedback: '',
  photos: [],
}

/** Trims e-mail and mobile on entry (specification, section 5). */
export function enter<Field extends ReviewField>(
  field: Field,
  value: ReviewValues[Field],
): ReviewValues[Field] {
  if (typeof value !== 'string' || !/^(?:email|mobile)/.test(field)) return value
  return value.trim() as ReviewValues[Field]
}
