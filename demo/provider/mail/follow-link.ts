import { FOLLOW_DAYS } from '../../../widgets/contract/limits.ts'
import { enquiryOfSender, followKey } from '../data/enquiries/follow-keys.ts'
import type { Queries } from '../data/engine/database.ts'
import type { Mail } from '../data/mails/mails.ts'
import type { Settings } from '../settings/settings.ts'
import { ownOrigin } from './account-address.ts'
import { travellerGreeting } from './greeting.ts'
import type { Part } from './letter.ts'
import { mailOf } from './letter-mail.ts'

/** Page that opens an enquiry without an account. */
const PAGE = '/follow-enquiry'

interface Addressee {
  reference: string
  email: string
}

/** Signed full address of an enquiry's page for its sender; undefined without an {@link ownOrigin}. */
export async function followAddress(
  queries: Queries,
  settings: Settings,
  requestOrigin: string,
  { reference, email }: Addressee,
): Promise<string | undefined> {
  const origin = ownOrigin(settings, requestOrigin)
  const enquiry = await enquiryOfSender(queries, reference, email)
  if (!origin || !enquiry) return undefined
  return `${origin}${PAGE}?key=${await followKey(queries, enquiry, settings.now())}`
}

const ADDRESSES = /https?:\/\/[^\s"<>]+\/follow-enquiry\?key=[\w.-]+/g

/** Replaces the link in the text of an email that is sent to a corrected address. */
export const withFollowAddress = (text: string, address: string): string =>
  text.replace(ADDRESSES, () => address)

/** Link to the enquiry at the end of an email. */
export const followPart = (address: string | undefined): Part | undefined =>
  address === undefined ? undefined : { kind: 'link', label: 'Follow your enquiry', address }

export const FOLLOW_KEPT: Part = {
  kind: 'say',
  text: `You don’t need a password. The link works for ${FOLLOW_DAYS} days. Don’t share it.`,
}

/** Email with a new link to an enquiry. Only an address with this reference gets one. */
export function followLinkMail(
  { reference, email }: Addressee,
  firstName: string | null | undefined,
  address: string,
  desk: string,
): Mail {
  return {
    kind: 'enquiry-link',
    recipient: email,
    about: email,
    enquiry: reference,
    replyTo: desk,
    ...mailOf({
      subject: `Your link to enquiry ${reference}`,
      desk,
      parts: [
        { kind: 'title', text: `Your enquiry ${reference}` },
        { kind: 'say', text: travellerGreeting(firstName) },
        { kind: 'say', text: 'Here is a new link to your enquiry.' },
        followPart(address),
        FOLLOW_KEPT,
        { kind: 'aside', text: 'Wasn’t you? You can ignore this email.' },
      ],
    }),
  }
}
