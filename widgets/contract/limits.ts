/** Limits shared by client and provider; limits of files are in files.ts. Times are in seconds unless noted. */

/** Days of one destination and people of one enquiry, from 1. */
export const MAX_DAYS = 365
export const MAX_PEOPLE = 500
export const MAX_DESTINATIONS = 20

/** Characters. */
export const MAX_NAME = 100
export const MAX_EMAIL = 254
export const MAX_TEXT = 5000

/** Specification, section 9. */
export const MOBILE_DIGITS = 10
export const OTP_DIGITS = 6

/** One-time codes: lifetime, wrong guesses, and wait before a resend. */
export const OTP_LIFE = 600
export const OTP_GUESSES = 5
export const OTP_RESEND_AFTER = 30

/** Days for which an emailed link opens an enquiry. */
export const FOLLOW_DAYS = 90

/** Days from today to the wizard's earliest start (specification, section 9). */
export const FROM_DATE_LEAD = 7

/** Milliseconds to wait for the response to an enquiry, enough for a slow phone. */
export const ENQUIRY_TIMEOUT = 30_000

/** Milliseconds after which a lazily loaded part has failed (specification, section 9). */
export const LAZY_TIMEOUT = 120_000
/** Milliseconds after which the visitor sees that a part is late. */
export const LATE = 10_000
/** Milliseconds after which a widget whose language is late shows English. */
export const LANGUAGE_WAIT = 3_000
/** Milliseconds after which a request for a part may be repeated. */
export const HANGING = 5_000

/** Characters. */
export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 200

/** Characters. */
export const MIN_SEARCH = 2
export const MAX_SEARCH = 100

/** Attractions on one page, and in a list requested without pages. */
export const MAX_PAGE_SIZE = 50
export const MAX_LISTED = 5000
/** Longest list that the site shows without pages. */
export const WHOLE_LIST = 100
/** Categories in one filter, and separately counted lists of categories. */
export const MAX_CATEGORIES = 1000
/** Attractions in one page of `attractionAddresses`. */
export const MAX_ADDRESSES = 5000
