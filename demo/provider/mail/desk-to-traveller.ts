import { brand } from '../../../site/brand.ts'
import type { DeskEnquiry, Status } from '../data/desk-enquiries.ts'
import type { Mail } from '../data/mails.ts'
import { travellerGreeting } from './greeting.ts'
import { mailOf } from './letter-mail.ts'

/** Meaning of a status for the traveller. A new enquiry has its own email. */
const TOLD: Record<Exclude<Status, 'New'>, [subject: string, text: string]> = {
  'In progress': [
    'We are working on your trip',
    'One of our trip planners is working on your enquiry. You get a plan with its price, by mail to this address.',
  ],
  Completed: [
    'Your enquiry is completed',
    'Everything you asked for is settled. Thank you for planning your trip with us.',
  ],
  Canceled: [
    'Your enquiry is canceled',
    'We have closed your enquiry, and nothing is booked by it. If that is not what you want, answer this mail.',
  ],
}

/** Email about an enquiry's status; replies go to the desk. */
export function statusMail(
  { reference, first_name, email }: DeskEnquiry,
  status: Exclude<Status, 'New'>,
  desk: string,
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
        { kind: 'say', text: travellerGreeting(first_name) },
        { kind: 'say', text },
        {
          kind: 'say',
          text: `Something has changed? Answer this mail, or call ${brand.phones[0]} and name ${reference}.`,
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
      ],
    }),
  }
}
