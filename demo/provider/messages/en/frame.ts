import { brand } from '../../../../site/brand.ts'
import { FRAMES } from '../../../../site/routing/frames.ts'

const { enquiry, review, testimonial, attraction } = FRAMES

/** Pages for frames on other sites. */
export const says = {
  titles: {
    [enquiry.path]: enquiry.title,
    [review.path]: review.title,
    [testimonial.path]: testimonial.title,
    [attraction.path]: attraction.title,
  } as Record<string, string>,
  enquirySent: 'We have your enquiry.',
  reference: 'Your reference',
  call: `One of our planners will read it and call you within ${brand.callsWithin}.`,
  copy: 'We’ve emailed you a copy with a link to follow your enquiry online.',
  reviewSent: 'We have your review.',
  testimonialSent: 'We have your video.',
  thanks: 'Thank you for helping other travellers choose.',
  person: 'Confirm that you’re a person',
  personWhy:
    'Press the button, and this goes straight to our team. If you don’t, a colleague checks it first.',
  isPerson: 'I’m a person',
  early: 'That was very quick. Please wait a few seconds and press the button again.',
  confirmed: 'Thanks for confirming. It’s with our team now.',
  notConfirmed:
    'We couldn’t accept the confirmation. It may have expired. Nothing is lost: we have what you sent, and a colleague will read it.',
  nothing: 'Nothing to show',
  nothingHere: 'There is nothing to show here.',
  plan: 'Plan a trip',
  noPlayer: 'This browser can’t play videos.',
  download: 'Download it instead',
  notPlaying: 'Not playing?',
  open: 'Open the file',
}
