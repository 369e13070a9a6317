/** Letters to the author of a review of a place or of a testimonial. */
export const says = {
  reviews: {
    published: (place: string) => `Your review of ${place} is published`,
    visible: (place: string) => `Thank you for your review of ${place}. Everyone can see it now.`,
    see: 'See your review',
    subject: (place: string) => `Your review of ${place}`,
    declined: (place: string) =>
      `Thank you for your review of ${place}. We’ve read it and won’t publish it. The reason:`,
  },
  testimonials: {
    published: (_place: string) => 'Your testimonial is published',
    visible: (_place: string) => 'Thank you for your testimonial. Everyone can see it now.',
    see: 'See your testimonial',
    subject: (_place: string) => 'Your testimonial',
    declined: (_place: string) =>
      'Thank you for your testimonial. We’ve read it and won’t publish it. The reason:',
  },
  /** Ready reasons against publication, in the order of the desk's list. */
  reasons: {
    about: 'It isn’t about this place or a trip with us.',
    insults: 'It insults a person or a group.',
    names: 'It names or shows somebody who may not want to be seen here.',
    advert: 'It advertises another company.',
    unclear: 'The photos or the video can’t be made out. Please send others.',
  },
  remove: 'Changed your mind, or didn’t send this? Reply to this email and we’ll remove it.',
  another: 'You’re welcome to write another one. If you disagree, reply to this email.',
}
