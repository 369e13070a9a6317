/** Sentences for an unknown address, and for form posts that were refused. */
export const notFound = {
  title: 'Page not found',
  description: 'We don’t have a page at this address.',
  heading: 'The trail ends here.',
  text: 'We don’t have a page at this address. It may have moved, or the link may be incomplete.',
}

export const notAccepted = {
  title: 'Form not accepted',
  description: 'This page doesn’t accept forms.',
  heading: 'This page doesn’t accept forms.',
  text: 'Nothing you sent was received or stored.',
}

export const tooLarge = {
  title: 'Too large to send',
  description: 'The form or one of its files is too large.',
  heading: 'That’s too large.',
  text: 'The form or one of its files is too large, so nothing was stored. Go back to the form and choose smaller files.',
}

export const noRoom = {
  title: 'No room right now',
  description: 'Our server has no room to store this right now.',
  heading: 'We can’t store this right now.',
  text: 'Our server has no room left, so nothing was stored. Go back to the form and try again in five minutes.',
}

export const goHome = 'Go to the home page'
