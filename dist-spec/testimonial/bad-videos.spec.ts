import { choose, sentence } from '../support/bad-files.ts'
import { VIDEOS } from './bad-videos.ts'
import { ANOTHER, RIGHT, SENT, TestimonialForm } from './testimonial-form.ts'
import { expect, test } from '../support/test.ts'

let count = 0
const address = () => `bad-video-${process.pid}-${++count}@example.com`

const QUERY = 'select 1 from testimonials where email = $1'

const widthOf = ({ element }: TestimonialForm) =>
  element.evaluate((element) => element.shadowRoot!.querySelector('section')!.scrollWidth)

test.beforeEach(async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${host}/testimonial.html`)
})

// Only the provider can detect a broken video. All other faults show immediately.
test('refuses a file that is no video or has a wrong size, and says why', async ({ page }) => {
  const form = new TestimonialForm(page)
  const before = await widthOf(form)
  for (const file of VIDEOS.filter(({ fault }) => fault && fault !== 'unreadable')) {
    await test.step(`${file.what}, called ${file.name}`, async () => {
      const text = sentence(file)
      await choose(form.field('Video'), file, test.info().outputPath())
      await expect(form.field('Video')).toHaveAccessibleDescription(text)
      await expect(form.field('Video')).toHaveAttribute('aria-invalid', 'true')
      await expect(form.chosen).toHaveCount(0)
      expect(text.length).toBeLessThan(100)
      expect(await widthOf(form)).toBe(before)
    })
  }
})

test('refuses a broken video when it is sent, and says why', async ({ page, served }) => {
  const email = address()
  const form = new TestimonialForm(page)
  await form.fillIn({ ...RIGHT, Email: email })
  for (const file of VIDEOS.filter(({ fault }) => fault === 'unreadable')) {
    await test.step(`${file.what}, called ${file.name}`, async () => {
      await choose(form.field('Video'), file, test.info().outputPath())
      await expect(form.chosen).toHaveText(file.name)
      await form.submit()
      await expect(form.field('Video')).toHaveAccessibleDescription(sentence(file))
      await expect(form.field('Video')).toHaveAttribute('aria-invalid', 'true')
      expect(await served.provider.database.query(QUERY, [email])).toEqual([])
      await form.button('Remove video').click()
    })
  }
})

test('accepts every unusual video and name', async ({ page, served }) => {
  const form = new TestimonialForm(page)
  for (const file of VIDEOS.filter(({ fault }) => !fault)) {
    await test.step(`${file.what}, called ${file.name}`, async () => {
      const email = address()
      await form.fillIn({ ...RIGHT, Email: email })
      const before = await widthOf(form)
      await choose(form.field('Video'), file, test.info().outputPath())
      await expect(form.chosen).toHaveText(file.name)
      await expect(form.chosen).toHaveAttribute('title', file.name)
      expect(await widthOf(form)).toBe(before)
      await form.submit()
      await expect(form.notice).toHaveText(SENT)
      expect(await served.provider.database.query(QUERY, [email])).toHaveLength(1)
      await form.button(ANOTHER).click()
    })
  }
})
