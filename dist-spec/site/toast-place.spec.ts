import type { Locator, Page } from '@playwright/test'
import { EnquiryForm, RIGHT, SENT as ENQUIRED } from '../enquiry/enquiry-form.ts'
import { ReviewForm, SENT as REVIEWED } from '../review/review-form.ts'
import { expect, test } from '../support/test.ts'
import { SENT as TESTIFIED, TestimonialForm } from '../testimonial/testimonial-form.ts'
import { restingBoxes } from './support/boxes.ts'
import { follow, press } from './support/places.ts'
import { hush, say } from './support/say.ts'
import { bring, newEmail, ownSession } from './support/traveller.ts'

const TEXT = 'Sorry, we are unable to submit your enquiry. Please try again later'

/** Every page with toasts. */
const PAGES = [
  '/',
  '/enquiry',
  '/xoriant',
  '/review/taj-mahal',
  '/submit-testimonials',
  '/testimonials',
  '/login',
  '/forgot-password',
  '/activate-account?token=none',
]
const OWN_PAGES = ['/my-profile', '/submit-review']

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

async function expectNothingCovered(page: Page, width: number, at: string) {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await restingBoxes(page)
  await say(page, 'failure', TEXT)
  await expect(page.locator('[data-toast]')).toBeVisible()
  expect.soft(await covered(page), at).toEqual([])
  // Also at the end of a form, where it is sent.
  const send = page.locator('main').getByRole('button', { name: /^(Submit|Update|Sign|Activ)/ })
  if ((await send.count()) > 0) {
    await page.evaluate(() => {
      const top = (document.documentElement.scrollHeight - innerHeight) / 2
      scrollTo({ top, behavior: 'instant' })
    })
    await expect.soft.poll(async () => covered(page), `${at}, scrolled`).toEqual([])
  }
  await hush(page)
}

test('covers no heading and no button of a page', async ({ page, served }) => {
  test.slow()
  for (const pages of [PAGES, OWN_PAGES]) {
    if (pages === OWN_PAGES) await bring(page, served.origins, await ownSession(served.origins))
    await page.goto(`${served.origins.provider}/privacy`)
    for (const path of pages) {
      await (path.includes('token=') ? press : follow)(page, path)
      await expect(page).toHaveURL(({ pathname }) => pathname === path.replace(/\?.*/, ''))
      await expect(page.locator('main:not([aria-busy=true]) h1').first()).toBeVisible()
      for (const width of [390, 1440]) {
        await expectNothingCovered(page, width, `${path} at ${width} px`)
      }
    }
  }
})

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

test('does not cover the errors of a form', async ({ page, served }) => {
  await page.goto(served.origins.provider)
  const form = new EnquiryForm(page)
  await form.fillIn()
  await page.route(/\/enquiry\/(?:\?|$)/, (route) => route.abort())
  const notice = page.locator('trip-enquiry [part~=failure]')
  const toast = page.locator('[data-toast]')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await form.submit()
    await expect(notice).toBeVisible()
    await expect(toast).toBeVisible()
    await expect
      .poll(async () => {
        const [said, over] = [(await notice.boundingBox())!, (await toast.boundingBox())!]
        return said.y + said.height <= over.y || over.y + over.height <= said.y
      }, `at ${width} px`)
      .toBe(true)
    await hush(page)
  }
})

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

/** Shows the toast again in every window, and checks that its subject stays uncovered. */
async function expectUncovered(page: Page, about: Locator, kind: 'success' | 'failure') {
  const toast = page.locator('[data-toast]').last()
  await expect(about).not.toBeEmpty()
  await expect(toast).toBeVisible()
  await expect.poll(async () => overlap(page, about), 'as it was shown').toBe(false)
  const text = await page.locator('[data-toast-text]').last().innerText()
  for (const width of WIDTHS) {
    for (const textSize of TEXT_SIZES) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
      await about.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
      await hush(page)
      await say(page, kind, text)
      await expect(toast).toContainText(text)
      const look = `${width} px, text at ${textSize}`
      await expect.soft.poll(async () => overlap(page, about), look).toBe(false)
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.setViewportSize({ width: 1280, height: 720 })
}

const SENDING = {
  enquiry: async (page: Page) => {
    const form = new EnquiryForm(page)
    await form.fillIn({ ...RIGHT, Email: newEmail() })
    await form.submit()
    return ENQUIRED
  },
  review: async (page: Page) => {
    await follow(page, '/review/taj-mahal')
    const form = new ReviewForm(page)
    await form.fillIn({ 'Email Address': newEmail() })
    await form.submit()
    return REVIEWED
  },
  testimonial: async (page: Page) => {
    await follow(page, '/submit-testimonials')
    const form = new TestimonialForm(page)
    await form.complete(newEmail())
    await form.submit()
    return TESTIFIED
  },
}

for (const [kind, send] of Object.entries(SENDING)) {
  test(`covers no confirmation of what was sent: ${kind}`, async ({ page, served }) => {
    // One form is sent on a phone.
    if (kind === 'enquiry') await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(served.origins.provider)
    const text = await send(page)
    await expect(page.locator('[data-toast]').last()).toContainText(text)
    await expectUncovered(page, page.locator('[data-confirmation]'), 'success')
  })
}

test('does not cover the notice of a form that it repeats', async ({ page, served }) => {
  test.slow()
  await bring(page, served.origins, await ownSession(served.origins))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${served.origins.provider}/my-profile`)
  await page.getByLabel('Old password').fill('not this one')
  await page.getByLabel('New password').fill('a new password')
  await page.getByRole('button', { name: 'Update Password' }).click()
  const notice = page.getByRole('form', { name: 'Change password' }).getByRole('status')
  await expectUncovered(page, notice, 'failure')
})
