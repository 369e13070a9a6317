import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { remindOfHeld } from '../mail/held-reminder.ts'
import { type DeskBrowser, deskBrowser } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  mp4,
  reviewForm,
  sendReview,
  sendTestimonial,
  testimonialForm,
} from '../testing/upload-for-test.ts'

let provider: TestProvider
let desk: DeskBrowser
beforeAll(async () => {
  provider = await openForTest({ moderation: true, uploadRate: { limit: 1000, seconds: 1 } })
})
beforeEach(async () => {
  await provider.forget()
  await provider.database.query('delete from reviews')
  await provider.database.query('delete from testimonials')
  desk = deskBrowser(provider)
  await desk.signIn()
})
afterAll(() => provider.close())

const QUEUE = '/desk/moderation'

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id
const review = async (feedback: string, email = `${feedback.toLowerCase()}@mail.example`) =>
  idOf(await sendReview(provider, reviewForm({ feedback, email })))
const states = async () =>
  provider.database.query('select feedback, state from reviews order by feedback')
const mailTo = async (email: string) =>
  (await provider.mails()).filter(({ to }) => to === email).map(({ text }) => text)

test('publishes several reviews and testimonials at once, and leaves what a colleague decided', async () => {
  const [first, second, third] = [await review('One'), await review('Two'), await review('Three')]
  const video = await idOf(await sendTestimonial(provider, testimonialForm(await mp4())))
  expect(await (await desk.get(QUEUE)).text()).toContain(
    `form="several" name="item.reviews.${first}"`,
  )
  await desk.post(`${QUEUE}/reviews/${second}`, {
    decision: 'declined',
    was: 'held',
    reason: 'No.',
    intent: 'a',
  })
  const chosen = Object.fromEntries(
    [`reviews.${first}`, `reviews.${second}`, `testimonials.${video}`, 'reviews.1', 'users.1'].map(
      (each) => [`item.${each}`, 'on'],
    ),
  )
  const answer = await desk.post(QUEUE, { ...chosen, decision: 'approved' })
  expect(answer.headers.get('location')).toBe(`${QUEUE}?done=several&count=2&left=2`)
  expect(await desk.read(answer.headers.get('location')!)).toContain(
    '2 decided, 2 left as they were.',
  )
  expect(await states()).toEqual([
    { feedback: 'One', state: 'approved' },
    { feedback: 'Three', state: 'held' },
    { feedback: 'Two', state: 'declined' },
  ])
  expect(await mailTo('one@mail.example')).toHaveLength(1)
  const again = await desk.post(QUEUE, { ...chosen, decision: 'approved' })
  expect(again.headers.get('location')).toContain('count=0')
  const faults: [Record<string, string>, string][] = [
    [{ decision: 'approved' }, 'none'],
    [{ [`item.reviews.${third}`]: 'on' }, 'none'],
    [{ [`item.reviews.${third}`]: 'on', decision: 'declined' }, 'reason'],
    [{ [`item.reviews.${third}`]: 'on', decision: 'declined', preset: 'toString' }, 'reason'],
  ]
  for (const [fields, done] of faults) {
    const refused = await desk.post(QUEUE, fields)
    expect(refused.headers.get('location')).toBe(`${QUEUE}?done=${done}`)
  }
  expect(await states()).toContainEqual({ feedback: 'Three', state: 'held' })
})

test('sends a ready reason in the language of the author, with own words after it', async () => {
  const english = await review('One')
  const hindi = await idOf(
    await provider.app.request('/api/v1/create_reviews?lang=hi', {
      method: 'POST',
      body: reviewForm({ feedback: 'Two', email: 'two@mail.example' }),
    }),
  )
  const chosen = { [`item.reviews.${english}`]: 'on', [`item.reviews.${hindi}`]: 'on' }
  const decline = { decision: 'declined', preset: 'advert', reason: 'Hotel Blue.' }
  await desk.post(QUEUE, { ...chosen, ...decline })
  expect((await mailTo('one@mail.example'))[0]).toContain(
    'It advertises another company.\n\nHotel Blue.',
  )
  expect((await mailTo('two@mail.example'))[0]).toContain(
    'यह किसी दूसरी कंपनी का विज्ञापन है।\n\nHotel Blue.',
  )
  expect(await desk.read(`${QUEUE}?state=declined`)).toContain(
    'Declined: It advertises another company. Hotel Blue.',
  )
  const one = await review('Three')
  const kept = { decision: 'declined', was: 'held', preset: 'names', reason: 'x'.repeat(2001) }
  const refused = await desk.post(`${QUEUE}/reviews/${one}`, kept)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/value="names"\s+selected/)
})

test('reminds the desk once of what waits for longer than a working day', async () => {
  await review('One')
  await sendTestimonial(provider, testimonialForm(await mp4()))
  const remind = () =>
    Promise.all([1, 2, 3].map(() => remindOfHeld(provider.database, provider.settings)))
  const reminders = async () =>
    (await provider.mails()).filter(({ subject }) => subject === 'Still to moderate')
  await remind()
  // From Friday to Saturday, at the same time.
  provider.pass(24 * 3600 - 60)
  await remind()
  expect(await reminders()).toEqual([])
  provider.pass(120)
  await review('Two')
  await remind()
  await remind()
  const mails = await reminders()
  expect(mails.map(({ to }) => to)).toEqual([provider.settings.enquiryEmail])
  expect(mails[0]!.text).toContain(
    '1 review and 1 testimonial have waited for more than a working day.',
  )
  provider.pass(4 * 24 * 3600)
  await remind()
  expect((await reminders()).map(({ text }) => text)[0]).toContain('1 review has waited')
})
