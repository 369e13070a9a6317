import { choose, quoted, sentence } from '../support/bad-files.ts'
import { VIDEOS } from './bad-videos.ts'
import { RIGHT, SENT, TestimonialForm } from './testimonial-form.ts'
import { expect, test } from '../support/test.ts'

let count = 0
const address = () => `bad-video-${process.pid}-${++count}@example.com`

for (const file of VIDEOS.filter(({ fault }) => fault)) {
  test(`refuses ${file.what}, called ${file.name}, and says why`, async ({
    page,
    host,
    served,
  }) => {
    const email = address()
    const form = new TestimonialForm(page)
    await page.goto(`${host}/testimonial.html`)
    await form.fillIn({ ...RIGHT, Email: email })
    await choose(form.field('Video'), file, test.info().outputPath())
    // Only the provider can detect a broken video. All other faults show immediately.
    if (file.fault === 'unreadable') {
      await expect(form.chosen).toHaveText(file.name)
      await form.submit()
    }
    await expect(form.field('Video')).toHaveAccessibleDescription(sentence(file))
    await expect(form.field('Video')).toHaveAttribute('aria-invalid', 'true')
    const query = 'select 1 from testimonials where email = $1'
    expect(await served.provider.database.query(query, [email])).toEqual([])
  })
}

for (const file of VIDEOS.filter(({ fault }) => !fault)) {
  test(`accepts ${file.what}`, async ({ page, host, served }) => {
    const email = address()
    const form = new TestimonialForm(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`${host}/testimonial.html`)
    await form.fillIn({ ...RIGHT, Email: email })
    const before = await widthOf(form)
    await choose(form.field('Video'), file, test.info().outputPath())
    await expect(form.chosen).toHaveText(file.name)
    await expect(form.chosen).toHaveAttribute('title', file.name)
    expect(await widthOf(form)).toBe(before)
    await form.submit()
    await expect(form.notice).toHaveText(SENT)
    const query = 'select 1 from testimonials where email = $1'
    expect(await served.provider.database.query(query, [email])).toHaveLength(1)
  })
}

const widthOf = ({ element }: TestimonialForm) =>
  element.evaluate((element) => element.shadowRoot!.querySelector('section')!.scrollWidth)

test('truncates a long name in a sentence, and lets none reverse the sentence', async ({
  page,
  host,
}) => {
  const name = `\u202e${'long-'.repeat(59)}.mp4`
  const form = new TestimonialForm(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${host}/testimonial.html`)
  const before = await widthOf(form)
  await choose(
    form.field('Video'),
    { what: 'zeros', widget: 'testimonial', name, make: () => Buffer.alloc(20_480) },
    test.info().outputPath(),
  )
  const text = `${quoted(name)} has the wrong type. Please use MP4, MOV or WebM.`
  await expect(form.field('Video')).toHaveAccessibleDescription(text)
  expect(text.length).toBeLessThan(100)
  expect(await widthOf(form)).toBe(before)
})
