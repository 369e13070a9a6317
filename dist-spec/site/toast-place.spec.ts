import type { Locator, Page } from '@playwright/test'
import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { ReviewForm, SENT as REVIEWED } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import { SENT as TESTIFIED, TestimonialForm } from '../testimonial/testimonial-form.ts'
import { restingBoxes } from './support/boxes.ts'
import { say } from './support/say.ts'
import { bring, newEmail, sessionOf } from './support/traveller.ts'

const TEXT = 'Sorry, we are unable to submit your enquiry. Please try again later'

/** Every page with toasts; 'own' marks those that require sign-in. */
const PAGES: [path: string, own?: 'own'][] = [
  ['/'],
  ['/enquiry'],
  ['/xoriant'],
  ['/review/taj-mahal'],
  ['/submit-testimonials'],
  ['/testimonials'],
  ['/login'],
  ['/forgot-password'],
  ['/activate-account?token=none'],
  ['/my-profile', 'own'],
  ['/submit-review', 'own'],
]

const covered = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const toast = document.querySelector('[data-toast]')!.getBoundingClientRect()
    const look = (element: Element) => {
      if (element.matches('[data-toasts]')) return
      const box = element.getBoundingClientRect()
      const isOver =
        box.left < toast.right &&
        toast.left < box.right &&
        box.top < toast.bottom &&
        toast.top < box.bottom
      const matters = element.matches('h1, h2, h3, h4, button, .strong-button, .quiet-button')
      const isSeen = box.width > 1 && box.height > 1 && element.checkVisibility()
      if (matters && isSeen && isOver) found.push(element.textContent || element.ariaLabel || '')
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children])
        look(child)
    }
    look(document.body)
    if (toast.bottom > innerHeight || toast.top < 72) found.push(`${toast.top} px`)
    return found
  })

for (const width of [390, 1440]) {
  for (const [path, own] of PAGES) {
    test(`covers no heading and no button of ${path} at ${width} px`, async ({ page, served }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      if (own) await bring(page, served.origins, await sessionOf(served.origins))
      await page.goto(served.origins.provider + path)
      await restingBoxes(page)
      await say(page, 'failure', TEXT)
      const toast = page.locator('[data-toast]')
      await expect(toast).toBeVisible()
      expect(await covered(page)).toEqual([])
      // Also at the end of a form, where it is sent.
      const send = page.locator('main').getByRole('button', { name: /^(Submit|Update|Sign|Activ)/ })
      if ((await send.count()) === 0) return
      await page.evaluate(() => {
        const top = (document.documentElement.scrollHeight - innerHeight) / 2
        scrollTo({ top, behavior: 'instant' })
      })
      await expect.poll(async () => covered(page)).toEqual([])
    })
  }
}

test('makes way for content that is added after it', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/privacy`)
  await say(page, 'success', 'Testimonial added successfully.')
  await expect(page.locator('[data-toast]')).toBeVisible()
  await page.evaluate(() => {
    const late = document.createElement('button')
    late.textContent = 'Late'
    late.style.cssText = 'position: absolute; top: 100px; right: 40px; height: 48px'
    document.querySelector('main')!.append(late)
  })
  await expect.poll(async () => covered(page)).toEqual([])
})

for (const width of [390, 1440]) {
  test(`does not cover the errors of a form, at ${width} px`, async ({ page, served }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await page.goto(served.origins.provider)
    const form = new EnquiryForm(page)
    await form.fillIn()
    await page.route(/\/enquiry\/(?:\?|$)/, (route) => route.abort())
    await form.submit()
    const notice = page.locator('trip-enquiry [part~=failure]')
    await expect(notice).toBeVisible()
    const toast = page.locator('[data-toast]')
    await expect(toast).toBeVisible()
    await expect
      .poll(async () => {
        const [said, over] = [(await notice.boundingBox())!, (await toast.boundingBox())!]
        return said.y + said.height <= over.y || over.y + over.height <= said.y
      })
      .toBe(true)
  })
}

async function overlap(page: Page, about: Locator): Promise<boolean> {
  const [one, other] = [
    (await page.locator('[data-toast]').last().boundingBox())!,
    (await about.boundingBox())!,
  ]
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

const WIDTHS = [320, 390, 768, 1440, 1920]
const TEXT_SIZES = ['100%', '200%']

for (const width of WIDTHS) {
  for (const textSize of TEXT_SIZES) {
    test(`does not cover its subject at ${width} px, text at ${textSize}`, async ({
      page,
      served,
    }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      await page.addInitScript((size) => {
        addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = size))
      }, textSize)
      await page.goto(served.origins.provider)
      const form = new EnquiryForm(page)
      await form.fillIn({ ...RIGHT, Email: newEmail() })
      await form.submit()
      const confirmation = page.locator('[data-confirmation]')
      await expect(confirmation).toBeVisible()
      await expect(page.locator('[data-toast]')).toBeVisible()
      await expect.poll(async () => overlap(page, confirmation)).toBe(false)

      await bring(page, served.origins, await sessionOf(served.origins))
      await page.goto(`${served.origins.provider}/my-profile`)
      await page.getByLabel('Old password').fill('not this one')
      await page.getByLabel('New password').fill('a new password')
      await page.getByRole('button', { name: 'Update Password' }).click()
      const notice = page.getByRole('form', { name: 'Change password' }).getByRole('status')
      await expect(notice).not.toBeEmpty()
      await expect(page.locator('[data-toast]')).toBeVisible()
      await expect.poll(async () => overlap(page, notice)).toBe(false)
    })
  }
}

test('covers no confirmation of a sent review or testimonial', async ({ page, served }) => {
  const { provider } = served.origins
  const confirmation = page.locator('[data-confirmation]')
  const toast = page.locator('[data-toast]').last()
  const review = async () => {
    const form = new ReviewForm(page)
    await form.fillIn({ 'Email Address': newEmail() })
    await form.submit()
  }
  const testimonial = async () => {
    const form = new TestimonialForm(page)
    await form.complete(newEmail())
    await form.submit()
  }
  for (const [path, text, send] of [
    ['/review/taj-mahal', REVIEWED, review],
    ['/submit-testimonials', TESTIFIED, testimonial],
  ] as const) {
    await page.goto(provider + path)
    await send()
    await expect(confirmation).toBeVisible()
    await expect(toast).toContainText(text)
    await expect.poll(async () => overlap(page, confirmation)).toBe(false)
    for (const width of WIDTHS) {
      for (const textSize of TEXT_SIZES) {
        await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
        await confirmation.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
        await say(page, 'success', text)
        await expect(toast).toContainText(text)
        await expect.poll(async () => overlap(page, confirmation)).toBe(false)
      }
    }
  }
})
