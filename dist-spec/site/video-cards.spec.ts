import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/test.ts'
import { CLIP, forgetSent } from '../testimonial/testimonial-form.ts'

const LIST = '**/api/v1/trips/testimonial/'

test.beforeEach(({ served }) => forgetSent(served))

test('starts a video by one button, and gives it the keyboard and its controls', async ({
  page,
  served,
  axe,
}) => {
  await page.goto(`${served.origins.provider}/testimonials`)
  const player = page.getByLabel('Video by Asha Rao')
  const play = page.getByRole('button', { name: 'Play Review By - Asha Rao' })
  await expect(play).toBeVisible()
  await expect(player).not.toHaveAttribute('controls')
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(play).toHaveCount(0)
  await expect(player).toHaveAttribute('controls')
  await expect(player).toBeFocused()
  const isPaused = (video: HTMLVideoElement) => video.paused
  await expect.poll(async () => player.evaluate(isPaused)).toBe(false)
  // Another one ends it: two voices are none.
  await page.getByRole('button', { name: 'Play Review By - Nikhil Deshpande' }).click()
  await expect.poll(async () => player.evaluate(isPaused)).toBe(true)
  expect(await axe(page)).toEqual([])
})

test('shows the first picture of a video that has no still', async ({ page, served }) => {
  const review = { first_name: 'Lena', last_name: 'F', email: '', video_s3_url: '/lena.mp4' }
  const body = await readFile(CLIP)
  await page.route('**/lena.mp4', (route) => route.fulfill({ body, contentType: 'video/mp4' }))
  await page.route(LIST, (route) => route.fulfill({ json: [review] }))
  await page.goto(`${served.origins.provider}/privacy`)
  await page.getByRole('banner').getByRole('link', { name: 'Testimonials' }).click()
  const player = page.getByLabel('Video by Lena F')
  const readyState = () => player.evaluate((video: HTMLVideoElement) => video.readyState)
  await expect.poll(readyState).toBeGreaterThanOrEqual(2)
  expect(await player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await expect(page.getByRole('button', { name: 'Play Review By - Lena F' })).toBeVisible()
})

test('leads to the video under its still where no script runs', async ({ browser, served }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${served.origins.provider}/testimonials`)
  const card = page.getByRole('listitem').filter({ hasText: 'Review By - Asha Rao' })
  await expect(card.locator('video')).toBeHidden()
  await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await card.getByRole('button', { name: 'Play Review By - Asha Rao' }).click()
  await expect(page).toHaveURL(/forest-tiger\.mp4\?$/)
  await context.close()
})
