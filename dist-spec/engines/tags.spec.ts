import { resolve } from 'node:path'
import { FIELDS } from '../../widgets/contract/enquiry-for-test.ts'
import { SENT } from '../enquiry/enquiry-form.ts'
import { PERSON } from '../enquiry/wizard-form.ts'
import { RIGHT as REVIEW, SENT as REVIEWED } from '../review/review-form.ts'
import { CLIP, RIGHT as TESTIMONIAL, SENT as TESTIFIED } from '../testimonial/testimonial-form.ts'
import { expect, test } from './test.ts'

const PHOTO = resolve(import.meta.dirname, '../../widgets/enquiry/trip-enquiry.png')

test('sends a simple enquiry', async ({ person, host, outbox }) => {
  const email = `simple.${person.visitor.engine}@example.com`
  await person.visitor.goto(`${host}/enquiry.html`)
  for (const { label, typed } of Object.values(FIELDS)) {
    if (label === 'Destination') await person.choose(label, typed)
    else await person.fill(label, label === 'Email' ? email : typed)
  }
  await person.press('Submit Enquiry')
  await person.reads(SENT)
  expect((await outbox()).filter(({ to }) => to === email)).toHaveLength(1)
})

test('sends an enquiry in two steps', async ({ person, host, outbox }) => {
  const email = `wizard.${person.visitor.engine}@example.com`
  await person.visitor.goto(`${host}/wizard.html`)
  await person.pick('Destination', 'Umaria')
  await person.fill('Days', '4')
  await person.check('5 Star')
  await person.fill('Adults', '2')
  await person.check('Veg')
  await person.press('Next')
  for (const [label, value] of Object.entries({ ...PERSON, Email: email }))
    await person.fill(label, value)
  await person.press('Submit Enquiry')
  await person.reads(SENT)
  const mail = (await outbox()).find(({ to }) => to === email)
  expect(mail?.text).toContain('Umaria')
})

test('sends a review with a photo', async ({ person, host, served }) => {
  const feedback = `We saw a tiger, in ${person.visitor.engine}.`
  await person.visitor.goto(`${host}/review.html`)
  for (const [label, value] of Object.entries({ ...REVIEW, Feedback: feedback }))
    await person.fill(label, value)
  await person.pick('Attraction', 'Taj Mahal')
  await person.fill('Date of visit', '05/01/2026')
  await person.check('4 stars')
  await person.attach('Photos', PHOTO)
  await person.press('Submit Review')
  await person.reads(REVIEWED)
  const rows = await served.provider.database.query(
    'select rating, date_of_visit::text, images from reviews where feedback = $1',
    [feedback],
  )
  expect(rows).toEqual([{ rating: 4, date_of_visit: '2026-01-05', images: [expect.any(String)] }])
})

test('sends a video', async ({ person, host, served }) => {
  const email = `video.${person.visitor.engine}@example.com`
  await person.visitor.goto(`${host}/testimonial.html`)
  for (const [label, value] of Object.entries({ ...TESTIMONIAL, Email: email }))
    await person.fill(label, value)
  await person.attach('Video', CLIP)
  await person.reads('sample.mp4')
  await person.press('Submit Testimonial')
  await person.reads(TESTIFIED)
  const rows = await served.provider.database.query(
    'select first_name from testimonials where email = $1',
    [email],
  )
  expect(rows).toEqual([{ first_name: 'Asha' }])
})

test('shows an attraction, and leads to it', async ({ person, host }) => {
  await person.visitor.goto(`${host}/card.html`)
  await person.reads('Taj Mahal')
  await person.press('Taj Mahal')
  await expect
    .poll(() => person.visitor.evaluate(() => location.pathname))
    .toBe('/places/taj-mahal')
})

test('plays the video of a company', async ({ person, host }) => {
  await person.visitor.goto(`${host}/video.html`)
  const state = () =>
    person.visitor.evaluate(() => {
      const video = document
        .querySelector('trip-corporate-video')
        ?.shadowRoot?.querySelector('video')
      return video ? [video.controls, video.muted, video.readyState >= 2] : null
    })
  await expect.poll(state).toEqual([true, true, true])
})
