import { noteChange } from '../../demo/provider/data/engine/change-counter.ts'
import { expect, test } from '../support/test.ts'
import { CLIP, forgetSent, SENT, TestimonialForm } from '../testimonial/testimonial-form.ts'

const LIST = '**/api/v1/trips/testimonial/'

test.beforeEach(({ served }) => forgetSent(served))

test('lists testimonials by name, without emails, and loads no film before it is played', async ({
  page,
  served,
}) => {
  const nameless = `update testimonials set first_name = '', last_name = '' where email like 'kavita%'`
  await served.provider.database.query(nameless)
  noteChange(served.provider.database, 'testimonials')
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url())
  })
  await page.goto(`${served.origins.provider}/testimonials`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Testimonials')
  await expect(page.getByRole('heading', { name: 'Review By - Asha Rao' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Asha Rao' })).toContainText(
    'Two tigers on the first morning, and a guide who knew both.',
  )
  const still = page.getByRole('listitem').filter({ hasText: 'Asha Rao' }).locator('img')
  await expect(still).not.toHaveJSProperty('naturalWidth', 0)
  expect(films).toEqual([])
  await expect(page.getByRole('heading', { name: 'Review By - Anonymous' })).toBeVisible()
  const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(structuredData.map((item) => JSON.parse(item) as { name: string })).toContainEqual(
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'Review By - Asha Rao',
      contentUrl: expect.stringMatching(/^http.*forest-tiger\.mp4$/),
    }),
  )

  const { provider } = served.origins
  for (const path of [
    '/',
    '/testimonials',
    '/attraction-details/taj-mahal',
    '/reviews/taj-mahal',
  ]) {
    const html = await (await fetch(provider + path, { headers: { accept: 'text/html' } })).text()
    const company = 'enquiries@tigertrail.example'
    const addresses = html.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? []
    expect(addresses.filter((address) => address !== company)).toEqual([])
  }
})

test('says that there are none yet', async ({ page, served, axe }) => {
  await page.goto(served.origins.provider)
  await page.route(LIST, (route) => route.fulfill({ json: [] }))
  await page.getByRole('link', { name: 'View All Reviews' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('No videos yet.')
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Submit Testimonial' }).click()
  await expect(page).toHaveURL(/\/submit-testimonials$/)
})

test('reports a failure to load, then names authors, or else their emails', async ({
  page,
  served,
  axe,
}) => {
  await page.goto(served.origins.provider)
  await page.route(LIST, (route) => route.abort())
  await page.getByRole('link', { name: 'View All Reviews' }).click()
  await expect(page.getByText('The testimonials didn’t load.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await axe(page)).toEqual([])
  await page.unroute(LIST)
  const email = 'someone@mail.example'
  const names = [
    { first_name: 'Only', last_name: '' },
    { last_name: 'Last' },
    { first_name: '', last_name: '' },
    {},
  ]
  const list = names.map((name, index) =>
    Object.assign(name, { email, video_s3_url: `/media/${index}.mp4` }),
  )
  await page.route(LIST, (route) => route.fulfill({ json: { data: list } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Review By/ })).toHaveText([
    'Review By - Only',
    'Review By - Last',
    `Review By - ${email}`,
    `Review By - ${email}`,
  ])
})

test('sends a testimonial, confirms it, and shows it in the list', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/submit-testimonials`)
  const form = new TestimonialForm(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submit Your Testimonial')
  await expect(form.element.getByRole('heading')).toHaveCount(0)
  for (const [label, value] of Object.entries({
    'First Name': 'Zoya',
    'Last Name': 'Ali',
    Email: 'zoya.ali@example.com',
    'Mobile Number': '9876543210',
    Feedback: 'Quiet mornings on the lake.',
  }))
    await form.field(label).fill(value)
  await form.element.locator('input[type=file]').setInputFiles(CLIP)
  await form.button('Submit Testimonial').click()
  await expect(page).toHaveURL(/\/testimonials$/)
  await expect(page.locator('[data-toast]')).toHaveText(SENT)
  await expect(page.getByRole('heading', { name: 'Review By - Zoya Ali' })).toBeVisible()
})

test('has its forms if no widget loads', async ({ page, served }) => {
  await page.route('**/widgets/**', (route) => route.abort())
  for (const path of ['/', '/submit-testimonials']) {
    const failed = page.waitForEvent('requestfailed', (request) => /widgets/.test(request.url()))
    await page.goto(served.origins.provider + path, { waitUntil: 'load' })
    await failed
    await page.mouse.wheel(0, 100)
    await expect(page.locator('html')).toHaveAttribute('data-started', '')
    await expect(page.getByRole('button', { name: /^Submit / })).toBeVisible()
    await expect(page.getByText('The form didn’t load.')).toBeHidden()
  }
})
