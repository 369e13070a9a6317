import type { Page } from '@playwright/test'
import type { Serving } from '../../demo/serve.ts'
import { sentEnquiry } from '../../widgets/contract/enquiry-for-test.ts'
import { BENT_PAGES } from './bent-pages.ts'
import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { photo } from '../review/photos.ts'
import { ReviewForm, RIGHT as REVIEW, SENT as REVIEWED } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import {
  RIGHT as TESTIMONIAL,
  SENT as TESTIFIED,
  TestimonialForm,
} from '../testimonial/testimonial-form.ts'
import { dayFromNow, PERSON, UMARIA, WizardForm } from '../enquiry/wizard-form.ts'

let count = 0
const address = () => `bent-${process.pid}-${(count += 1)}@mail.example`

/** The JSON that a page posts to an address, and its headers but for the browser's own. */
async function posted(page: Page, path: string) {
  const request = await page.waitForRequest((request) => {
    return request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path)
  })
  const own = /^(?:authorization|content-type|idempotency-key)$/
  const usual = /^(?:sec-|accept|user-agent|referer|origin|content-length|host|connection)/
  const names = Object.keys(await request.allHeaders()).filter((name) => !usual.test(name))
  expect(names.filter((name) => !own.test(name))).toEqual([])
  return { names: names.toSorted(), body: request.postData() }
}

/** The id of Umaria. */
async function umaria({ provider }: Serving): Promise<string> {
  const query = "select uuid from cities where name = 'Umaria'"
  const [city] = await provider.database.query<{ uuid: string }>(query)
  return city!.uuid
}

for (const { name, bend } of BENT_PAGES) {
  test.describe(`with ${name}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(bend))

    test('is an enquiry sent as it was typed', async ({ page, host, served }) => {
      const form = new EnquiryForm(page)
      await page.goto(`${host}/enquiry.html`)
      const email = address()
      await form.fillIn({ ...RIGHT, Email: email })
      const sending = posted(page, '/enquiry/')
      await form.submit()
      const { names, body } = await sending
      const city = await umaria(served)
      expect(names).toEqual(['authorization', 'content-type', 'idempotency-key'])
      expect(JSON.parse(body!)).toEqual({ ...sentEnquiry(city), email })
      await expect(form.notice).toHaveText(SENT)
    })

    test('does a wizard go on, and is sent as it was typed', async ({ page, host, served }) => {
      const form = new WizardForm(page)
      await page.goto(`${host}/wizard.html`)
      const destination = form.field('Destination').first()
      await form.listed()
      await form.fillTripFields()
      await page.reload()
      await expect(form.field('Adults')).toHaveValue('2')
      await expect(destination).toHaveValue(`${UMARIA.city}, Madhya Pradesh`)
      await form.next()
      const email = address()
      await form.fillPerson({ Email: email })
      const sending = posted(page, '/enquiry/')
      await form.submit()
      const { body } = await sending
      const city = await umaria(served)
      expect(JSON.parse(body!)).toEqual({
        destinations: [
          {
            city: city,
            no_days: 4,
            no_nights: 3,
            accommodation_preference: '5 Star, 3 Star',
            sequence: 1,
          },
        ],
        number_of_adults: 2,
        number_of_kids: 1,
        meal_plan: 'VEG',
        coupon_code: '',
        from_date: dayFromNow(7),
        to_date: dayFromNow(11),
        any_special_request: '',
        first_name: PERSON['First Name'],
        last_name: PERSON['Last Name'],
        phone_number: '9876543210',
        email,
      })
      await expect(form.notice).toHaveText(SENT)
    })

    test('is a review stored with its photo', async ({ page, host, served }) => {
      const form = new ReviewForm(page)
      await page.goto(`${host}/review.html`)
      const email = address()
      await form.fillIn({ 'Email Address': email })
      await form.addPhotos(await photo('gate.jpg', count % 200))
      await expect(form.photos).toHaveText(['gate.jpg'])
      await form.submit()
      await expect(form.notice).toHaveText(REVIEWED)
      const query = 'select * from reviews where email = $1'
      const rows = await served.provider.database.query<{ images: string[] }>(query, [email])
      expect(rows).toMatchObject([
        {
          attraction: 'taj-mahal',
          first_name: REVIEW['First Name'],
          last_name: REVIEW['Last Name'],
          mobile_number: '9876543210',
          date_of_visit: '2026-01-05',
          rating: 4,
          feedback: REVIEW.Feedback,
        },
      ])
      expect(rows[0]!.images).toHaveLength(1)
    })

    test('is a testimonial stored with its clip', async ({ page, host, served }) => {
      const form = new TestimonialForm(page)
      await page.goto(`${host}/testimonial.html`)
      const email = address()
      await form.complete(email)
      await form.submit()
      await expect(form.notice).toHaveText(TESTIFIED)
      const query = 'select * from testimonials where email = $1'
      expect(await served.provider.database.query(query, [email])).toMatchObject([
        {
          first_name: TESTIMONIAL['First Name'],
          last_name: TESTIMONIAL['Last Name'],
          description: TESTIMONIAL.Feedback,
        },
      ])
    })

    test('does a card show its attraction', async ({ page, host }) => {
      await page.goto(`${host}/card.html`)
      const shown = page.locator('trip-attraction-card')
      await expect(shown.getByRole('heading')).toHaveText('Taj Mahal')
      await expect(shown.locator('img').first()).toBeVisible()
    })
  })
}
