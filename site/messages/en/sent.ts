/** Sentences after a sent form. In the core, because home page and thank-you page share them. */
export const enquiry = 'We have your enquiry.'
export const reference = 'Your reference {reference}'
export const next = 'What happens next'
export const call = (within: string) =>
  `One of our planners will read it and call you within ${within}.`
export const copy = 'We’ve emailed you a copy with a link to follow your enquiry online.'
export const nothingBooked = 'Nothing is booked or charged until you say yes.'
export const seeEnquiries = 'See my enquiries'
export const yourEnquiry = 'Your enquiry'
export const planAnother = 'Plan another trip'
export const talk = 'Prefer to talk? Call {phone}.'
export const byPhoneOrEmail = 'We can also plan your trip by phone or email.'
