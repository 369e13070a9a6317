/** Sentences of the account's page with the review form. */
export const description = 'Review a place you’ve been to.'
export const lead = 'What was it really like? The next traveller will thank you.'
export const byEmail = 'You can also email us your review: {email}.'
