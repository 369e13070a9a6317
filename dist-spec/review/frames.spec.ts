import type { Page } from '@playwright/test'
import { countFrames, framesIn } from '../support/frames.ts'
import { photo } from './photos.ts'
import { ReviewForm } from './review-form.ts'
import { expect, test } from '../support/test.ts'

/** Time in ms in which a page that never rests requests over a hundred animation frames. */
const STRETCH = 2000

async function openReview(page: Page, host: string): Promise<ReviewForm> {
  await countFrames(page)
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  return form
}

const pictures = (form: ReviewForm) => form.element.locator('.filepond--image-preview canvas')

test('requests animation frames only while photos move, and none once removed', async ({
  page,
  host,
}) => {
  const form = await openReview(page, host)
  await expect.poll(() => framesIn(page, STRETCH), 'nothing chosen').toBe(0)
  const show = (display: string) =>
    form.element.evaluate((element: HTMLElement, display) => {
      element.parentElement!.style.display = display
    }, display)
  await show('none')
  await form.addPhotos(await photo('one.jpg', 1))
  await show('block')
  await expect(pictures(form), 'chosen while it was hidden').toHaveCount(1)
  await form.addPhotos(await photo('two.png', 2))
  await expect(pictures(form)).toHaveCount(2)
  expect(await framesIn(page, 100), 'pictures come in').toBeGreaterThan(0)
  await expect.poll(() => framesIn(page, STRETCH), 'two photos').toBe(0)
  await form.button('Remove').first().press('Enter')
  await expect(form.element.locator('.filepond--item')).toHaveCount(1)
  await expect.poll(() => framesIn(page, STRETCH), 'one photo').toBe(0)
  await page.setViewportSize({ width: 600, height: 800 })
  await expect.poll(() => framesIn(page, STRETCH), 'resized').toBe(0)
  await form.addPhotos(await photo('three.jpg', 3))
  await form.element.evaluate((element) => element.remove())
  expect(await framesIn(page, STRETCH), 'gone').toBeLessThanOrEqual(2)
  expect(await framesIn(page, STRETCH), 'gone').toBe(0)
})

test('renders the photos of a review after another is removed, and after it is put back', async ({
  page,
  host,
}) => {
  const form = await openReview(page, host)
  await page.evaluate(() => {
    const first = document.querySelector('trip-review')!
    const second = document.createElement('trip-review')
    first.before(second)
    Object.assign(window, { first })
  })
  await form.button('Submit Review').scrollIntoViewIfNeeded()
  await expect(form.element.locator('.filepond--root')).toBeAttached()
  await page.evaluate(() => (window as unknown as { first: Element }).first.remove())
  await form.addPhotos(await photo('one.jpg', 1))
  await expect(pictures(form)).toHaveCount(1)
  await page.evaluate(() => {
    const element = document.querySelector('trip-review')!
    element.remove()
    Object.assign(window, { element })
  })
  expect(await framesIn(page, STRETCH)).toBeLessThanOrEqual(2)
  await page.evaluate(() =>
    document.querySelector('main')!.append((window as unknown as { element: Element }).element),
  )
  await form.button('Submit Review').scrollIntoViewIfNeeded()
  await expect(pictures(form)).toHaveCount(1)
  await expect.poll(() => framesIn(page, STRETCH)).toBe(0)
})

test('stops waiting for a preview that never loads', async ({ page, host }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as unknown as typeof Worker
  })
  const form = await openReview(page, host)
  await form.addPhotos(await photo('awaited.jpg', 1))
  await expect(form.element.locator('.filepond--item')).toHaveCount(1)
  await page.clock.runFor(60_000)
  const frames = () => page.evaluate(() => (window as unknown as { asked: number }).asked)
  const before = await frames()
  await page.clock.runFor(60_000)
  expect((await frames()) - before).toBe(0)
})
