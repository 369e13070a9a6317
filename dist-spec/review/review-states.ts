import { type Page, expect } from '@playwright/test'
import { photo } from './photos.ts'
import { FAILED, ReviewForm, SENT } from './review-form.ts'

export const CALL = /\/api\/v1\/create_reviews/

export const REVIEW_STATES: Record<string, (form: ReviewForm, page: Page) => Promise<unknown>> = {
  empty: async () => {},
  errors: async (form) => {
    await form.submit()
    await expect(form.field('Feedback')).toHaveAttribute('aria-invalid', 'true')
  },
  choices: async (form) => {
    await form.attraction.fill(form.say('Rajasthan'))
    await expect(form.options.first()).toBeVisible()
  },
  calendar: async (form) => {
    await form.field('Date of visit').fill('5/1/2026')
    await form.button('Open the calendar').click()
    await expect(form.button('Previous month')).toBeVisible()
  },
  photos: showPhotos,
  busy: async (form, page) => {
    await form.fillIn()
    await page.route(CALL, () => {})
    await form.submit()
    await expect(form.overlay).toBeVisible()
  },
  failure: async (form, page) => {
    await form.fillIn()
    await page.context().setOffline(true)
    await form.submit()
    await expect(form.notice).toContainText(form.say(FAILED))
  },
  success: async (form) => {
    await form.fillIn()
    await form.submit()
    await expect(form.notice).toHaveText(form.say(SENT))
    await expect(form.button('Write another review')).toBeVisible()
  },
}

async function showPhotos(form: ReviewForm) {
  await form.fillIn()
  const small = { ...(await photo('small.jpg')), buffer: Buffer.alloc(9) }
  await form.addPhotos(await photo('The gate at dawn.jpg', 1), await photo('pool.png', 9), small)
  await expect(form.photosError).toBeVisible()
  await expect(form.element.locator('.filepond--image-preview canvas')).toHaveCount(2)
}
