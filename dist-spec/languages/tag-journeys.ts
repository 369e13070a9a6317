import { ReviewForm } from '../review/review-form.ts'
import { CALL, REVIEW_STATES } from '../review/review-states.ts'
import { newEmail } from '../site/support/traveller.ts'
import { expect } from '../support/test.ts'
import { ADDRESS, CLIP, TestimonialForm } from '../testimonial/testimonial-form.ts'
import { TESTIMONIAL_STATES } from '../testimonial/testimonial-states.ts'
import { ENQUIRY_JOURNEYS } from './enquiry-journeys.ts'
import type { Journey } from './visit.ts'

/** Each tag, from its first view to its last, in one load. */
export const JOURNEYS: Record<string, Journey> = {
  ...ENQUIRY_JOURNEYS,

  async review({ page, open, see, words }) {
    const form = new ReviewForm(page, await words('review', 'reviewFaults'))
    await open('review.html')
    await form.ready()
    for (const name of ['empty', 'errors', 'choices', 'calendar', 'photos', 'failure'] as const) {
      await REVIEW_STATES[name]!(form, page)
      await see(name)
      await page.keyboard.press('Escape')
    }
    await page.context().setOffline(false)
    await REVIEW_STATES['busy']!(form, page)
    await see('sending')
    await form.button('Cancel').click()
    await see('cancelled')
    await page.unroute(CALL)
    await form.submit()
    await expect(form.button('Write another review')).toBeVisible()
    await see('sent')
  },

  async testimonial({ page, open, see, words }) {
    const form = new TestimonialForm(page, page, await words('testimonial', 'testimonialFaults'))
    await open('testimonial.html')
    for (const { name, reach } of TESTIMONIAL_STATES) {
      if (name === 'progress') continue
      await reach(form, page)
      await see(name)
      await page.unroute(ADDRESS)
    }
    await form.button('Submit another testimonial').click()
    await form
      .field('Video')
      .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(9) })
    await expect(form.field('Video')).toHaveAttribute('aria-invalid', 'true')
    await see('small video')
    await form.complete(newEmail(), CLIP)
    await TESTIMONIAL_STATES.find(({ name }) => name === 'progress')!.reach(form, page)
    await see('progress')
    await form.button('Cancel').click()
    await see('cancelled')
  },

  async card({ page, open, see, served }) {
    await open('cards.html')
    await page.route(/attractions\/slow/, () => {})
    await page.route(/attractions\/broken/, (route) => route.abort())
    await page.evaluate(() => {
      for (const attraction of ['taj-mahal', 'nowhere', 'slow', 'broken']) {
        const card = Object.assign(document.createElement('trip-attraction-card'), { attraction })
        document.querySelector('#cards')!.append(card)
      }
    })
    const url = `${served.origins.provider}/widgets/trip-attraction-card.js`
    await page.addScriptTag({ type: 'module', url })
    const cards = page.locator('trip-attraction-card')
    await expect(cards.nth(0).getByRole('button').first()).toBeVisible()
    await cards.nth(3).scrollIntoViewIfNeeded()
    await expect(cards.nth(3).getByRole('button')).toBeVisible()
    await see('shown, unknown, loading and failed')
  },

  async video({ page, open, see }) {
    await open('video.html')
    await expect(page.locator('trip-corporate-video track')).toBeAttached()
    await see('player')
    await page.route(/video\?company=/, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await expect(page.locator('trip-corporate-video').getByRole('button')).toBeVisible()
    await see('failed')
  },
}
