import type { Serving } from '../../demo/server/serve.ts'
import { photo } from './photos.ts'
import { CANCELLED, FAILED, RIGHT, ReviewForm, SENT } from './review-form.ts'
import { expect, test } from '../support/test.ts'

interface Row {
  attraction: string
  images: string[]
}

const rows = ({ provider }: Serving, email: string) =>
  provider.database.query<Row>('select * from reviews where email = $1', [email])

const CALL = '**/api/v1/create_reviews?*'

const isInert = ({ element }: ReviewForm) =>
  element.locator('form').evaluate((form: HTMLElement) => form.inert)

let count = 0
const address = () => `reviewer-${process.pid}-${++count}@example.com`

test(
  'sends a whole review with its photos to the database and the disk',
  { tag: '@core' },
  async ({ page, host, served }) => {
    const email = address()
    const form = new ReviewForm(page)
    await page.goto(`${host}/review.html`)
    await form.ready()
    await form.fillIn({ 'Email Address': email })
    await form.addPhotos(await photo('gate.jpg'), await photo('pool.png', 2))
    await expect(form.photos).toHaveText(['gate.jpg', 'pool.png'])
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    const [row, ...others] = await rows(served, email)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      attraction: 'taj-mahal',
      rating: 4,
      first_name: 'Asha',
      last_name: 'Rao',
      mobile_number: '9876543210',
      date_of_visit: '2026-01-05',
      feedback: RIGHT.Feedback,
    })
    expect(row!.images).toHaveLength(2)
    for (const image of row!.images) {
      const answer = await fetch(served.origins.provider + image)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    }
  },
)

test('shows errors at their fields, and clears them when fixed', async ({ page, host }) => {
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await form.submit()
  const texts = {
    'First Name': 'Please enter your First Name',
    'Last Name': 'Please enter your Last Name',
    'Email Address': 'Please enter your valid Email Address',
    'Mobile Number': 'Please enter your valid Mobile Number',
    Attraction: 'Please select Attraction',
    'Date of visit': 'Please select the date of visit',
    Feedback: 'Please enter your Feedback.',
  }
  for (const [label, text] of Object.entries(texts)) {
    await expect(form.field(label)).toHaveAccessibleDescription(text)
    await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(form.rating).toHaveAccessibleDescription('Please add Rating.')
  await expect(form.rating).toHaveAttribute('aria-invalid', 'true')
  await expect(form.field('1 star')).toBeFocused()
  await expect(form.overlay).toHaveCount(0)
  await form.fillIn()
  for (const label of Object.keys(texts)) {
    await expect(form.field(label)).not.toHaveAttribute('aria-invalid')
  }
  await expect(form.element.locator('[part=error]')).toHaveCount(0)

  await form.field('Email Address').fill('asha@')
  await form.field('Mobile Number').fill('12345')
  const says = (label: string, text: string) =>
    expect(form.field(label)).toHaveAccessibleDescription(text)
  const tomorrow = await page.evaluate(() => {
    const now = new Date()
    now.setDate(now.getDate() + 1)
    return now.toLocaleDateString('en-GB')
  })
  await form.field('Date of visit').fill(tomorrow)
  await form.submit()
  await says('Email Address', 'Must be a valid email')
  await says('Mobile Number', 'Phone number is not valid')
  await says('Date of visit', 'The date of visit cannot be in the future')
  await expect(form.field('Date of visit')).toBeFocused()
  await form.field('Date of visit').fill('31/02/2026')
  await says('Date of visit', 'Please select the date of visit')
  await form.field('Date of visit').fill('28-2-2026')
  await says('Date of visit', '')
  await form.field('Date of visit').blur()
  await expect(form.field('Date of visit')).toHaveValue('28/02/2026')
})

test('keeps all input when cancelled, after a failure and after a lost response, and stores one review', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await form.fillIn({ 'Email Address': email })
  await form.addPhotos(await photo('gate.jpg', 3))
  await expect(form.photos).toHaveText(['gate.jpg'])
  await page.route(CALL, () => {})
  await form.submit()
  await expect(form.overlay.getByText('Sending your review')).toBeVisible()
  await expect(form.overlay.getByRole('progressbar')).toBeVisible()
  await expect(form.button('Cancel')).toBeFocused()
  expect(await isInert(form)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(form.notice).toContainText(CANCELLED)
  await expect(form.overlay).toHaveCount(0)
  await expect(form.button('Submit Review')).toBeFocused()
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
  await page.unroute(CALL)

  await page.route(CALL, (route) => route.fulfill({ status: 503, body: 'No' }))
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
  await expect(form.overlay).toHaveCount(0)
  await expect(form.attraction).toHaveValue('Agra, Uttar Pradesh/Taj Mahal')
  await expect(form.field('Date of visit')).toHaveValue('05/01/2026')
  await expect(form.field('4 stars')).toBeChecked()
  await expect(form.photos).toHaveText(['gate.jpg'])
  await page.unroute(CALL)

  await page.route(CALL, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.submit()
  await expect.poll(async () => (await rows(served, email)).length).toBe(1)
  await expect(form.overlay).toHaveCount(0)
  await expect(form.notice).toContainText(FAILED)
  await page.unroute(CALL)
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  const [row, ...others] = await rows(served, email)
  expect(others).toEqual([])
  expect(row!.images).toHaveLength(1)
})

test('restores its input after a removal and a reload, sends it once, and offers an empty form', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await form.fillIn({ 'Email Address': email })
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(CALL, (route) => held.then(() => route.abort()))
  await form.submit()
  await expect(form.overlay).toBeVisible()
  await page.evaluate(async () => {
    const element = document.querySelector('trip-review')!
    const parent = element.parentElement!
    element.remove()
    await new Promise(requestAnimationFrame)
    parent.append(element)
  })
  release()
  await expect(form.notice).toContainText(FAILED)
  await expect(form.overlay).toHaveCount(0)
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
  expect(await isInert(form)).toBe(false)
  await page.unroute(CALL)

  await page.reload()
  await form.ready()
  await expect(form.attraction).toHaveValue('Agra, Uttar Pradesh/Taj Mahal')
  await expect(form.field('Date of visit')).toHaveValue('05/01/2026')
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
  await expect(form.field('4 stars')).toBeChecked()
  await form.button('Submit Review').dblclick()
  await expect(form.notice).toHaveText(SENT)
  expect(await rows(served, email)).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await expect(form.element.getByText('Thank you for helping other travellers')).toBeVisible()
  await form.button('Write another review').click()
  await expect(form.field('1 star')).toBeFocused()
  await expect(form.field('Feedback')).toHaveValue('')
  await expect(form.attraction).toHaveValue('')
})

test('keeps the chosen stars next to the pointer, and the arrow of its list at the end of the text', async ({
  page,
  host,
}) => {
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.field('3 stars').check({ force: true })
  const third = form.element.locator('.star svg').nth(2)
  await page.mouse.move(0, 0)
  await expect(third).not.toHaveCSS('fill', 'none')
  const row = (await form.element.locator('.row').boundingBox())!
  await page.mouse.move(row.x + row.width - 4, row.y + row.height / 2)
  await expect(third).not.toHaveCSS('fill', 'none')
  // The end of the text is in the direction of its language, not of the page.
  const list = form.element.locator('[name=attraction]')
  await expect(list).toHaveCSS('background-position', /^right 14px|^calc\(100% - 14px\)/)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await expect(list).toHaveCSS('background-position', /^right 14px|^calc\(100% - 14px\)/)
  await page.evaluate(() => (document.documentElement.lang = 'ar'))
  await expect(list).toHaveCSS('background-position', /^14px|^left 14px/)
  const end = await list.evaluate((field) => getComputedStyle(field).paddingLeft)
  expect(end).toBe('36px')
})
