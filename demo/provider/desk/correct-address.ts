import { safeParse } from 'zod/mini'
import { email as emailSchema } from '../../../widgets/contract/text.ts'
import { addFirstLink } from '../data/people/account-links.ts'
import { type Unsent, correctAddress } from '../data/enquiries/correct-address.ts'
import type { Queries } from '../data/engine/database.ts'
import type { DeskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import { logDeed } from '../data/desk-log.ts'
import { sightsOf, stopsOf } from '../data/enquiries/enquiries.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import { type Mail, addMails } from '../data/mails/mails.ts'
import { SIGHT_LABELS } from '../messages/messages.ts'
import type { Staff } from '../data/people/staff.ts'
import { storedEnquiry } from '../data/enquiries/stored-enquiry.ts'
import { addUser } from '../data/people/users.ts'
import { accountAddress } from '../mail/account-address.ts'
import { travellerMail } from '../mail/enquiry-to-traveller.ts'
import { followAddress, withFollowAddress } from '../mail/follow-link.ts'
import { planLinksOf } from '../mail/plan-link.ts'
import { newToken } from '../secrets/token.ts'
import type { Settings } from '../settings/settings.ts'
import { Overtaken } from './answers.ts'

/** A valid email address, or undefined. */
export function addressIn(text: string | undefined): string | undefined {
  const read = safeParse(emailSchema, text)
  return read.success ? read.data : undefined
}

export interface Correction {
  enquiry: DeskEnquiry
  email: string
  staff: Staff
  intent: string | undefined
  /** For the links in demo mode. */
  origin: string
}

/**
 * Corrects an enquiry's address, and sends the confirmation with a link to the account, along with undelivered
 * emails, to the new one. Does all or nothing, and only once per form.
 * @throws {Overtaken} if the address has changed since the form was shown
 */
export async function correctAndResend(
  queries: Queries,
  settings: Settings,
  { enquiry, email, staff, intent, origin }: Correction,
): Promise<void> {
  const { uuid, email: was } = enquiry
  const at = settings.now()
  await shareMailbox(queries, was, email)
  const deed = { staff: staff.uuid, at, deed: 'address', was, text: email, intent } as const
  if (!(await logDeed(queries, deed, 'enquiry', uuid))) return
  const unsent = await correctAddress(queries, { uuid, was, email })
  if (!unsent) throw new Overtaken()
  const { reference, language } = enquiry
  const follow = await followAddress(queries, settings, origin, {
    reference,
    email,
    language,
  })
  const planLinked = await planLinksOf(queries, settings, origin, enquiry)
  const linked = (text: string) => planLinked(follow ? withFollowAddress(text, follow) : text)
  const mails = unsent
    .filter(({ kind, body }) => kind !== 'enquiry-to-traveller' && body !== '')
    .map((mail) => again(mail, enquiry, email, settings.enquiryEmail, linked))
  const isOwed = unsent.some(({ kind }) => kind === 'enquiry-to-traveller')
  if (isOwed || email.toLowerCase() !== was.toLowerCase()) {
    mails.unshift(await confirmation(queries, settings, enquiry, origin, follow))
  }
  await addMails(queries, mails, at, settings.demo)
}

function again(
  { kind, subject, body, html }: Unsent,
  { reference }: DeskEnquiry,
  recipient: string,
  desk: string,
  linked: (text: string) => string,
): Mail {
  const text = { subject, body: linked(body), ...(html !== null && { html: linked(html) }) }
  return { kind, recipient, about: recipient, enquiry: reference, replyTo: desk, ...text }
}

async function confirmation(
  queries: Queries,
  settings: Settings,
  { uuid, reference, partner, attribution, language: spoken, received_at }: DeskEnquiry,
  origin: string,
  follow: string | undefined,
): Promise<Mail> {
  const at = settings.now()
  const enquiry = await storedEnquiry(queries, uuid)
  const language = spoken ?? undefined
  const stops = await stopsOf(queries, enquiry, language)
  const sights = await sightsOf(queries, enquiry, SIGHT_LABELS, language)
  await addUser(queries, { ...enquiry, language }, at)
  const token = newToken()
  const address = accountAddress(settings, origin, token, language)
  const isLinked = address && (await addFirstLink(queries, enquiry.email, token, at))
  const came = { partner, attribution: attribution ?? {}, language }
  const told = { enquiry, reference, stops, sights, ...came, at: received_at, user: undefined }
  const link = isLinked ? address : undefined
  return travellerMail({ ...told, claimed: undefined }, settings.enquiryEmail, follow, link)
}
