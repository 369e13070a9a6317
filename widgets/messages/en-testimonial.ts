/** What a person reads of the testimonial form at once, in English; specified texts to the letter. */
import { sizeText } from './size-text.ts'

export const testimonial = {
  heading: 'Submit Your Testimonial',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  mobile: 'Mobile Number',
  feedback: 'Feedback',
  video: 'Video',
  videoTexts: {
    choose: 'Choose a video',
    drop: 'or drop it here',
    limits: 'MP4, MOV or WebM, 10 KB to 200 MB',
    preview: 'Preview of your video',
    replace: 'Replace video',
    remove: 'Remove video',
  },
  size: sizeText,
  privacy:
    'We publish your name, feedback and video, and use the rest only to answer you about them.',
  submit: 'Submit Testimonial',
  sending: 'Sending',
  sent: 'Testimonial added successfully.',
  failed: 'Failed to add Testimonial.',
  cancelled: 'Cancelled. Everything you entered is still here.',
}
