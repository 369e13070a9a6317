/** Sentences of the page after a form post without JavaScript. */
export const inbox = 'Check your inbox.'
export const link = 'The link in it works once and expires after an hour.'
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
