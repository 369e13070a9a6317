import { brand } from '../../../site/brand.ts'
import { shownTime } from '../settings/company-time.ts'
import type { Mail } from '../data/mails.ts'
import { type EnquiryTold, byName, tripPart } from './enquiry-told.ts'
import type { Fact, Part } from './letter.ts'
import { mailOf } from './letter-mail.ts'

/** Email with a whole enquiry to the desk; replies go to the traveller. `link` opens it at the desk. */
export function deskMail(told: EnquiryTold, desk: string, link?: string): Mail {
  const { enquiry, reference, stops, user } = told
  const from = stops[0]?.name
  const more = stops.length > 1 ? ` and ${stops.length - 1} more` : ''
  const request = enquiry.any_special_request
  return {
    kind: 'enquiry-to-desk',
    recipient: desk,
    about: enquiry.email,
    enquiry: reference,
    replyTo: enquiry.email,
    names: (user ?? told.claimed)?.corporate_email,
    ...mailOf({
      subject: `${told.changes ? 'Changed enquiry' : 'Enquiry'} ${reference}: ${from}${more}${user ? ` (${user.company})` : ''}`,
      desk,
      parts: [
        { kind: 'say', text: `Enquiry ${reference}` },
        ...(told.changes ? changed(told.changes) : []),
        tripPart(told, [['Coupon code', enquiry.coupon_code], ...byName(enquiry, TOLD)]),
        request && { kind: 'heading', text: 'Special request' },
        request && { kind: 'quote', text: request },
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

/** Fields with their own label. All others are labelled by field name. */
const TOLD = [
  'number_of_adults',
  'number_of_kids',
  'from_date',
  'to_date',
  'meal_plan',
  'coupon_code',
  'any_special_request',
  'first_name',
  'last_name',
  'email',
  'phone_number',
]

function person({ enquiry, user, claimed, partner, at }: EnquiryTold): Part {
  return {
    kind: 'facts',
    facts: [
      ['Name', [enquiry.first_name, enquiry.last_name].filter(Boolean).join(' ')],
      ['Email', enquiry.email],
      ['Mobile', enquiry.phone_number],
      ['Company', user && `${user.company} (corporate user)`],
      ['Verified', user && `${user.corporate_email}, ${shownTime(user.verified_at)}`],
      ['Not verified', claimed && `${claimed.corporate_email} (${claimed.company})`],
      ['Partner', partner],
      ['Received', shownTime(at)],
    ],
  }
}
