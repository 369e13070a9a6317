/** Sentences of video reviews, and of the note after a sent review or testimonial. */
export const videoBy = (name: string) => `Video by ${name}`
export const playVideo = (title: string) => `Play ${title}`
export const unplayable = 'This video can’t be played here.'
export const openFile = 'Open the file'

export const sentLabel = (kind: string) => `Your ${kind}`
export const sentTitle = (kind: string) => `We have your ${kind}.`
export const sentHeld = [
  'It will appear once we’ve read it.',
  'We’ll email you when it’s published.',
]
export const sentPublished = ['Everyone can see it now.']
export const seeReview = 'See your review'
export const seeAllReviews = 'See all your reviews'
export const closeNote = 'Close'
