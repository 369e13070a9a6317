import { brand } from '../../../site/brand.ts'
import type { DeskEnquiry, Status } from '../data/enquiries/desk-enquiries.ts'
import type { Mail } from '../data/mails/mails.ts'
import { messagesIn } from '../messages/messages.ts'
import { followPart } from './follow-link.ts'
import { travellerGreeting } from './greeting.ts'
import { mailOf } from './letter-mail.ts'

/** Email about an enquiry's status, except for new ones; replies go to the desk. `link` opens the enquiry. */
export function statusMail(
  { reference, first_name, email, language }: DeskEnquiry,
  status: Exclude<Status, 'New'>,
  desk: string,
  link?: string,
): Mail {
  const says = messagesIn(language)
  const { title, text } = says.status[status]
  return {
    kind: 'status',
    recipient: email,
    about: email,
    enquiry: reference,
    replyTo: desk,
    ...mailOf({
      subject: says.status.subject(title, reference),
      desk,
      says,
      parts: [
        { kind: 'title', text: title },
        { kind: 'say', text: travellerGreeting(says, first_name) },
        { kind: 'say', text },
        followPart(says, link),
        { kind: 'say', text: says.letter.change(brand.phones[0], reference) },
      ],
    }),
  }
}

/** Email with a planner's own words; replies go to the desk. */
export function replyMail(
  { reference, first_name, email, language }: DeskEnquiry,
  text: string,
  name: string,
  desk: string,
  link?: string,
): Mail {
  const says = messagesIn(language)
  return {
    kind: 'reply',
    recipient: email,
    about: email,
    enquiry: reference,
    replyTo: desk,
    ...mailOf({
      subject: says.enquiry.subject(reference),
      desk,
      says,
      parts: [
        { kind: 'say', text: travellerGreeting(says, first_name) },
        { kind: 'lines', text },
        { kind: 'say', text: says.status.signed(name, brand.name) },
        followPart(says, link),
      ],
    }),
  }
}
