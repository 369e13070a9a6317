import { brand } from '../../../site/brand.ts'
import type { Mail } from '../data/mails/mails.ts'
import { type Messages, messagesIn } from '../messages/messages.ts'
import { activationLink, linkKept } from './account-link.ts'
import { type EnquiryTold, HOTELS, deskOnly, tripPart } from './enquiry-told.ts'
import { followKept, followPart } from './follow-link.ts'
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
  const { enquiry, reference, changes, language } = told
  const says = messagesIn(language)
  const { letter, enquiry: own } = says
  return {
    kind: 'enquiry-to-traveller',
    recipient: enquiry.email,
    about: enquiry.email,
    enquiry: reference,
    replyTo: desk,
    secret: link !== undefined,
    ...mailOf({
      subject: changes ? own.changedSubject(reference) : own.subject(reference),
      desk,
      says,
      parts: [
        { kind: 'say', text: travellerGreeting(says, enquiry.first_name) },
        { kind: 'say', text: changes ? own.changed(reference) : own.thanks(reference) },
        tripPart({ ...told, enquiry: withoutFreeText(told) }, [], says),
        ...received(told, says),
        { kind: 'heading', text: letter.next },
        { kind: 'steps', steps: [own.call(enquiry.phone_number), own.plan, own.free] },
        { kind: 'say', text: letter.change(brand.phones[0], reference) },
        ...(follow ? [heading(own.follow), followPart(says, follow), followKept(says)] : []),
        ...(link
          ? [
              heading(own.account),
              { kind: 'say', text: own.inOnePlace } as const,
              activationLink(says, link),
              linkKept(says),
            ]
          : []),
        { kind: 'aside', text: own.notSent },
      ],
    }),
  }
}

const heading = (text: string): Part => ({ kind: 'heading', text })

const received = ({ enquiry }: EnquiryTold, says: Messages): Part[] =>
  deskOnly(enquiry)
    .filter(({ value }) => value)
    .map(({ name, label }) => {
      return { kind: 'say', text: says.enquiry.received(says.trip.labels[name] ?? label) }
    })

function withoutFreeText({ enquiry }: EnquiryTold) {
  const destinations = enquiry.destinations.map((destination) => ({
    ...destination,
    accommodation_preference: HOTELS.exec(destination.accommodation_preference ?? '')?.[0],
  }))
  return { ...enquiry, destinations }
}
