/**
 * Query parameters of a form's call, next to `partner`. All are optional: an unknown value counts as missing, and a
 * missing one proves nothing.
 */

/** Version and language of the sentence about privacy that the form showed, like '1.hi'. */
export const NOTICE = 'notice'

/** Ms from the page's request to the submission. */
export const ELAPSED = 'elapsed'

/** Of a form that a server rendered: when, signed by the provider. */
export const SHOWN = 'shown'

/** Text of the field that people don't see. Not the name of anything that browsers fill in. */
export const TRAP = 'topic'

export const FORM_FACTS = [NOTICE, ELAPSED, SHOWN, TRAP] as const

/** Of the sentences in `messages/`. `contract/privacy-notices.ts` has the texts of all versions. */
export const NOTICE_VERSION = 1

export const noticeIn = (language: string) => `${NOTICE_VERSION}.${language}`
