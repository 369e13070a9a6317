import { showDate, utcDate } from '../../../widgets/contract/dates.ts'
import type { Mail } from '../data/mails.ts'
import { type EnquiryTold, byName, columns, itinerary, mealsTold, quoted } from './enquiry-told.ts'

/** Tells the desk everything about an enquiry; an answer to it goes to the traveller. */
export function deskMail(told: EnquiryTold, desk: string): Mail {
  const { enquiry, reference, stops, user, claimed, partner, at } = told
  const {
    number_of_adults,
    number_of_kids,
    from_date,
    to_date,
    meal_plan,
    coupon_code,
    any_special_request,
    first_name,
    last_name,
    email,
    phone_number,
    ...others
  } = enquiry
  const from = stops[0]?.label.split(',')[0]
  const more = stops.length > 1 ? ` and ${stops.length - 1} more` : ''
  const parts = [
    `Enquiry ${reference}`,
    itinerary(told),
    columns([
      ['Adults', number_of_adults],
      ['Below 5', number_of_kids],
      ['From', from_date && showDate(from_date)],
      ['To', to_date && showDate(to_date)],
      ['Meal plan', mealsTold(meal_plan)],
      ['Coupon code', coupon_code],
      ...byName(others),
    ]),
    any_special_request && `Special request\n${quoted(any_special_request)}`,
    columns([
      ['Name', [first_name, last_name].filter(Boolean).join(' ')],
      ['Email', email],
      ['Mobile', phone_number],
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
    replyTo: email,
    subject: `Enquiry ${reference}: ${from}${more}${user ? ` (${user.company})` : ''}`,
    body: `${parts.filter(Boolean).join('\n\n')}\n`,
  }
}

function moment(at: Date): string {
  return `${showDate(utcDate(at))} ${at.toISOString().slice(11, 16)} UTC`
}
