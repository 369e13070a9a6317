import { addDays } from '../../../../widgets/contract/values/add-days.ts'
import { isSigned, signatureOf } from '../../secrets/signed-address.ts'
import type { Queries } from '../engine/database.ts'
import { type Followable, followableWith } from '../enquiries/follow-keys.ts'
import { secretFor } from '../secrets.ts'

/** Database name of the key that signs links to plans. */
const SECRET = 'plan links'

/** Days for which a link opens a plan that is no longer valid. */
const DAYS_AFTER = 30

/** Most revocations that are told from a wrong signature. */
const MOST_ROUNDS = 20

/** A version of an enquiry's plan, until the end of its last valid day. */
export interface LinkedPlan {
  version: number
  valid_until: string
}

/** Includes the address, so that a corrected one ends the links sent to the wrong one. */
const signedText = ({ reference, email }: Followable, version: number, round: number) =>
  `${reference} ${version} ${round} ${email.toLowerCase()}`

/** When the links to a plan expire. */
export const linkEnds = ({ valid_until }: Pick<LinkedPlan, 'valid_until'>) =>
  new Date(`${addDays(valid_until, DAYS_AFTER + 1)}T00:00:00Z`)

/** Key of a link that opens a plan: 'TJ-7K2M-XQ9A.2.1796083200.Ab3…'. The same for each call. */
export async function planKey(
  queries: Queries,
  enquiry: Followable,
  plan: LinkedPlan,
): Promise<string> {
  const secret = await secretFor(queries, SECRET)
  const text = signedText(enquiry, plan.version, enquiry.link_round)
  return `${enquiry.reference}.${plan.version}.${signatureOf(secret, text, linkEnds(plan))}`
}

export type OpenedPlan =
  | { state: 'open'; enquiry: Followable; version: number }
  /** `language` is that of the enquiry. */
  | { state: 'expired' | 'revoked'; language: string | null }
  | { state: 'invalid' }

/** The enquiry and version that a key opens. */
export async function openPlan(queries: Queries, key: string, now: Date): Promise<OpenedPlan> {
  const [, reference, number = '', signature = ''] =
    /^([\w-]{1,20})\.([1-9]\d{0,5})\.(\d{1,12}\.[\w-]{32})$/.exec(key) ?? []
  const enquiry = reference === undefined ? undefined : await followableWith(queries, reference)
  if (!enquiry) return { state: 'invalid' }
  const version = Number(number)
  const secret = await secretFor(queries, SECRET)
  const { language, link_round } = enquiry
  const signed = (round: number, at: Date) =>
    isSigned(secret, signedText(enquiry, version, round), signature, at)
  if (signed(link_round, now)) return { state: 'open', enquiry, version }
  const ever = new Date(0)
  if (signed(link_round, ever)) return { state: 'expired', language }
  for (let round = link_round - 1; round >= Math.max(0, link_round - MOST_ROUNDS); round -= 1) {
    if (signed(round, ever)) return { state: 'revoked', language }
  }
  return { state: 'invalid' }
}
