/** Specified texts are exact. */
import { company } from './company.ts'
import { MAX_VIDEO_SIZE, MIN_VIDEO_SIZE, VIDEO_KINDS_SAID } from '../../contract/values/videos.ts'
import { sizeText } from './size-text.ts'

export const testimonial = {
  id: 'testimonial' as const,
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
    limits: `${VIDEO_KINDS_SAID}, ${sizeText(MIN_VIDEO_SIZE)} to ${sizeText(MAX_VIDEO_SIZE)}`,
    preview: 'Preview of your video',
    replace: 'Replace video',
    remove: 'Remove video',
  },
  size: sizeText,
  privacy: `${company} publishes your name, feedback and video, and uses the rest only if we have a question.`,
  submit: 'Submit Testimonial',
  sending: 'Sending',
  failed: 'Failed to add Testimonial.',
}
