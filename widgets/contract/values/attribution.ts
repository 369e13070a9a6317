/**
 * Where an enquiry came from: parameters of its call next to `partner`. The names of campaigns are those that
 * advertisers put into links (https://support.google.com/analytics/answer/10917952).
 */
export const ATTRIBUTION_NAMES = [
  'page',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'host_reference',
] as const

type Name = (typeof ATTRIBUTION_NAMES)[number]

export type Attribution = Partial<Record<Name, string>>

/** Labels for staff. */
export const ATTRIBUTION: Readonly<Record<Name, string>> = {
  page: 'Page',
  referrer: 'Referrer',
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
  gclid: 'Google click',
  fbclid: 'Facebook click',
  host_reference: 'Host’s reference',
}

/** Longest value and all of them together, in characters. */
const [LONGEST, MOST] = [500, 2000]

/** Limits the values: longer ones are cut, and those that no longer fit are left out. */
export function bounded(values: Readonly<Record<string, string | null | undefined>>): Attribution {
  const kept: Attribution = {}
  let left = MOST
  for (const name of ATTRIBUTION_NAMES) {
    // Half a character at the cut is in \p{C}, too.
    const value = (values[name] ?? '')
      .slice(0, LONGEST)
      .replace(/[\p{C}\p{Z}]+/gu, ' ')
      .trim()
    if (value && value.length <= left) {
      kept[name] = value
      left -= value.length
    }
  }
  return kept
}

/** An address without what may be secret: user, query and fragment. Undefined if it is no web page. */
export function bareAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, pathname } = new URL(address)
  return /^https?:$/.test(protocol) ? origin + pathname : undefined
}
