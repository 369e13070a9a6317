import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from '../support/test.ts'
import { CLIP, forgetSent } from '../testimonial/testimonial-form.ts'

const LIST = '**/api/v1/trips/testimonial/'

test.beforeEach(({ served }) => forgetSent(served))

test('starts a video by one button, and gives it focus and controls', async ({
  page,
  served,
  axe,
}) => {
  await page.goto(`${served.origins.provider}/testimonials`)
  const player = page.getByLabel('Video by Asha Rao')
  const play = page.getByRole('button', { name: 'Play Review By - Asha Rao' })
  await expect(play).toBeVisible()
  await expect(player).toHaveCount(0)
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(play).toHaveCount(0)
  await expect(player).toHaveAttribute('controls')
  await expect(player).toBeFocused()
  const isPaused = (video: HTMLVideoElement) => video.paused
  await expect.poll(async () => player.evaluate(isPaused)).toBe(false)
  await page.getByRole('button', { name: 'Play Review By - Nikhil Deshpande' }).click()
  await expect.poll(async () => player.evaluate(isPaused)).toBe(true)
  expect(await axe(page)).toEqual([])
})

test('shows first frames, reports films that cannot be played, and crops none that plays', async ({
  page,
  served,
  axe,
}) => {
  const card = (first_name: string, video: string) => ({
    first_name,
    last_name: 'F',
    email: '',
    video_s3_url: `/${video}`,
  })
  const films = resolve(import.meta.dirname, '../support/files')
  const damaged = await readFile(resolve(films, 'clip.mp4'))
  damaged.fill(0, damaged.indexOf('mdat') + 4, damaged.indexOf('moov') - 4)
  const bodies: Record<string, Buffer> = {
    'hevc.mov': await readFile(resolve(films, 'hevc.mov')),
    'damaged.mp4': damaged,
    'good.mp4': await readFile(CLIP),
    'lena.mp4': await readFile(CLIP),
  }
  for (const [name, body] of Object.entries(bodies)) {
    await page.route(`**/${name}`, (route) => route.fulfill({ body, contentType: 'video/mp4' }))
  }
  const poster = '/media/clips/alps.webp'
  const reviews = [
    card('Hema', 'hevc.mov'),
    card('Dara', 'damaged.mp4'),
    { ...card('Gita', 'good.mp4'), poster_url: poster },
    card('Lena', 'lena.mp4'),
  ]
  await page.route(LIST, (route) => route.fulfill({ json: reviews }))
  await page.goto(`${served.origins.provider}/privacy`)
  await page.getByRole('banner').getByRole('link', { name: 'Testimonials' }).click()
  // A film without a poster shows its first frame.
  const lena = page.getByLabel('Video by Lena F')
  await lena.scrollIntoViewIfNeeded()
  const readyState = () => lena.evaluate((video: HTMLVideoElement) => video.readyState)
  await expect.poll(readyState).toBeGreaterThanOrEqual(2)
  expect(await lena.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await expect(page.getByRole('button', { name: 'Play Review By - Lena F' })).toBeVisible()

  const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: `${name} F` })
  for (const [name, file] of [
    ['Hema', '/hevc.mov'],
    ['Dara', '/damaged.mp4'],
  ] as const) {
    const play = cardOf(name).getByRole('button')
    // The first frame may be enough for the browser to notice.
    await play.click({ timeout: 3000 }).catch(() => {})
    await expect(cardOf(name).getByText('This video can’t be played here.')).toBeVisible()
    await expect(cardOf(name).getByRole('link', { name: 'Open the file' })).toHaveAttribute(
      'href',
      file,
    )
  }
  await expect(cardOf('Gita').locator('img')).toHaveAttribute('src', poster)
  await page.getByRole('button', { name: 'Play Review By - Gita F' }).click()
  await expect(page.getByLabel('Video by Gita F')).toHaveCSS('object-fit', 'contain')
  expect(await axe(page)).toEqual([])
})

test('links to the video below its poster without scripts', async ({ browser, served }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${served.origins.provider}/testimonials`)
  const card = page.getByRole('listitem').filter({ hasText: 'Review By - Asha Rao' })
  await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await card.getByRole('button', { name: 'Play Review By - Asha Rao' }).click()
  await expect(page).toHaveURL(/forest-tiger\.mp4\?$/)
  await context.close()
})
