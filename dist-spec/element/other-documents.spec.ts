import type { Frame, Page } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { WizardForm } from '../enquiry/wizard-form.ts'
import { photo } from '../review/photos.ts'
import { ReviewForm, SENT as REVIEWED } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import { ADDRESS, SENT as TESTIFIED, TestimonialForm } from '../testimonial/testimonial-form.ts'

let count = 0
const address = () => `moved-${process.pid}-${++count}@example.com`

async function moveTo(page: Page, place: 'popup' | 'frame', fresh = ''): Promise<Page | Frame> {
  const opened: Promise<Page | Frame> =
    place === 'popup' ? page.waitForEvent('popup') : page.waitForEvent('frameattached')
  await page.evaluate(
    ([place, fresh]) => {
      const frame = document.createElement('iframe')
      Object.assign(frame, { width: '800', height: '1500' })
      if (place === 'frame') document.body.prepend(frame)
      const other =
        place === 'popup' ? window.open('about:blank')!.document : frame.contentDocument!
      const tag = document.querySelector('trip-enquiry') ?? document.createElement('trip-enquiry')
      if (fresh) tag.setAttribute('variant', fresh)
      other.body.append(tag)
    },
    [place, fresh],
  )
  return opened
}

for (const place of ['popup', 'frame'] as const) {
  test(`a form moved to a ${place} keeps its look and input, and can be sent`, async ({
    page,
    host,
  }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(`${host}/enquiry.html`)
    await new EnquiryForm(page).fillIn({ ...RIGHT, Email: address() })
    const form = new EnquiryForm(await moveTo(page, place))
    await expect(form.button('Submit Enquiry')).toHaveCSS('border-radius', '8px')
    await expect(form.field('Days')).toHaveValue(RIGHT.Days)
    await form.field('Days').fill('')
    await form.submit()
    await expect(form.field('Days')).toBeFocused()
    await form.field('Days').fill('6')
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    await expect(form.element.locator('.thanks')).toBeVisible()
    expect(errors).toEqual([])
  })

  test(`the wizard starts in a ${place}, with its calendar`, async ({ page, host, served }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.goto(`${host}/bare.html`)
    const url = `${served.origins.provider}/widgets/trip-enquiry.js`
    await page.addScriptTag({ type: 'module', url })
    await page.waitForFunction(() => customElements.get('trip-enquiry'))
    const form = new WizardForm(await moveTo(page, place, 'wizard'))
    await form.fillTrip()
    await form.element.getByRole('button', { name: 'Open the calendar: From date' }).click()
    await expect(form.calendars.first()).toBeVisible()
    await form.field('From date').press('Escape')
    await form.next()
    await form.fillPerson({ Email: address() })
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    expect(errors).toEqual([])
  })
}

/** Puts one of each other widget into the page, or into a new frame before it is first rendered. */
const append = (page: Page, place: 'page' | 'frame') =>
  page.evaluate((place) => {
    const main = document.querySelector('main')!
    main.replaceChildren()
    const section = document.createElement('section')
    for (const [tag, name, value] of [
      ['trip-review', 'headline', '2'],
      ['trip-testimonial', 'headline', '2'],
      ['trip-attraction-card', 'attraction', 'taj-mahal'],
      ['trip-corporate-video', 'company', 'xoriant'],
    ] as const)
      section.appendChild(document.createElement(tag)).setAttribute(name, value)
    const frame = document.createElement('iframe')
    Object.assign(frame, { width: '800', height: '5000' })
    main.append(place === 'frame' ? frame : section)
    frame.contentDocument?.body.append(section)
  }, place)

const moveAll = (page: Page) =>
  page.evaluate(() => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { width: '800', height: '5000' })
    const section = document.querySelector('main > section')!
    section.before(frame)
    frame.contentDocument!.body.append(section)
  })

test('the other widgets work in a frame, created there or moved there with input', async ({
  page,
  host,
  served,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(`${host}/bare.html`)
  const url = `${served.origins.provider}/widgets/trip-widgets.js`
  await page.addScriptTag({ type: 'module', url })
  await page.waitForFunction(() => customElements.get('trip-corporate-video'))
  const frame = page.frameLocator('iframe')
  for (const moved of [false, true]) {
    await append(page, moved ? 'page' : 'frame')
    const place = moved ? page : frame
    await new ReviewForm(place).fillIn({ 'Email Address': address() })
    await new ReviewForm(place).addPhotos(await photo(`tiger-${moved}.jpg`))
    await new ReviewForm(place).ready()
    await new TestimonialForm(page, place).complete(address())
    if (moved) await moveAll(page)

    const review = new ReviewForm(frame)
    const calendar = review.element.locator('.flatpickr-calendar')
    await expect(review.button('Submit Review')).toHaveCSS('border-radius', '8px')
    await expect(review.field('Feedback')).toHaveValue(/^We saw a tiger/)
    await expect(review.photos).toHaveText([`tiger-${moved}.jpg`])
    await review.button('Open the calendar').click()
    await expect(calendar).toBeVisible()
    await review.field('Feedback').click()
    await expect(calendar).toBeHidden()
    await review.field('Date of visit').click()
    await expect(calendar).toBeVisible()
    await review.field('Date of visit').press('Escape')
    await expect(calendar).toBeHidden()
    await review.submit()
    await expect(review.notice).toContainText(REVIEWED)

    const testimonial = new TestimonialForm(page, frame)
    await expect(testimonial.button('Submit Testimonial')).toHaveCSS('border-radius', '8px')
    await expect(testimonial.field('Feedback')).toHaveValue(/^Nine days/)
    await expect(testimonial.chosen).toBeVisible()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(ADDRESS, (route) => held.then(() => route.continue()), { times: 1 })
    await testimonial.submit()
    await expect(testimonial.button('Cancel')).toBeFocused()
    release()
    await expect(testimonial.notice.first()).toContainText(TESTIFIED)

    const card = frame.locator('trip-attraction-card')
    await expect(card.locator('.root')).toHaveCSS('border-top-width', '1px')
    await expect(card.getByRole('heading')).toHaveText('Taj Mahal')
    await card.getByRole('button', { name: 'Next picture' }).click()
    await expect(card.getByText(/^2 \/ \d$/)).toBeVisible()
    const video = frame.locator('trip-corporate-video video')
    await expect(video).toHaveCSS('aspect-ratio', '16 / 9')
    const position = () => video.evaluate((video: HTMLVideoElement) => video.currentTime)
    await expect.poll(position).toBeGreaterThan(0.2)
  }
  expect(errors).toEqual([])
})
