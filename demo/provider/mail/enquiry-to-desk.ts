import { showDate, utcDate } from '../../../widgets/contract/dates.ts'
import type { Mail } from '../data/mails.ts'
import { type EnquiryTold, columns, itinerary, mealsTold, quoted } from './enquiry-told.ts'

/** Tells the desk everything about an enquiry; an answer to it goes to the traveller. */
export function deskMail(told: EnquiryTold, desk: string): Mail {
  const { enquiry, reference, stops, user, claimed, partner, at } = told
  const from = stops[0]?.label.split(',')[0]
  const more = stops.length > 1 ? ` and ${stops.length - 1} more` : ''
  const parts = [
    `Enquiry ${reference}`,
    itinerary(told),
    columns([
      ['Adults', enquiry.number_of_adults],
      ['Below 5', enquiry.number_of_kids],
      ['From', enquiry.from_date && showDate(enquiry.from_date)],
      ['To', enquiry.to_date && showDate(enquiry.to_date)],
      ['Meal plan', mealsTold(enquiry.meal_plan)],
      ['Coupon code', enquiry.coupon_code],
    ]),
    enquiry.any_special_request && `Special request\n${quoted(enquiry.any_special_request)}`,
    columns([
      ['Name', [enquiry.first_name, enquiry.last_name].filter(Boolean).join(' ')],
      ['Email', enquiry.email],
      ['Mobile', enquiry.phone_number],
      ['Company', user && `${user.company} (corporate user)`],
      ['Verified', user && `${user.corporate_email}, ${moment(user.verified_at)}`],
      ['Not proven', claimed && `${claimed.corporate_email} (${claimed.company})`],
      ['Partner', partner],
      ['Received', moment(at)],
    ]),
    'Answer this mail to write to the traveller.',
  ]
  return {
    recipient: desk,
    replyTo: enquiry.email,
    subject: `Enquiry ${reference}: ${from}${more}${user ? ` (${user.company})` : ''}`,
    body: `${parts.filter(Boolean).join('\n\n')}\n`,
  }
}

function moment(at: Date): string {
  return `${showDate(utcDate(at))} ${at.toISOString().slice(11, 16)} UTC`
}
