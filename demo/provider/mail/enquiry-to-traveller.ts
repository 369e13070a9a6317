import { showDate } from '../../../widgets/contract/dates.ts'
import type { Mail } from '../data/mails.ts'
import { activationTold } from './account-link.ts'
import { type EnquiryTold, columns, itinerary, mealsTold } from './enquiry-told.ts'

/**
 * Confirms an enquiry to who sent it. The address is anybody's guess, so nothing in it is free text
 * of the sender's: it can't be made to carry a message to somebody else. `link` opens the account that
 * has no password yet.
 */
export function travellerMail(told: EnquiryTold, link?: string): Mail {
  const { enquiry, reference } = told
  const parts = [
    greeting(enquiry.first_name),
    `Thank you for your enquiry. Its reference number is ${reference}. This is what you asked for:`,
    itinerary({ ...told, enquiry: withoutFreeText(told) }),
    columns([
      ['Adults', enquiry.number_of_adults],
      ['Below 5', enquiry.number_of_kids],
      ['From', enquiry.from_date && showDate(enquiry.from_date)],
      ['To', enquiry.to_date && showDate(enquiry.to_date)],
      ['Meal plan', mealsTold(enquiry.meal_plan)],
    ]),
    enquiry.coupon_code && 'Your coupon code has reached us, too.',
    enquiry.any_special_request && 'Your special request has reached us, too.',
    `What happens next: one of our trip planners reads your enquiry and calls you at ${enquiry.phone_number} or writes to this address, with a proposal and its price. Nothing is booked until you say yes.`,
    link && activationTold(link),
    'If you did not send an enquiry, ignore this mail; somebody mistyped an address.',
  ]
  return {
    recipient: enquiry.email,
    secret: link !== undefined,
    subject: `Your trip enquiry ${reference}`,
    body: `${parts.filter(Boolean).join('\n\n')}\n`,
  }
}

function greeting(firstName: string | undefined): string {
  return firstName && /^[\p{L}\p{M}' -]{1,40}$/u.test(firstName) ? `Hello ${firstName},` : 'Hello,'
}

function withoutFreeText({ enquiry }: EnquiryTold) {
  const destinations = enquiry.destinations.map((destination) => ({
    ...destination,
    accommodation_preference: /^\d Star(, \d Star)*$/.exec(
      destination.accommodation_preference ?? '',
    )?.[0],
  }))
  return { ...enquiry, destinations }
}
