import { randomBytes } from 'node:crypto'
import type { Queries } from '../engine/database.ts'

/** Base32 in lower case (RFC 4648, section 6), because mail servers may change the case of addresses. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** 160 random bits. */
const LENGTH = 32

const TOKEN = new RegExp(`\\+([a-z2-7]{${LENGTH}})@`, 'g')

/** The tokens in a text with addresses such as replies+TOKEN@company.example, in lower case. */
export function tokensIn(text: string): string[] {
  return [...new Set([...text.toLowerCase().matchAll(TOKEN)].map(([, token]) => token!))]
}

/**
 * The address for replies to an email, if it is about an enquiry and to its traveller. The enquiry keeps its token, also
 * when its own address is corrected.
 */
export async function replyAddressOf(
  { query }: Queries,
  mail: number,
  address: string,
): Promise<string | undefined> {
  const [row] = await query<{ uuid: string; token: string | null }>(
    `select uuid, reply_token as token from mails join enquiries on uuid = enquiry
     where id = $1 and about = lower(recipient)`,
    [mail],
  )
  if (!row) return undefined
  const token = row.token ?? (await giveToken({ query }, row.uuid))
  return token && address.replace('@', `+${token}@`)
}

/** Another instance may be first. */
async function giveToken(
  { query }: Pick<Queries, 'query'>,
  uuid: string,
): Promise<string | undefined> {
  const [row] = await query<{ token: string }>(
    `update enquiries set reply_token = coalesce(reply_token, $2) where uuid = $1
     returning reply_token as token`,
    [uuid, newToken()],
  )
  return row?.token
}

const newToken = () =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
