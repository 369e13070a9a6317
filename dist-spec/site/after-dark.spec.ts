import type { Locator, Page } from '@playwright/test'
import { luminance } from '../support/luminance.ts'
import { expect, test } from '../support/test.ts'
import { addAttraction } from './support/places.ts'

/** Scenes other than dusk, which is already dark by day. */
const DRAWN = 'img[src*="/media/scenes/"]:not([src*="-dusk"])'

const PICTURES = {
  '/': {
    'the poster of a region': '[role=tabpanel]:not([hidden])',
    'the poster of a destination': 'section:has-text("Where first?")',
  },
  '/destinations/kerala': {
    'the banner of a region': 'main header',
    'a card': 'trip-attraction-card [part~=frame]',
  },
}

async function lightness(picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  return luminance(picture)
}

const first = (page: Page, around: string) => lightness(page.locator(around).locator(DRAWN).first())

/** Expects that nothing on the screen is bright. */
const isDark = (page: Page, path: string) =>
  expect.poll(() => luminance(page.locator('body')), path).toBeLessThan(0.35)

for (const [path, pictures] of Object.entries(PICTURES)) {
  test(`shows the pictures of ${path} at dusk in dark mode, and prints those of the day`, async ({
    page,
    served,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await page.goto(served.origins.provider + path)
    await isDark(page, path)
    for (const [what, around] of Object.entries(pictures)) {
      await page.emulateMedia({ colorScheme: 'light' })
      const light = await first(page, around)
      await page.emulateMedia({ colorScheme: 'dark' })
      const dark = await first(page, around)
      expect(dark, what).toBeLessThan(0.45)
      expect(dark, what).toBeLessThan(light * 0.75)
      if (!what.startsWith('the banner')) continue
      await page.emulateMedia({ media: 'print' })
      expect(await first(page, around), what).toBeGreaterThan(dark * 1.3)
      await page.emulateMedia({ media: 'screen' })
    }
  })
}

test('shows no bright picture in a gallery in dark mode', async ({ page, served }) => {
  const id = await addAttraction(served)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.goto(`${served.origins.provider}/attraction-details/${id}`)
  const photos = page.getByRole('group', { name: 'All pictures of Mount Pilatus' }).getByRole('img')
  await expect(photos).not.toHaveCount(0)
  for (const photo of await photos.all()) expect(await lightness(photo)).toBeLessThan(0.5)
  expect(await first(page, 'article > header')).toBeLessThan(0.45)
})

test('shows nothing bright on the first screen in dark mode', async ({ page, served }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  for (const path of ['/testimonials', '/persistent', '/login']) {
    await page.goto(served.origins.provider + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await isDark(page, path)
  }
})
