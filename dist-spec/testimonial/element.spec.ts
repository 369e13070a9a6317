import type { Page } from '@playwright/test'
import { CLIP, RIGHT, SENT, TestimonialForm } from './testimonial-form.ts'
import { expect, test } from '../support/test.ts'

type Moving = Element & { moveBefore?: (node: Node, child: Node | null) => void }

let count = 0
const address = () => `element-${process.pid}-${++count}@example.com`

test('keeps text, focus and video when the host moves it, or removes it and puts it back', async ({
  page,
  host,
  served,
}) => {
  const email = address()
  const form = new TestimonialForm(page)
  await page.goto(`${host}/bare.html`)
  await page.evaluate(() => {
    document.querySelector('#first')!.append(document.createElement('trip-testimonial'))
  })
  const url = `${served.origins.provider}/widgets/trip-testimonial.js`
  await page.addScriptTag({ type: 'module', url })
  await form.complete(email)
  await form.field('Feedback').fill('Nine ')
  await page.evaluate(() => {
    document.querySelector('#second')!.append(document.querySelector('trip-testimonial')!)
  })
  await expect(form.field('Feedback')).toHaveValue('Nine ')
  await expect(form.chosen).toHaveText('sample.mp4')
  await form.field('Feedback').press('End')
  await page.keyboard.type('da')
  await page.evaluate(() => {
    const first: Moving = document.querySelector('#first')!
    first.moveBefore!(document.querySelector('trip-testimonial')!, null)
  })
  await expect(form.field('Feedback')).toBeFocused()
  await page.keyboard.type('ys.')
  await expect(form.field('Feedback')).toHaveValue('Nine days.')
  await page.evaluate(async () => {
    const element = document.querySelector('trip-testimonial')!
    const parent = element.parentElement!
    element.remove()
    await new Promise(requestAnimationFrame)
    parent.append(element)
  })
  await expect(form.chosen).toHaveText('sample.mp4')
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
})

test('is filled in and sent by keyboard alone, and announces the result', async ({
  page,
  host,
}) => {
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await expect(form.field('First Name')).toBeVisible()
  for (const value of ['Asha', 'Rao', address(), '9876543210', 'Nine days.']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Tab')
  await expect(form.field('Video')).toBeFocused()
  await form.pressForFile(CLIP)
  await expect(form.chosen).toHaveText('sample.mp4')
  await form.field('Email').focus()
  await page.keyboard.press('Enter')
  await expect(form.notice).toHaveText(SENT)
  await expect(form.button('Submit another testimonial')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(form.button('Submit another testimonial')).toBeFocused()
})

test('sends under the strictest policy, without a video preview', async ({ page, host }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  const form = new TestimonialForm(page)
  const answer = await page.goto(`${host}/strict-testimonial.html`)
  expect(answer!.headers()['content-security-policy']).toContain('require-trusted-types-for')
  await form.complete(address())
  await expect(form.element.locator('video')).toBeHidden()
  await expect(form.element.getByText(/^\d+ KB$/)).toBeVisible()
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  expect(await violations(page)).toEqual([])
  expect(said).toEqual([])
})

const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)

test('sends its fields as text with an old Prototype.js', async ({ page, host, served }) => {
  await page.addInitScript(() => {
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${this.map(String).join(', ')}]`
      },
    })
  })
  const email = address()
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await form.complete(email)
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  const query = 'select description from testimonials where email = $1'
  expect(await served.provider.database.query(query, [email])).toEqual([
    { description: RIGHT.Feedback },
  ])
})

test('is usable after one request, loads the rest in one more, and ignores unusual styles', async ({
  page,
  host,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const form = new TestimonialForm(page)
  await page.goto(`${host}/testimonial.html`)
  await expect(form.field('First Name')).toBeVisible()
  expect(scripts).toHaveLength(1)
  const styles = await form.field('Feedback').evaluate((area) => {
    const { fontSize, letterSpacing, textTransform, textAlign, fontFamily } = getComputedStyle(area)
    return { fontSize, letterSpacing, textTransform, textAlign, fontFamily }
  })
  expect(styles).toEqual({
    fontSize: '16px',
    letterSpacing: 'normal',
    textTransform: 'none',
    textAlign: 'start',
    fontFamily: 'Georgia, serif',
  })
  // The rules load on the first letter.
  await form.fillIn()
  await form.submit()
  await expect(form.field('Video')).toHaveAttribute('aria-invalid', 'true')
  expect(scripts).toHaveLength(2)
})
