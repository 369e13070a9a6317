import { ELAPSED, SHOWN, TRAP } from '../../../widgets/contract/values/form-facts.ts'
import type { Database } from '../data/engine/database.ts'
import { shownAt } from '../data/form-stamps.ts'
import { passesRateLimits } from '../data/rate-limits.ts'
import type { Settings } from '../settings/settings.ts'
import type { Call } from './calls.ts'
import { type Facts, type SentHeaders, type Sign, signsIn } from './suspicion.ts'

export type Sent = Pick<Facts, 'email' | 'names'> & {
  text: string | undefined
  /** A repeated request counts once. */
  intent: string | undefined
}

/** Forms of an address within ten minutes that are usual in an office. */
const PACE = { limit: 20, seconds: 600 }

/** Same texts within an hour. */
const SAME = { limit: 5, seconds: 3600 }

/** Characters of a text from which equal ones aren't a coincidence. */
const LONG = 40

/** Suspicious signs of a call; none if nothing is to be held. Not for use in a transaction. */
export async function senderSigns(
  { database, settings }: { database: Database; settings: Settings },
  { address, header, query }: Pick<Call<unknown>, 'address' | 'header' | 'query'>,
  { email, names, text = '', intent }: Sent,
): Promise<Sign[]> {
  if (!settings.holdSuspicious) return []
  const now = settings.now()
  const isWithin = async (subject: string, rate: typeof PACE) =>
    passesRateLimits(database, [{ subject, intent, ...rate }], now)
  // A line that names attractions is written by the form.
  const typed = plain(text.replace(/^[^\n:]{1,30}: .*$/gm, ''))
  const shown = await shownAt(database, query(SHOWN) ?? '', now)
  return signsIn({
    trapped: Boolean(query(TRAP)),
    elapsed: shown ? now.getTime() - shown.getTime() : milliseconds(query(ELAPSED)),
    ...sentHeaders(header),
    email,
    names,
    text,
    repeated: typed.length >= LONG && !(await isWithin(`text ${typed}`, SAME)),
    busy: !(await isWithin(`forms of ${address}`, PACE)),
  })
}

export const sentHeaders = (header: Call<unknown>['header']): SentHeaders => ({
  origin: header('origin') !== undefined,
  fetchSite: header('sec-fetch-site') !== undefined,
  acceptLanguage: header('accept-language') !== undefined,
  userAgent: header('user-agent') ?? '',
})

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const milliseconds = (text = '') => (/^\d{1,12}$/.test(text) ? Number(text) : undefined)
