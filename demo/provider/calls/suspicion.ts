/** What is known about who sent a form. Missing facts prove nothing. */
export interface Facts {
  /** Text in the field that people don't see. */
  trapped: boolean
  /** Ms from the page's request to the submission. */
  elapsed: number | undefined
  origin: boolean
  fetchSite: boolean
  acceptLanguage: boolean
  userAgent: string
  email: string
  /** Short texts, such as names. */
  names: readonly (string | undefined)[]
  text: string
  /** The same long text has just been sent several times. */
  repeated: boolean
  /** Many forms have just been sent from the same address. */
  busy: boolean
}

export type SentHeaders = Pick<Facts, 'origin' | 'fetchSite' | 'acceptLanguage' | 'userAgent'>

interface Rule {
  weight: number
  /** 'sender' signs are those of a program, which a proof of work or a person's confirmation outweighs. */
  about: 'sender' | 'content'
  /** For staff. */
  says: string
  holds: (facts: Facts) => boolean
}

/** Ms. Nobody opens a page, types five fields and sends them within this time. */
export const SOONEST = 2500

/** Sum of weights from which a submission waits for staff. */
export const HELD_FROM = 5

const LINK = /https?:\/\/|\bwww\.|\[url\b|<a\s/gi
const linksIn = (text: string) => text.match(LINK)?.length ?? 0

const PROGRAM =
  /^$|\b(?:curl|wget|python|aiohttp|httpx|go-http|okhttp|java|axios|node|undici|libwww|scrapy|postman\w*|headless\w*)\b/i

const DISPOSABLE =
  /@(?:.*\.)?(?:mailinator|yopmail|sharklasers|guerrillamail|10minutemail|temp-?mail|tempmailo?|trashmail|throwaway\w*|getnada|maildrop|dispostable|fakeinbox|mohmal|moakt|emailondeck|mailnesia|discard)\b/i

const headersOf = ({ origin, fetchSite, acceptLanguage }: SentHeaders) =>
  [origin, fetchSite, acceptLanguage].filter(Boolean).length

/**
 * Every browser sends Accept-Language, and Origin with each POST, which calls of sandboxed frames lose on their way.
 * Sec-Fetch-Site is newer, and not sent to http.
 */
const RULES = {
  trap: {
    weight: 10,
    about: 'content',
    says: 'filled in a field that people don’t see',
    holds: ({ trapped }) => trapped,
  },
  instant: {
    weight: 6,
    about: 'sender',
    says: 'sent faster than people type',
    holds: ({ elapsed = Infinity }) => elapsed < SOONEST,
  },
  program: {
    weight: 6,
    about: 'sender',
    says: 'sent without the headers of a browser',
    holds: (facts) => headersOf(facts) === 0,
  },
  headers: {
    weight: 2,
    about: 'sender',
    says: 'sent without some headers of a browser',
    holds: (facts) =>
      headersOf(facts) > 0 && !((facts.origin || facts.fetchSite) && facts.acceptLanguage),
  },
  agent: {
    weight: 3,
    about: 'sender',
    says: 'sent by a program, by its own name',
    holds: ({ userAgent }) => PROGRAM.test(userAgent),
  },
  busy: {
    weight: 1,
    about: 'sender',
    says: 'one of many from the same address',
    holds: ({ busy }) => busy,
  },
  disposable: {
    weight: 2,
    about: 'sender',
    says: 'a disposable email address',
    holds: ({ email }) => DISPOSABLE.test(email),
  },
  named: {
    weight: 6,
    about: 'content',
    says: 'a link in a name',
    holds: ({ names }) => names.some((name = '') => linksIn(name) > 0),
  },
  link: {
    weight: 1,
    about: 'content',
    says: 'a link in the text',
    holds: ({ text }) => linksIn(text) === 1,
  },
  links: {
    weight: 3,
    about: 'content',
    says: 'two links in the text',
    holds: ({ text }) => linksIn(text) === 2,
  },
  spam: {
    weight: 6,
    about: 'content',
    says: 'many links in the text',
    holds: ({ text }) => linksIn(text) > 2,
  },
  repeated: {
    weight: 4,
    about: 'content',
    says: 'a text that was just sent several times',
    holds: ({ repeated }) => repeated,
  },
} satisfies Record<string, Rule>

export type Sign = keyof typeof RULES

const SIGNS = Object.keys(RULES) as Sign[]

/** True if a request has the headers of a browser, by its own words. */
export const isOfBrowser = ({ origin, fetchSite, acceptLanguage, userAgent }: SentHeaders) =>
  (origin || fetchSite) && acceptLanguage && !PROGRAM.test(userAgent)

/** Signs that a submission doesn't come from a person with a trip in mind. */
export const signsIn = (facts: Facts): Sign[] => SIGNS.filter((sign) => RULES[sign].holds(facts))

export const isSuspicious = (signs: readonly Sign[]) =>
  signs.reduce((sum, sign) => sum + RULES[sign].weight, 0) >= HELD_FROM

/** Signs that a proof of work or a confirmation leaves. */
export const afterProof = (signs: readonly Sign[]) =>
  signs.filter((sign) => RULES[sign].about === 'content')

/** Signs in words; those of another version are left out. */
export const inWords = (signs: readonly string[]) =>
  SIGNS.filter((sign) => signs.includes(sign)).map((sign) => RULES[sign].says)
