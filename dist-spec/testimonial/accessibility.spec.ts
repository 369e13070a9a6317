import { bothLooks } from '../support/both-looks.ts'
import { ADDRESS, ANOTHER, FAILED, RIGHT, SENT, TestimonialForm } from './testimonial-form.ts'
import { expect, test } from '../support/test.ts'

let count = 0
const address = () => `axe-video-${process.pid}-${++count}@example.com`

test('has no violation from empty to sent', async ({ page, axe, host }) => {
  const clean = await bothLooks(page, axe, 320)
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await expect(form.field('First Name')).toBeVisible()
  await clean()
  await form.submit()
  await expect(form.field('Video')).toHaveAttribute('aria-invalid', 'true')
  await clean()
  await form.complete(address())
  await clean()
  await page.route(ADDRESS, (route) => route.abort())
  await form.submit()
  await expect(form.notice).toContainText(FAILED)
  await clean()
  await page.unroute(ADDRESS)
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(ADDRESS, (route) => held.then(() => route.continue()))
  await form.submit()
  await expect(form.progress).toBeVisible()
  await clean()
  release()
  await expect(form.notice).toHaveText(SENT)
  await expect(form.button(ANOTHER)).toBeVisible()
  await clean()
})

test('adapts to forced colours and to text at 200 %, and cannot be used while it is sent', async ({
  page,
  host,
}) => {
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
