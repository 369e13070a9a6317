import { FOLLOW_DAYS } from '../../../widgets/contract/limits.ts'
import { enquiryOfSender, followKey } from '../data/enquiries/follow-keys.ts'
import type { Queries } from '../data/engine/database.ts'
import type { Mail } from '../data/mails/mails.ts'
import { type Messages, messagesIn, pathIn } from '../messages/messages.ts'
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
  /** BCP 47 tag; null or undefined for English. */
  language?: string | null | undefined
}

/** Signed full address of an enquiry's page for its sender; undefined without an {@link ownOrigin}. */
export async function followAddress(
  queries: Queries,
  settings: Settings,
  requestOrigin: string,
  { reference, email, language }: Addressee,
): Promise<string | undefined> {
  const origin = ownOrigin(settings, requestOrigin)
  const enquiry = await enquiryOfSender(queries, reference, email)
  if (!origin || !enquiry) return undefined
  const page = origin + pathIn(messagesIn(language), PAGE)
  return `${page}?key=${await followKey(queries, enquiry, settings.now())}`
}

const ADDRESSES = /https?:\/\/[^\s"<>]+\/follow-enquiry\?key=[\w.-]+/g

/** Replaces the link in the text of an email that is sent to a corrected address. */
export const withFollowAddress = (text: string, address: string): string =>
  text.replace(ADDRESSES, () => address)

/** Link to the enquiry at the end of an email. */
export const followPart = ({ follow }: Messages, address: string | undefined): Part | undefined =>
  address === undefined ? undefined : { kind: 'link', label: follow.label, address }

export const followKept = ({ follow }: Messages): Part => ({
  kind: 'say',
  text: follow.kept(FOLLOW_DAYS),
})

/** Email with a new link to an enquiry. Only an address with this reference gets one. */
export function followLinkMail(
  { reference, email, language }: Addressee,
  firstName: string | null | undefined,
  address: string,
  desk: string,
): Mail {
  const says = messagesIn(language)
  const { subject, title, newLink } = says.follow
  return {
    kind: 'enquiry-link',
    recipient: email,
    about: email,
    enquiry: reference,
    replyTo: desk,
    ...mailOf({
      subject: subject(reference),
      desk,
      says,
      parts: [
        { kind: 'title', text: title(reference) },
        { kind: 'say', text: travellerGreeting(says, firstName) },
        { kind: 'say', text: newLink },
        followPart(says, address),
        followKept(says),
        { kind: 'aside', text: says.letter.notYou },
      ],
    }),
  }
}
