import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

const PAGES = {
  'trip-enquiry': ['enquiry.html', 'Personal Trip Planner'],
  'trip-review': ['review.html', 'Submit your review'],
  'trip-testimonial': ['testimonial.html', 'Submit Your Testimonial'],
} as const

for (const [tag, [path, title]] of Object.entries(PAGES)) {
  test(`${tag} has the heading and introduction of the page`, async ({ page, host, axe }) => {
    await page.goto(`${host}/${path}`)
    const element = page.locator(tag)
    await expect(element.getByRole('heading', { name: title })).toBeVisible()
    await element.evaluate((own) => {
      own.setAttribute('heading', 'Ask <b>us</b>')
      Object.assign(own, { intro: 'It takes two minutes.' })
    })
    await expect(element.getByRole('heading', { name: 'Ask <b>us</b>' })).toBeVisible()
    await expect(element.getByText('It takes two minutes.')).toBeVisible()
    await element.evaluate((own) => Object.assign(own, { heading: '', intro: null }))
    await expect(element.getByRole('heading', { includeHidden: true })).toBeHidden()
    await expect(element.locator('[part=intro]')).toHaveCount(0)
    await expect(element.getByRole('region', { name: title })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await element.evaluate((own) => Object.assign(own, { heading: null }))
    await expect(element.getByRole('heading', { name: title })).toBeVisible()
  })
}

test('tags have their words before their script', async ({ request, served }) => {
  const ask = async (path: string) =>
    (await request.get(`${served.origins.provider}/widgets/${path}`)).text()
  for (const [tag, [, title]] of Object.entries(PAGES)) {
    const own = await ask(`${tag}.html?heading=Ask+us&intro=It+takes+two+minutes.`)
    expect(own, tag).toMatch(/<h2 [^>]*>Ask us<\/h2><p [^>]*>It takes two minutes\.<\/p>/)
    const hidden = new RegExp(`<h2 [^>]*hidden[^>]*>${title}</h2>`)
    expect(await ask(`${tag}.html?heading=`), tag).toMatch(hidden)
  }
  expect(await ask('trip-enquiry.html?personal&corporate')).not.toContain('corporate user')
})

test('the wizard has them too', async ({ page, host }) => {
  await page.goto(`${host}/wizard.html`)
  const element = page.locator('trip-enquiry')
  await element.evaluate((own) => Object.assign(own, { heading: 'Ask us', intro: 'Two steps.' }))
  await expect(element.getByRole('region', { name: 'Ask us' })).toContainText('Two steps.')
})

test('personal leaves out the corporate fields, and what was ticked there', async ({
  page,
  host,
}) => {
  const form = new EnquiryForm(page)
  const bodies: object[] = []
  await page.goto(`${host}/enquiry.html`)
  await form.field('I am a corporate user').check()
  await expect(form.field('Corporate Email')).toBeVisible()
  await form.element.evaluate((own) => Object.assign(own, { personal: true, corporate: true }))
  await expect(form.element.locator('[part=corporate]')).toHaveCount(0)
  await page.reload()
  await form.element.evaluate((own) => Object.assign(own, { personal: true, corporate: true }))
  await expect(form.element.locator('[part=corporate]')).toHaveCount(0)
  await form.fillIn()
  page.on(
    'request',
    (request) => request.method() === 'POST' && bodies.push(request.postDataJSON()),
  )
  await form.submit()
  await expect(form.element.locator('[part=thanks]')).toBeVisible()
  expect(bodies).toHaveLength(1)
  expect(Object.keys(bodies[0]!).filter((name) => name.startsWith('corporate'))).toEqual([])
})
