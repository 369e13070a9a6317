/** Sentences of the page after a form post without JavaScript. */
export const inbox = 'Check your inbox.'
export const link = 'The link in it works once and expires after an hour.'
export const followLink =
  'If the reference and the email address belong together, we’ve sent a link that opens your enquiry.'
export const noLink = 'No email? Check both, and look into your spam folder.'
export const request = 'We have your request.'
export const requestNext = 'One of our planners will read it and reply by email or phone.'
export const canceled = 'Your enquiry is canceled.'
export const canceledNext = 'Nothing is booked or charged. We’ve emailed you a confirmation.'
export const passwordSet = 'Your password is set.'
export const signIn = 'You can sign in with it now. That needs JavaScript.'
export const review = 'We have your review.'
export const reviewNext = 'It will appear on the attraction’s page once we’ve read it.'
export const testimonial = 'We have your testimonial.'
export const testimonialNext = 'It will appear among the others once we’ve watched it.'
export const nothing = 'There is nothing to show here.'
export const nothingNext =
  'This page confirms a form you’ve just sent. To see an earlier enquiry, open the link in our email or sign in.'
export const morePlaces = 'See more places'
export const person = 'Confirm that you’re a person'
export const personWhy =
  'Press the button, and this goes straight to our team. If you don’t, a colleague checks it first.'
export const isPerson = 'I’m a person'
export const early = 'That was very quick. Please wait a few seconds and press the button again.'
export const confirmed = 'Thanks for confirming. It’s with our team now.'
export const notConfirmed =
  'We couldn’t accept the confirmation. It may have expired. Nothing is lost: we have what you sent, and a colleague will read it.'
