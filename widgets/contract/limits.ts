/** Limits both ends keep to; those of files are in files.ts. Times in seconds unless the name says otherwise. */

/** Days of one destination, and people of one enquiry (1 to this many). */
export const MAX_DAYS = 365
export const MAX_PEOPLE = 500
/** Destination rows of one enquiry. */
export const MAX_DESTINATIONS = 20

/** Longest texts, in characters. */
export const MAX_NAME = 100
export const MAX_EMAIL = 254
export const MAX_TEXT = 5000

/** Digits of a phone number and of a one-time code (specification, section 9). */
export const MOBILE_DIGITS = 10
export const OTP_DIGITS = 6

/** A one-time code lives this long, may be guessed this often, and be sent again after this long. */
export const OTP_LIFE = 600
export const OTP_GUESSES = 5
export const OTP_RESEND_AFTER = 30

/** The wizard's earliest start, in days from today (specification, section 9). */
export const FROM_DATE_LEAD = 7

/** Hotel categories (specification, section 9); of several chosen, all are named. */
export const HOTEL_CATEGORIES = ['5 Star', '4 Star', '3 Star'] as const

/** A lazily loaded part counts as failed after this long, in milliseconds (specification, section 9). */
export const LAZY_TIMEOUT = 120_000
/** A person who waits for such a part is told after this long, in milliseconds. */
export const LATE = 10_000
/** A request for such a part that has no answer after this long may be made again, in milliseconds. */
export const HANGING = 5_000

/** Shortest and longest password to set, in characters. */
export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 200

/** Shortest and longest text that a search looks for, in characters. */
export const MIN_SEARCH = 2
export const MAX_SEARCH = 100

/** Attractions of one page of a list, and of a list that nobody asked for by pages. */
export const MAX_PAGE_SIZE = 50
export const MAX_LISTED = 5000
/** Places of a list that the site shows without pages. */
export const WHOLE_LIST = 100
/** Categories that a list may be narrowed to, and lists of them that are counted apart. */
export const MAX_CATEGORIES = 1000
/** Of one part of the list of all addresses. */
export const MAX_ADDRESSES = 5000
