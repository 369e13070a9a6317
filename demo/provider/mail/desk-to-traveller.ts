import { brand } from '../../../site/brand.ts'
import type { DeskEnquiry, Status } from '../data/enquiries/desk-enquiries.ts'
import type { Mail } from '../data/mails/mails.ts'
import { followPart } from './follow-link.ts'
import { travellerGreeting } from './greeting.ts'
import { mailOf } from './letter-mail.ts'

/** Meaning of a status for the traveller. A new enquiry has its own email. */
const TOLD: Record<Exclude<Status, 'New'>, [subject: string, text: string]> = {
  'In progress': [
    'We’re working on your trip',
    'One of our planners is working on your enquiry. We’ll email you a plan with a price.',
  ],
  Completed: [
    'Your enquiry is completed',
    'Everything you asked for is settled. Thank you for planning your trip with us.',
  ],
  Canceled: [
    'Your enquiry is canceled',
    'We’ve closed your enquiry, and nothing is booked. If that isn’t what you want, reply to this email.',
  ],
}

/** Email about an enquiry's status; replies go to the desk. `link` opens the enquiry. */
export function statusMail(
  { reference, first_name, email }: DeskEnquiry,
  status: Exclude<Status, 'New'>,
  desk: string,
  link?: string,
): Mail {
  const [subject, text] = TOLD[status]
  return {
    kind: 'status',
    recipient: email,
    about: email,
    enquiry: reference,
    replyTo: desk,
    ...mailOf({
      subject: `${subject}: ${reference}`,
      desk,
      parts: [
        { kind: 'title', text: subject },
        { kind: 'say', text: travellerGreeting(first_name) },
        { kind: 'say', text },
        followPart(link),
        {
          kind: 'say',
          text: `Need to change something? Reply to this email or call ${brand.phones[0]} and quote ${reference}.`,
        },
      ],
    }),
  }
}

export function replyMail(
  { reference, first_name, email }: DeskEnquiry,
  text: string,
  name: string,
  desk: string,
  link?: string,
): Mail {
  return {
    kind: 'reply',
    recipient: email,
    about: email,
    enquiry: reference,
    replyTo: desk,
    ...mailOf({
      subject: `Your trip enquiry ${reference}`,
      desk,
      parts: [
        { kind: 'say', text: travellerGreeting(first_name) },
        { kind: 'lines', text },
        { kind: 'say', text: `${name}, ${brand.name}` },
        followPart(link),
      ],
    }),
  }
}
