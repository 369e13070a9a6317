import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Serving } from '../../demo/server/serve.ts'
import { openLine } from '../support/lossy-line.ts'
import { ADDRESS, ANOTHER, CLIP, FAILED, RIGHT, SENT, TestimonialForm } from './testimonial-form.ts'
import { expect, test } from '../support/test.ts'

const rows = ({ provider }: Serving, email: string) =>
  provider.database.query<{ video: string }>('select * from testimonials where email = $1', [email])

/** Stored bytes of a video at '/media/videos/…'. */
const stored = ({ provider }: Serving, path: string) =>
  readFile(join(provider.media.incoming, '..', path.replace('/media/', '')))

let count = 0
const address = () => `traveller-${process.pid}-${++count}@example.com`

test(
  'sends the fields and the video, to a stored row and a stored file',
  { tag: '@core' },
  async ({ page, host, served }) => {
    const email = address()
    const form = new TestimonialForm(page)
    await page.goto(`${host}/testimonial.html`)
    await form.complete(email)
    const [request] = await Promise.all([page.waitForRequest(ADDRESS), form.submit()])
    expect(request.headers()['content-type']).toContain('multipart/form-data')
    expect(request.headers()['idempotency-key']).toMatch(/^\d+(-\d+){3}$/)
    await expect(form.notice).toHaveText(SENT)
    const [row, ...others] = await rows(served, email)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      first_name: 'Asha',
      last_name: 'Rao',
      phone_number: '9876543210',
      description: RIGHT.Feedback,
    })
    const [sent, kept] = await Promise.all([readFile(CLIP), stored(served, row!.video)])
    expect(kept.byteLength).toBe(sent.byteLength)
  },
)

test('lets the host change or cancel what is sent, and reports nothing personal after it', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await page.evaluate(() => {
    const told: object[] = []
    let stopped = false
    Object.assign(window, { told })
    for (const name of ['send', 'sent', 'failed']) {
      document.addEventListener(`trip-testimonial-${name}`, (event) => {
        const { detail } = event as CustomEvent<{ payload?: { first_name: string } }>
        told.push({ name, detail: structuredClone(detail) })
        if (!detail.payload) return
        if (!stopped) event.preventDefault()
        stopped = true
        detail.payload.first_name = 'Usha'
      })
    }
  })
  await form.complete(email)
  await form.submit()
  await expect(form.button('Submit Testimonial')).toBeEnabled()
  expect(await rows(served, email)).toEqual([])
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  const payload = {
    email,
    description: RIGHT.Feedback,
    first_name: 'Asha',
    last_name: 'Rao',
    phone_number: '9876543210',
  }
  expect(await page.evaluate(() => (window as unknown as { told: object[] }).told)).toEqual([
    { name: 'send', detail: { payload } },
    { name: 'send', detail: { payload } },
    { name: 'sent', detail: { held: false, form: 'testimonial' } },
  ])
  expect(await rows(served, email)).toMatchObject([{ first_name: 'Usha' }])
})

test('shows errors at their fields, and clears them when fixed', async ({ page, host }) => {
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.submit()
  const texts = {
    'First Name': 'Please enter your First Name',
    'Last Name': 'Please enter your Last Name',
    Email: 'Please enter your valid Email Address',
    'Mobile Number': 'Please enter your valid Mobile Number',
    Feedback: 'Please enter your feedback.',
    Video: 'Please upload a video',
  }
  for (const [label, text] of Object.entries(texts)) {
    await expect(form.field(label)).toHaveAccessibleDescription(text)
    await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(form.field('First Name')).toBeFocused()
  await form.fillIn({ ...RIGHT, Email: 'asha@', 'Mobile Number': '12345' })
  await form.submit()
  await expect(form.field('Email')).toHaveAccessibleDescription('Must be a valid email')
  await expect(form.field('Email')).toBeFocused()
  await expect(form.field('Mobile Number')).toHaveAccessibleDescription('Phone number is not valid')
  await form.field('Email').fill('asha@example.com')
  await expect(form.field('Email')).not.toHaveAttribute('aria-invalid')
  await form.field('Mobile Number').fill(' 98765 43210 ')
  await expect(form.field('Mobile Number')).not.toHaveAttribute('aria-invalid')
  await form.submit()
  await expect(form.field('Video')).toBeFocused()
  await form.field('Video').setInputFiles(CLIP)
  await expect(form.chosen).toHaveText('sample.mp4')
  await expect(form.field('Video')).not.toHaveAttribute('aria-invalid')
})

test('keeps all input after a failure, sends it on retry, and offers an empty form again', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.complete(email)
  await page.route(ADDRESS, (route) => route.abort(), { times: 1 })
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
  await expect(form.chosen).toHaveText('sample.mp4')
  await expect(form.button('Submit Testimonial')).toBeFocused()
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  expect(await rows(served, email)).toHaveLength(1)
  await form.button(ANOTHER).click()
  await expect(form.field('First Name')).toBeFocused()
  await expect(form.field('Feedback')).toHaveValue('')
  await expect(form.chosen).toHaveCount(0)
  await expect(form.notice).toHaveText('')
})

test('stores one testimonial when a lost response is retried, even after a reload', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const line = await openLine(served.origins.provider, (method) =>
    method === 'POST' ? 'lose' : 'pass',
  )
  const form = new TestimonialForm(page)
  const open = () =>
    form.element.evaluate((tag, to) => tag.setAttribute('provider', to), line.origin)
  await page.goto(`${host}/testimonial.html`)
  await open()
  await form.complete(email)
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
  expect(await rows(served, email)).toHaveLength(1)
  line.fate = () => 'pass'
  await page.reload()
  await open()
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
  await form.field('Video').setInputFiles(CLIP)
  await expect(form.chosen).toBeVisible()
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  expect(await rows(served, email)).toHaveLength(1)
  await line.close()
})

test('stores one testimonial for a double click, and for Enter plus click', async ({
  page,
  host,
  served,
}) => {
  const form = new TestimonialForm(page)
  const click = () => form.button('Submit Testimonial').dblclick()
  const enter = async () => {
    await form.field('Email').press('Enter')
    await form.element.locator('[type=submit]').dispatchEvent('click')
  }
  await page.goto(`${host}/testimonial.html`)
  for (const send of [click, enter]) {
    const email = address()
    let asked = 0
    // The response waits until everything is pressed, because the form disappears after it.
    let answer = () => {}
    const pressed = new Promise<void>((done) => (answer = done))
    await form.complete(email)
    await page.route(ADDRESS, async (route) => {
      asked++
      await pressed
      await route.continue()
    })
    await send()
    answer()
    await expect(form.notice).toHaveText(SENT)
    await page.unroute(ADDRESS)
    expect(asked).toBe(1)
    expect(await rows(served, email)).toHaveLength(1)
    await form.button(ANOTHER).click()
  }
})
