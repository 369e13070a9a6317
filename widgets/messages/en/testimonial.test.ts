import { expect, test } from 'vitest'
import { files } from './files-later.ts'
import { sendingVideo, testimonialFaults, testimonialThanks } from './testimonial-later.ts'
import { testimonial } from './testimonial.ts'
import { sizeText } from './size-text.ts'

test('says the specified sentences of sections 5 and 8 to the letter', () => {
  expect([testimonialThanks.sent, testimonial.failed]).toEqual([
    'Testimonial added successfully.',
    'Failed to add Testimonial.',
  ])
  expect(testimonialFaults).toMatchObject({
    first_name: { required: 'Please enter your First Name' },
    last_name: { required: 'Please enter your Last Name' },
    feedback: { required: 'Please enter your feedback.' },
    email: { required: 'Please enter your valid Email Address', email: 'Must be a valid email' },
    mobile_number: { required: 'Please enter your valid Mobile Number' },
    video: { required: 'Please upload a video' },
  })
})

test('labels the form as agreed', () => {
  const { heading, firstName, lastName, email, mobile, feedback, submit } = testimonial
  expect([
    heading,
    firstName,
    lastName,
    email,
    mobile,
    feedback,
    testimonial.video,
    submit,
  ]).toEqual([
    'Submit Your Testimonial',
    'First Name',
    'Last Name',
    'Email',
    'Mobile Number',
    'Feedback',
    'Video',
    'Submit Testimonial',
  ])
})

test('names the file and the limit of each fault', () => {
  const say = (fault: 'type') =>
    files.fault(fault, 'a.mp4', 'video').replaceAll(/[\u2068\u2069]/g, '')
  expect(
    ['type', 'small', 'large', 'many', 'unreadable'].map((fault) => say(fault as 'type')),
  ).toEqual([
    'a.mp4 has the wrong type. Please use MP4, MOV or WebM.',
    'a.mp4 is too small. The minimum for a video is 10 KB.',
    'a.mp4 is too large. The maximum for a video is 200 MB.',
    'a.mp4 was not added. The maximum is 1 video.',
    'a.mp4 could not be read. Please choose another video (MP4, MOV or WebM).',
  ])
  expect(files.fault('many', 'a.png', 'photo', 2)).toBe(
    '\u2068a.png\u2069 and 2 more were not added. The maximum is 10 photos.',
  )
  expect(files.fault('large', 'a.png', 'photo')).toContain('The maximum for a photo is 10 MB')
  expect(files.fault('small', 'a.png', 'photo')).toContain('The minimum for a photo is 1 KB')
})

test('cuts a long name by whole letters, and takes out what turns a sentence around', () => {
  const text = files.fault('type', `\u202e${'🐅'.repeat(300)}.mp4`, 'video')
  expect(text).toBe(
    `\u2068${'🐅'.repeat(20)}…${'🐅'.repeat(16)}.mp4\u2069 has the wrong type. Please use MP4, MOV or WebM.`,
  )
})

test('says sizes and parts as people read them', () => {
  expect([0, 999, 10_240, 4_404_019, 200 * 2 ** 20].map(sizeText)).toEqual([
    '0 bytes',
    '999 bytes',
    '10 KB',
    '4.2 MB',
    '200 MB',
  ])
  expect([0, 42, 100].map(sendingVideo.says)).toEqual(['0 %', '42 %', '100 %, almost done'])
})
