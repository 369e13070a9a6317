import { BadSetting } from './bad-setting.ts'

/** At most `limit` times within `seconds`. */
export interface Rate {
  limit: number
  seconds: number
}

/** How often what may be done. An address is the visitor's. */
export interface Rates {
  /** New enquiries from one address. */
  enquiryRate: Rate
  /** Mails to one traveller; beyond it enquiries are stored and told to the desk alone. */
  travellerRate: Rate
  /** New reviews and testimonials together from one address. */
  uploadRate: Rate
  /** Sign-ins from one address, right or wrong. */
  signInRate: Rate
  /** Failed sign-ins to one account from one address. */
  failedSignInRate: Rate
  /** The same from all addresses. */
  failedAccountRate: Rate
  /** Passwords that one user types to change their own. */
  passwordRate: Rate
  /** Links for forgotten passwords, asked for from one address. */
  forgottenRate: Rate
  /** Links for forgotten passwords to one mailbox. */
  forgottenMailboxRate: Rate
  /** Links to accounts that one address opens or uses, each. */
  activationRate: Rate
  /** One-time codes asked for from one address. */
  codeRate: Rate
  /** One-time codes to one mailbox. */
  codeMailboxRate: Rate
}

const HOUR = 3600

/** Each rate's name in `LIMITS`, and what it is unless that says otherwise. */
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
 * Reads `LIMITS`, as 'enquiries=100/10m, codes=40/1h'. What it does not name keeps its default.
 * @throws {BadSetting} for an unknown name, a limit of no request, and a time that is not 1 s to 1 h, which is
 * how long requests are remembered.
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
    `LIMITS must be like enquiries=60/10m, separated by commas, within an hour, of ${names}, and holds '${part}'.`,
  )
}
