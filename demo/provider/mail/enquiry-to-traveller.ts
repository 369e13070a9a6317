import { brand } from '../../../site/brand.ts'
import type { Mail } from '../data/mails.ts'
import { LINK_KEPT, activationLink } from './account-link.ts'
import { type EnquiryTold, tripPart } from './enquiry-told.ts'
import { travellerGreeting } from './greeting.ts'
import { mailOf } from './letter-mail.ts'

/**
 * Confirms an enquiry to its sender; replies go to the desk. The address may be another person's, so the email
 * contains no free text that could carry a message to them. `link` opens an account without a password.
 */
export function travellerMail(told: EnquiryTold, desk: string, link?: string): Mail {
  const { enquiry, reference } = told
  const tooReached = [
    enquiry.coupon_code && 'Your coupon code has reached us, too.',
    enquiry.any_special_request && 'Your special request has reached us, too.',
  ]
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
            ? `We've changed your enquiry ${reference} as you asked. This is what it says now:`
            : `Thank you for your enquiry. Its reference number is ${reference}. This is what you asked for:`,
        },
        tripPart({ ...told, enquiry: withoutFreeText(told) }),
        ...tooReached.map((text) => text && ({ kind: 'say', text } as const)),
        { kind: 'heading', text: 'What happens next' },
        {
          kind: 'steps',
          steps: [
            `One of our trip planners reads your enquiry, and calls you at ${enquiry.phone_number} within ${brand.callsWithin}.`,
            'You get a plan with its price, by mail to this address. You can change it as often as you like.',
            'Nothing is booked until you say yes.',
          ],
        },
        {
          kind: 'say',
          text: `Something has changed? Answer this mail, or call ${brand.phones[0]} and name ${reference}.`,
        },
        ...(link ? [FOLLOW, activationLink(link), LINK_KEPT] : []),
        {
          kind: 'aside',
          text: 'You did not send an enquiry? Then somebody mistyped an address. Ignore this mail.',
        },
      ],
    }),
  }
}

const FOLLOW = { kind: 'heading', text: 'Follow your enquiry online' } as const

function withoutFreeText({ enquiry }: EnquiryTold) {
  const destinations = enquiry.destinations.map((destination) => ({
    ...destination,
    accommodation_preference: /^\d Star(, \d Star)*$/.exec(
      destination.accommodation_preference ?? '',
    )?.[0],
  }))
  return { ...enquiry, destinations }
}
