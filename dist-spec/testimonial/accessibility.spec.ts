import type { Page } from '@playwright/test'
import { ADDRESS, ANOTHER, FAILED, RIGHT, SENT, TestimonialForm } from './testimonial-form.ts'
import { expect, test } from '../support/test.ts'

type Axe = (page: Page) => Promise<string[]>

let count = 0
const address = () => `axe-video-${process.pid}-${++count}@example.com`

async function clean(axe: Axe, page: Page): Promise<void> {
  expect(await axe(page)).toEqual([])
}

// Each theme and each width once. No colour depends on the width.
for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 320],
] as const) {
  test.describe(`${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test('has no violation from empty to sent', async ({ page, axe, host }) => {
      const form = new TestimonialForm(page)
      await page.goto(`${host}/testimonial.html`)
      await expect(form.field('First Name')).toBeVisible()
      await clean(axe, page)
      await form.submit()
      await expect(form.field('Video')).toHaveAttribute('aria-invalid', 'true')
      await clean(axe, page)
      await form.complete(address())
      await clean(axe, page)
      await page.route(ADDRESS, (route) => route.abort())
      await form.submit()
      await expect(form.notice).toContainText(FAILED)
      await clean(axe, page)
      await page.unroute(ADDRESS)
      let release: () => void = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(ADDRESS, (route) => held.then(() => route.continue()))
      await form.submit()
      await expect(form.progress).toBeVisible()
      await clean(axe, page)
      release()
      await expect(form.notice).toHaveText(SENT)
      await expect(form.button(ANOTHER)).toBeVisible()
      await clean(axe, page)
    })
  })
}

test('adapts to forced colours and to text at 200 %', async ({ page, host }) => {
  const form = new TestimonialForm(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${host}/testimonial.html`)
  await form.complete(address())
  await form.element.evaluate((element: HTMLElement) => {
    element.style.setProperty('--trip-font-size', '32px')
  })
  const wide = () =>
    form.element.evaluate((element) => {
      const root = element.shadowRoot!.querySelector('section')!
      return root.scrollWidth - root.clientWidth
    })
  expect(await wide()).toBeLessThanOrEqual(0)
  await page.route(ADDRESS, () => {})
  await form.submit()
  await expect(form.progress).toBeVisible()
  expect(await wide()).toBeLessThanOrEqual(0)
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
})

test('cannot be pressed or typed in while it is sent', async ({ page, host }) => {
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.complete(address())
  await page.route(ADDRESS, () => {})
  await form.submit()
  await expect(form.button('Cancel')).toBeFocused()
  await expect(form.element.locator('form')).toHaveAttribute('inert')
  await form.field('Feedback').evaluate((area) => area.focus())
  await expect(form.button('Cancel')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.element.locator('form')).not.toHaveAttribute('inert')
  await expect(form.field('Feedback')).toHaveValue(RIGHT.Feedback)
  await form.field('Feedback').evaluate((area) => area.focus())
  await expect(form.field('Feedback')).toBeFocused()
})
