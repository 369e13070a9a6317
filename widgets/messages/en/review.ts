import { company } from './company.ts'
import {
  MAX_PHOTO_SIZE,
  MAX_PHOTOS,
  MIN_PHOTO_SIZE,
  PHOTO_KINDS_SAID,
} from '../../contract/values/photos.ts'
import { form } from './enquiry.ts'

export const review = {
  id: 'review' as const,
  heading: 'Submit your review',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  mobile: 'Mobile Number',
  attraction: 'Attraction',
  findAttraction: 'Type a place or a name',
  loading: 'Loading the attractions',
  found: (count: number) =>
    count === 0 ? 'No attraction matches' : count === 1 ? '1 attraction' : `${count} attractions`,
  date: 'Date of visit',
  rating: 'Rating',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  feedback: 'Feedback',
  photos: 'Photos',
  photosHint: `Up to ${MAX_PHOTOS} ${PHOTO_KINDS_SAID} pictures, ${MIN_PHOTO_SIZE / 1024} KB to ${MAX_PHOTO_SIZE / 1024 ** 2} MB each.`,
  files: {
    drop: 'Choose pictures or drop them here',
    remove: 'Remove',
    failed: 'The pictures haven’t loaded.',
    tryAgain: form.tryAgain,
  },
  submit: 'Submit Review',
  privacy: `${company} publishes your name, rating, feedback and photos, and uses the rest only if we have a question.`,
  sending: 'Sending your review',
  failed: 'Failed to add review.',
}
