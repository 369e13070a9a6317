import { BadSetting } from './bad-setting.ts'

/** At most `limit` times within `seconds`. */
export interface Rate {
  limit: number
  seconds: number
}

/** Rate limits. Addresses are those of clients. */
export interface Rates {
  /** New enquiries per address. */
  enquiryRate: Rate
  /** Emails per traveller; further enquiries are stored, but only the desk gets an email. */
  travellerRate: Rate
  /** New reviews and testimonials together, per address. */
  uploadRate: Rate
  /** Sign-ins per address, successful or not. */
  signInRate: Rate
  /** Failed sign-ins per account and address. */
  failedSignInRate: Rate
  /** Failed sign-ins per account. */
  failedAccountRate: Rate
  /** Attempts to change a password, per user. */
  passwordRate: Rate
  /** Forgotten-password requests per address, and separately requests for a link to an enquiry. */
  forgottenRate: Rate
  /** Forgotten-password links per mailbox, and links per enquiry. */
  forgottenMailboxRate: Rate
  /** Account links opened per address, and separately links used, and invalid links to enquiries. */
  activationRate: Rate
  /** One-time code requests per address. */
  codeRate: Rate
  /** One-time codes per mailbox. */
  codeMailboxRate: Rate
}

const HOUR = 3600

/** Name in `LIMITS`, and defaults. */
const NAMED: Record<keyof Rates, [name: string, limit: number, seconds: number]> = {
  enquiryRate: ['enquiries', 60, 600],
  travellerRate: ['traveller-mails', 5, HOUR],
  uploadRate: ['uploads', 30, 600],
  signInRate: ['sign-ins', 50, 900],
  failedSignInRate: ['failed-sign-ins', 10, 900],
  failedAccountRate: ['account-failed-sign-ins', 30, 900],
  passwordRate: ['password-changes', 10, 900],
  forgottenRate: ['forgotten-passwords', 30, HOUR],
  forgottenMailboxRate: ['mailbox-forgotten-passwords', 3, HOUR],
  activationRate: ['activations', 60, HOUR],
  codeRate: ['codes', 20, HOUR],
  codeMailboxRate: ['mailbox-codes', 5, HOUR],
}

const KEYS = Object.keys(NAMED) as (keyof Rates)[]
const UNITS: Record<string, number> = { s: 1, m: 60, h: HOUR }

/**
 * Parses `LIMITS`, such as 'enquiries=100/10m, codes=40/1h'; others keep their defaults.
 * @throws {BadSetting} for an unknown name, a limit of zero, or a time outside of 1 s to 1 h, the longest that
 * requests are remembered.
 */
export function ratesFrom(value = ''): Rates {
  const parts = value.split(',').map((part) => part.trim())
  const said = new Map(parts.filter(Boolean).map(rateIn))
  const rates = KEYS.map((key) => {
    const [, limit, seconds] = NAMED[key]
    return [key, said.get(key) ?? { limit, seconds }]
  })
  return Object.fromEntries(rates) as Rates
}

function rateIn(part: string): [keyof Rates, Rate] {
  const [, name, limit, count, unit = ''] =
    /^([\w-]+)=(\d{1,7})\/(\d{1,4})([smh])$/.exec(part) ?? []
  const rate = { limit: Number(limit), seconds: Number(count) * UNITS[unit]! }
  const key = KEYS.find((each) => NAMED[each][0] === name)
  if (key && rate.limit > 0 && rate.seconds > 0 && rate.seconds <= HOUR) return [key, rate]
  const names = KEYS.map((each) => NAMED[each][0]).join(', ')
  throw new BadSetting(
    `LIMITS must be entries like enquiries=60/10m, separated by commas, of at most an hour, with names from ${names}, but contains '${part}'.`,
  )
}
