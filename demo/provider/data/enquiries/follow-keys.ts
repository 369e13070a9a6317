import { FOLLOW_DAYS } from '../../../../widgets/contract/limits.ts'
import { isSigned, signatureOf } from '../../secrets/signed-address.ts'
import type { Queries } from '../engine/database.ts'
import { secretFor } from '../secrets.ts'

/** Database name of the key that signs links to enquiries. */
const SECRET = 'enquiry links'

/** Enquiry that a key opens. */
export interface Followable {
  uuid: string
  reference: string
  email: string
  first_name: string | null
  link_round: number
  language: string | null
}

const COLUMNS = 'uuid, reference, email, first_name, link_round, language'

/** Includes the address, so that a corrected one ends the links sent to the wrong one. */
const signedText = ({ reference, email, link_round }: Followable) =>
  `${reference} ${link_round} ${email.toLowerCase()}`

/** The enquiry with a reference, if the address is its sender's and may get emails about it. */
export async function enquiryOfSender(
  { query }: Queries,
  reference: string,
  email: string,
): Promise<Followable | undefined> {
  const sql = `select ${COLUMNS} from enquiries
    where reference = $1 and lower(email) = lower($2) and suspicious_at is null`
  return (await query<Followable>(sql, [reference, email]))[0]
}

/** The user's own enquiry with this id. */
export async function ownEnquiry(
  { query }: Queries,
  uuid: string,
  email: string,
): Promise<Followable | undefined> {
  const sql = `select ${COLUMNS} from enquiries where uuid = $1 and lower(email) = lower($2)`
  return (await query<Followable>(sql, [uuid, email]))[0]
}

/** Key of a link that opens an enquiry without an account: 'TJ-7K2M-XQ9A.1796083200.Ab3…'. */
export async function followKey(queries: Queries, enquiry: Followable, now: Date): Promise<string> {
  const until = new Date(now.getTime() + FOLLOW_DAYS * 24 * 3_600_000)
  const secret = await secretFor(queries, SECRET)
  return `${enquiry.reference}.${signatureOf(secret, signedText(enquiry), until)}`
}

export async function followableWith(
  { query }: Queries,
  reference: string,
): Promise<Followable | undefined> {
  const sql = `select ${COLUMNS} from enquiries where reference = $1`
  return (await query<Followable>(sql, [reference]))[0]
}

/** The enquiry that a key opens; undefined if the key is invalid, expired or revoked. */
export async function enquiryOfKey(
  queries: Queries,
  key: string,
  now: Date,
): Promise<Followable | undefined> {
  const [, reference, signature = ''] = /^([\w-]{1,20})\.(\d{1,12}\.[\w-]{32})$/.exec(key) ?? []
  if (reference === undefined) return undefined
  const enquiry = await followableWith(queries, reference)
  if (!enquiry) return undefined
  const secret = await secretFor(queries, SECRET)
  return isSigned(secret, signedText(enquiry), signature, now) ? enquiry : undefined
}

/** Makes all earlier links of an enquiry invalid. */
export async function revokeLinks({ query }: Queries, uuid: string): Promise<void> {
  await query('update enquiries set link_round = link_round + 1 where uuid = $1', [uuid])
}
