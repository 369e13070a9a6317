import type { ShownFact } from '../../../widgets/contract/enquiry-facts.ts'
import { brand } from '../../../site/brand.ts'
import type { Mail } from '../data/mails/mails.ts'
import { LINK_KEPT, activationLink } from './account-link.ts'
import { type EnquiryTold, deskOnly, tripPart } from './enquiry-told.ts'
import { FOLLOW_KEPT, followPart } from './follow-link.ts'
import { travellerGreeting } from './greeting.ts'
import type { Part } from './letter.ts'
import { mailOf } from './letter-mail.ts'

/**
 * Confirms an enquiry to its sender; replies go to the desk. The address may be another person's, so the email
 * contains no free text that could carry a message to them. `follow` opens the enquiry, and `link` an account without a
 * password.
 */
export function travellerMail(
  told: EnquiryTold,
  desk: string,
  follow: string | undefined,
  link?: string,
): Mail {
  const { enquiry, reference } = told
  return {
    kind: 'enquiry-to-traveller',
    recipient: enquiry.email,
    about: enquiry.email,
    enquiry: reference,
    replyTo: desk,
    secret: link !== undefined,
    ...mailOf({
      subject: `Your ${told.changes ? 'changed ' : ''}trip enquiry ${reference}`,
      desk,
      parts: [
        { kind: 'say', text: travellerGreeting(enquiry.first_name) },
        {
          kind: 'say',
          text: told.changes
            ? `We’ve changed your enquiry ${reference} as you asked. It now says:`
            : `Thank you for your enquiry. Your reference is ${reference}. You asked for:`,
        },
        tripPart({ ...told, enquiry: withoutFreeText(told) }),
        ...deskOnly(enquiry)
          .filter(({ value }) => value)
          .map(received),
        { kind: 'heading', text: 'What happens next' },
        {
          kind: 'steps',
          steps: [
            `One of our planners will read your enquiry and call you on ${enquiry.phone_number} within ${brand.callsWithin}.`,
            'We’ll email you a plan with a price. You can change it as often as you like.',
            'Nothing is booked or charged until you say yes.',
          ],
        },
        {
          kind: 'say',
          text: `Need to change something? Reply to this email or call ${brand.phones[0]} and quote ${reference}.`,
        },
        ...(follow ? [FOLLOW, followPart(follow), FOLLOW_KEPT] : []),
        ...(link ? [ACCOUNT, ALL_IN_ONE, activationLink(link), LINK_KEPT] : []),
        {
          kind: 'aside',
          text: 'Didn’t send this? Someone may have mistyped their address. You can ignore this email.',
        },
      ],
    }),
  }
}

const received = ({ label }: ShownFact): Part => ({
  kind: 'say',
  text: `We’ve received your ${label.toLowerCase()}, too.`,
})

const FOLLOW = { kind: 'heading', text: 'Follow your enquiry online' } as const
const ACCOUNT = { kind: 'heading', text: 'Create an account' } as const
const ALL_IN_ONE = {
  kind: 'say',
  text: 'With a password, you can see all your enquiries and payments in one place.',
} as const

function withoutFreeText({ enquiry }: EnquiryTold) {
  const destinations = enquiry.destinations.map((destination) => ({
    ...destination,
    accommodation_preference: /^\d Star(, \d Star)*$/.exec(
      destination.accommodation_preference ?? '',
    )?.[0],
  }))
  return { ...enquiry, destinations }
}
