import { ATTRIBUTION, ATTRIBUTION_NAMES } from '../../../widgets/contract/values/attribution.ts'
import { type ShownFact, factsFor } from '../../../widgets/contract/enquiry-facts.ts'
import { brand } from '../../../site/brand.ts'
import { shownTime } from '../settings/company-time.ts'
import { answerIn } from './answer-in.ts'
import type { Mail } from '../data/mails/mails.ts'
import { type EnquiryTold, deskOnly, labelled, tripPart } from './enquiry-told.ts'
import type { Fact, Part } from './letter.ts'
import { mailOf } from './letter-mail.ts'

/** Email with a whole enquiry to the desk; replies go to the traveller. `link` opens it at the desk. */
export function deskMail(told: EnquiryTold, desk: string, link?: string): Mail {
  const { enquiry, reference, stops, user } = told
  const from = stops[0]?.name
  const others = stops.length > 1 ? ` and ${stops.length - 1} more` : ''
  const more = deskOnly(enquiry)
  const spoken = answerIn(told.language)
  return {
    kind: 'enquiry-to-desk',
    recipient: desk,
    about: enquiry.email,
    enquiry: reference,
    replyTo: enquiry.email,
    names: (user ?? told.claimed)?.corporate_email,
    ...mailOf({
      subject: `${told.changes ? 'Changed enquiry' : 'Enquiry'} ${reference}: ${from}${others}${user ? ` (${user.company})` : ''}`,
      desk,
      parts: [
        { kind: 'say', text: `Enquiry ${reference}` },
        spoken !== undefined && { kind: 'say', text: `${spoken}.` },
        ...(told.changes ? changed(told.changes) : []),
        tripPart(told, more.filter(({ part }) => part === 'trip').map(labelled)),
        ...more.filter(({ part, value }) => part === 'wish' && value).flatMap(quoted),
        { kind: 'heading', text: 'Traveller' },
        person(told),
        { kind: 'heading', text: 'What happens next' },
        link !== undefined && { kind: 'link', label: 'Open the enquiry', address: link },
        {
          kind: 'say',
          text: `We call every traveller within ${brand.callsWithin}. To write instead, reply to this email. Your reply goes to the traveller.`,
        },
      ],
    }),
  }
}

const changed = (facts: Fact[]): Part[] => [
  { kind: 'say', text: 'The traveller changed this enquiry before you started on it:' },
  { kind: 'facts', facts },
  { kind: 'heading', text: 'The enquiry now' },
]

const quoted = ({ label, value }: ShownFact): Part[] => [
  { kind: 'heading', text: label },
  { kind: 'quote', text: value },
]

function person({ enquiry, user, claimed, partner, attribution, at }: EnquiryTold): Part {
  return {
    kind: 'facts',
    facts: [
      ...factsFor('desk', enquiry)
        .filter(({ part }) => part === 'person')
        .map(labelled),
      ['Company', user && `${user.company} (corporate user)`],
      ['Verified', user && `${user.corporate_email}, ${shownTime(user.verified_at)}`],
      ['Not verified', claimed && `${claimed.corporate_email} (${claimed.company})`],
      ['Partner', partner],
      ...ATTRIBUTION_NAMES.map((name): Fact => [ATTRIBUTION[name], attribution[name]]),
      ['Received', shownTime(at)],
    ],
  }
}
