/** Sentences of the page with the two-step enquiry form. */
export const title = 'Plan your trip'
export const titleFor = (place: string) => `Plan a trip to ${place}`
export const description =
  'Tell us your destinations, dates, hotels and meals in two short steps, and we’ll plan the trip with you.'
export const lead =
  'Two short steps: your trip, then your details. We’ll reply with a plan you can change.'
export const poster = 'A boat in front of the lake palace of Udaipur at sunset'
export const notes = 'Good to know'
export const free = 'Sending this form doesn’t book anything and is free.'
export const earliest = 'The earliest start is 7 days from now, because permits take that long.'
export const kept =
  'Called away? Your answers stay in this browser for a day. Nobody else sees them until you send them.'
export const moreQuestions = 'Still wondering? See {answers} and meet {planners}.'
export const answers = 'answers to common questions'
export const planners = 'our planners'
