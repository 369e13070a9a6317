import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReviewPage } from '../../../widgets/contract/reviews.ts'
import { type DeskBrowser, deskBrowser, textOf } from '../testing/desk-for-test.ts'
import { visitOf } from '../../../site/routing/router.ts'
import { API } from '../testing/api-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import {
  REVIEW,
  filesOf,
  jpeg,
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

async function published(): Promise<ReviewPage> {
  const answer = await provider.post('/api/v1/reviews', { attraction: REVIEW.attraction })
  return (await answer.json()) as ReviewPage
}

async function attraction(): Promise<{ total_review: number; avg_review: number }> {
  const answer = await provider.app.request(`${API}/attractions/${REVIEW.attraction}`)
  return (await answer.json()) as { total_review: number; avg_review: number }
}

const videos = async () =>
  (await (await provider.app.request(`${API}/testimonial/`)).json()) as { video_s3_url: string }[]

const sendVideo = async () => sendTestimonial(provider, testimonialForm(await mp4()))

async function held(response: Response): Promise<string> {
  const answer = (await response.json()) as { id: string; held: boolean }
  expect(answer).toEqual({ id: expect.any(String), held: true })
  return answer.id
}

test('a review is held and emailed to the desk until it is published with its photos', async () => {
  const id = await held(await sendReview(provider, reviewForm({}, [await jpeg()])))
  expect(await published()).toMatchObject({ data: [], total: 0 })
  expect(await attraction()).toMatchObject({ total_review: 0 })
  const [mail] = await provider.mails()
  expect(mail!.to).toBe(provider.settings.enquiryEmail)
  expect(mail!.subject).toBe('To moderate: a review of Taj Mahal')
  const link = new URL(/^ {4}(\S+\/desk\/\S+)$/m.exec(mail!.text)![1]!)
  expect(link.pathname).toBe(`${QUEUE}/reviews/${id}`)
  const stranger = deskBrowser(provider)
  const page = await stranger.read(link.pathname + link.search)
  expect(page).toContain('White marble.')
  expect(page).toContain('Sign in to decide')
  expect(page).not.toContain('Publish')
  const list = await (await desk.get(QUEUE)).text()
  expect(textOf(list)).toContain('White marble.')
  const [, about = ''] = /href="([^"]+)">Taj Mahal</.exec(list) ?? []
  expect(visitOf(about)).toMatchObject({ route: 'attraction', params: { id: 'taj-mahal' } })
  expect(await desk.read(`${QUEUE}?state=declined`)).toContain('Waiting 1 Published Declined')
  const done = await desk.post(`${QUEUE}/reviews/${id}`, {
    decision: 'approved',
    was: 'held',
    intent: 'a',
  })
  expect(done.headers.get('location')).toBe(`${QUEUE}?done=approved`)
  const { data, total, breakdown } = await published()
  expect(total).toBe(1)
  expect(breakdown['4']).toBe(1)
  expect(data[0]!.images).toHaveLength(1)
  expect(await attraction()).toMatchObject({ total_review: 1, avg_review: 4 })
  expect(await desk.read(QUEUE)).toContain('Nothing to moderate.')
  expect(await desk.read(`${QUEUE}?state=approved`)).toContain('White marble.')
})

test('only the desk sees a testimonial until it is published', async () => {
  const id = await held(await sendVideo())
  expect(await videos()).toEqual([])
  const page = await (await desk.get(`${QUEUE}/testimonials/${id}`)).text()
  expect(page).toMatch(/<video\s+src="\/desk\/media\/videos\/[\da-f]{32}\.mp4"/)
  await desk.post(`${QUEUE}/testimonials/${id}`, { decision: 'approved', was: 'held', intent: 'a' })
  expect(await videos()).toHaveLength(1)
})

test("a declined review isn't published, and its author gets the reason by email", async () => {
  const id = await held(await sendVideo())
  const path = `${QUEUE}/testimonials/${id}`
  const without = await desk.post(path, {
    decision: 'declined',
    was: 'held',
    reason: '  ',
    intent: 'b',
  })
  expect(without.status).toBe(422)
  await desk.post(path, {
    decision: 'declined',
    was: 'held',
    reason: 'One word of it.',
    intent: 'c',
  })
  await desk.post(path, {
    decision: 'declined',
    was: 'held',
    reason: 'One word of it.',
    intent: 'c',
  })
  expect(await videos()).toEqual([])
  const mails = (await provider.mails()).filter(({ to }) => to === 'asha@mail.example')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('One word of it.')
  expect(await desk.read(`${QUEUE}?state=declined`)).toContain('Declined: One word of it.')
  const log = await provider.database.query('select deed, was, text from desk_log')
  expect(log).toEqual([{ deed: 'declined', was: 'held', text: 'One word of it.' }])
})

test.each([
  ['hi', 'approved', 'ताज महल पर आपका रिव्यू प्रकाशित हो गया है'],
  ['hi', 'declined', 'ताज महल'],
  ['ar-EG', 'approved', 'تاج محل'],
  ['ar-EG', 'declined', 'تاج محل'],
])('names the attraction in the language of the review: %s, %s', async (lang, decision, words) => {
  const body = reviewForm()
  const sent = await provider.app.request(`/api/v1/create_reviews?lang=${lang}`, {
    method: 'POST',
    body,
  })
  const path = `${QUEUE}/reviews/${await held(sent)}`
  await desk.post(path, { decision, was: 'held', reason: 'No.', intent: lang + decision })
  const mail = (await provider.mails()).find(({ to }) => to === REVIEW.email)!
  expect(mail.subject).toContain(words)
  expect(mail.text).toContain(words.slice(0, 7))
  expect(mail.subject + mail.text).not.toContain('Taj Mahal')
})

test('emails the author once when it is published, with a link', async () => {
  const review = `${QUEUE}/reviews/${await held(await sendReview(provider))}`
  const approve = { decision: 'approved', was: 'held', intent: 'a' }
  // Two concurrent instances, or a double click.
  await Promise.all([
    desk.post(review, approve),
    desk.post(review, approve),
    desk.post(review, { ...approve, intent: 'b' }),
  ])
  await desk.post(review, { decision: 'declined', was: 'approved', reason: 'Wait.', intent: 'c' })
  const again = await desk.post(review, { decision: 'approved', was: 'declined', intent: 'd' })
  expect(await desk.read(again.headers.get('location')!)).toContain('Published again.')
  const testimonial = `${QUEUE}/testimonials/${await held(await sendVideo())}`
  await desk.post(testimonial, { ...approve, intent: 'e' })
  const told = (await provider.mails())
    .filter(({ to, subject }) => to === REVIEW.email && subject.endsWith(' is published'))
    .map(({ subject, text }) => [subject, /^ {4}(\S+)$/m.exec(text)?.[1]])
  expect(told).toEqual([
    ['Your testimonial is published', 'http://localhost/testimonials'],
    ['Your review of Taj Mahal is published', 'http://localhost/reviews/taj-mahal'],
  ])
})

test('a published review can be withdrawn', async () => {
  const id = await held(await sendReview(provider))
  await desk.post(`${QUEUE}/reviews/${id}`, { decision: 'approved', was: 'held', intent: 'a' })
  await desk.post(`${QUEUE}/reviews/${id}`, {
    decision: 'declined',
    was: 'approved',
    reason: 'A wish.',
    intent: 'b',
  })
  expect(await published()).toMatchObject({ data: [], total: 0 })
  expect(await attraction()).toMatchObject({ total_review: 0 })
})

test('of two decisions, the second is refused, and its text is kept', async () => {
  const id = await held(await sendReview(provider))
  const path = `${QUEUE}/reviews/${id}`
  const decline = { decision: 'declined', was: 'held', reason: 'A wish.', intent: 'a' }
  expect((await desk.post(path, decline)).status).toBe(303)
  const late = await desk.post(path, { decision: 'approved', was: 'held', intent: 'b' })
  expect(late.status).toBe(409)
  expect(textOf(await late.text())).toContain('Already handled by a colleague. It is declined now')
  expect(await published()).toMatchObject({ total: 0 })
  const approve = { decision: 'approved', was: 'declined', intent: 'c' }
  expect((await desk.post(path, approve)).status).toBe(303)
  expect(await desk.read(`${QUEUE}?state=approved`)).not.toContain('Declined: A wish.')
  const again = await desk.post(path, { ...decline, reason: 'Long thought of.', intent: 'd' })
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Long thought of.</textarea>')
  expect(await published()).toMatchObject({ total: 1 })
  const mails = (await provider.mails()).filter(({ to }) => to === 'asha@mail.example')
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your review of Taj Mahal is published',
    'Your review of Taj Mahal',
  ])
  const log = await provider.database.query('select deed from desk_log order by id')
  expect(log).toEqual([{ deed: 'declined' }, { deed: 'approved' }])
})

test('refuses unknown ids and decisions', async () => {
  const id = await held(await sendReview(provider))
  const post = async (path: string, decision: string) =>
    (await desk.post(`${QUEUE}/${path}`, { decision, was: 'held', intent: path })).status
  expect(await post(`testimonials/${id}`, 'approved')).toBe(404)
  expect(await post(`users/${id}`, 'approved')).toBe(404)
  expect(await post('reviews/1', 'approved')).toBe(404)
  expect(await post(`reviews/${id}`, 'held')).toBe(422)
  expect(await post(`reviews/${id}`, '')).toBe(422)
  expect(await published()).toMatchObject({ total: 0 })
})

test('without moderation it is published immediately', async () => {
  const own = await openForTest({ moderation: false })
  expect(await (await sendReview(own)).json()).toEqual({ id: expect.any(String), held: false })
  expect(await own.mails()).toEqual([])
  await own.close()
})

test("the same text from one mailbox about one attraction is stored once, without the second upload's files", async () => {
  const first = await held(await sendReview(provider, reviewForm({}, [await jpeg()])))
  const files = await filesOf(provider)
  const same = {
    email: 'Asha+trips@mail.example',
    feedback: ' white  MARBLE.\r\n\r\nCome at dawn. ',
    rating: '1',
  }
  expect(await held(await sendReview(provider, reviewForm(same, [await jpeg()])))).toBe(first)
  expect(await filesOf(provider)).toEqual(files)
  expect(await provider.mails()).toHaveLength(1)
  const others = [
    { email: 'ravi@mail.example' },
    { feedback: 'White marble.' },
    { attraction: 'pangong-lake' },
  ]
  for (const change of others) {
    expect(await held(await sendReview(provider, reviewForm(change)))).not.toBe(first)
  }
})

test('of ten concurrent uploads of the same text, one is stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendReview(provider, reviewForm())),
  )
  const ids = new Set(await Promise.all(answers.map(held)))
  expect(ids.size).toBe(1)
  expect(await provider.database.query('select 1 from reviews')).toHaveLength(1)
})
