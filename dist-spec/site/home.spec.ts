import type { Page } from '@playwright/test'
import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'
import { watchShift } from './support/shift.ts'
import { forgetSent } from '../testimonial/testimonial-form.ts'

test.beforeEach(({ served }) => forgetSent(served))

async function slideOf(page: Page): Promise<number> {
  return page.locator('[data-track]').evaluate((track) => {
    const start = track.getBoundingClientRect().left
    const slides = [...track.children]
    return 1 + slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - start) < 2)
  })
}

const GROUPS = {
  'Jungle safari': ['North India', 'South India', 'Central India', 'North East India'],
  'Domestic trips': ['North and Central India', 'Himalayas', 'North East India', 'South India'],
  'International trips': ['Middle East', 'South East Asia', 'Europe', 'Offbeat'],
}

test('shows the whole enquiry without scrolling, and pictures that cycle endlessly', async ({
  page,
  served,
}) => {
  await page.goto(served.origins.provider)
  const form = new EnquiryForm(page)
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We are happy to help you Plan lifetime experience.',
    )
    await expect(form.element.getByRole('heading', { name: 'Personal Trip Planner' })).toBeVisible()
    await expect(form.button('Submit Enquiry'), `${width} px`).toBeInViewport({ ratio: 1 })
  }
  const pictures = page.locator('[data-slide] img')
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  await expect(pictures.nth(1)).toHaveAttribute('loading', 'lazy')

  const carousel = page.getByRole('group', { name: 'Our destinations' })
  const next = carousel.getByRole('button', { name: 'Next slide' })
  const count = Number(await carousel.getAttribute('data-count'))
  await expect(carousel.getByRole('button', { name: 'Pause slides' })).toBeVisible()
  await next.click()
  await expect.poll(() => slideOf(page)).toBe(2)
  await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible()
  await carousel.getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(() => slideOf(page)).toBe(1)
  await carousel.getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(() => slideOf(page)).toBe(count)
  await expect(carousel.locator('[data-controls] > [aria-live]')).toHaveText(
    `Slide ${count} /of ${count}`,
  )
  await next.click()
  await expect.poll(() => slideOf(page)).toBe(1)

  await carousel.locator('[data-track]').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => slideOf(page)).toBe(2)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => slideOf(page)).toBe(1)
})

test('advances the pictures by itself, and pauses on hover, on focus and on demand', async ({
  page,
  served,
}) => {
  await page.clock.install()
  await page.goto(served.origins.provider)
  const carousel = page.getByRole('group', { name: 'Our destinations' })
  const pause = carousel.getByRole('button', { name: 'Pause slides' })
  await expect(pause).toBeVisible()
  await expect(page.locator('trip-enquiry')).toContainText('Personal Trip Planner')
  await page.clock.runFor(6_100)
  await expect.poll(() => slideOf(page)).toBe(2)

  await carousel.locator('[data-track]').hover({ position: { x: 200, y: 300 } })
  await page.clock.runFor(13_000)
  expect(await slideOf(page)).toBe(2)
  await page.mouse.move(900, 40)
  await page.clock.runFor(6_100)
  await expect.poll(() => slideOf(page)).toBe(3)

  await page.keyboard.press('Tab')
  await pause.focus()
  await page.clock.runFor(13_000)
  expect(await slideOf(page)).toBe(3)
  await page.keyboard.press('Enter')
  const play = carousel.getByRole('button', { name: 'Play slides' })
  await play.evaluate((button: HTMLElement) => button.blur())
  await page.clock.runFor(13_000)
  expect(await slideOf(page)).toBe(3)
  await play.click()
  await page.clock.runFor(6_100)
  await expect.poll(() => slideOf(page)).toBe(4)
})

test('moves nothing under reduced motion', async ({ page, served }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto(served.origins.provider)
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible()
  await page.clock.runFor(20_000)
  expect(await slideOf(page)).toBe(1)
})

test('shows tabs of regions that work by keys, and all sections with four video reviews', async ({
  page,
  served,
}) => {
  await page.goto(served.origins.provider)
  await expect(
    page.getByRole('heading', { name: 'Some of Our Amazing Domestic Trips' }),
  ).toBeVisible()
  const shown = async (group: keyof typeof GROUPS) => {
    await expect(page.getByRole('tab', { name: group })).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel', { name: group })
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(GROUPS[group])
    await expect(panel.getByRole('img')).toHaveCount(4)
    await expect(panel.locator('p:visible')).toHaveCount(4)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  }
  await shown('Jungle safari')
  await page.getByRole('tab', { name: 'Domestic trips' }).click()
  await shown('Domestic trips')
  await page.keyboard.press('ArrowRight')
  await shown('International trips')
  await expect(page.getByRole('tab', { name: 'International trips' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await shown('Jungle safari')
  await page.keyboard.press('End')
  await shown('International trips')
  await page.keyboard.press('Home')
  await shown('Jungle safari')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'North India', exact: true })).toBeFocused()

  const names = (section: string) =>
    page.locator(`[aria-labelledby=${section}-title]`).getByRole('heading', { level: 3 })
  await expect(names('trip-types')).toHaveText(['International', 'Domestic', 'Safari'])
  await expect(names('destinations')).toHaveText([
    'Rajasthan',
    'Kashmir and Himachal',
    'North East and Sikkim',
    'Kerala',
    'Dubai',
    'Thailand',
    'Europe',
    'Egypt',
  ])
  await expect(page.locator('section[aria-label="Our record so far"]')).toContainText(
    'More than 10,000 tiger safaris',
  )
  await expect(page.locator('section[aria-label="Our record so far"]')).toContainText(
    'More than 24 foreign countries',
  )

  const films = page.locator('section[aria-labelledby=video-reviews-title]')
  await expect(films.getByRole('button', { name: /^Play/ })).toHaveCount(4)
  await expect(names('video-reviews').filter({ hasText: /^Asha Rao$/ })).toHaveCount(1)
  const film = films.getByRole('listitem').filter({ hasText: 'Asha Rao' })
  const still = film.locator('img')
  await expect(still).toHaveAttribute('loading', 'lazy')
  await film.scrollIntoViewIfNeeded()
  await expect(still).not.toHaveJSProperty('naturalWidth', 0)
  await page.getByRole('link', { name: 'View All Reviews' }).click()
  await expect(page).toHaveURL(/\/testimonials$/)
})

test('reports reviews that failed to load, and offers a retry', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/privacy`)
  await page.route('**/testimonial/', (route) => route.abort())
  await page.getByRole('link', { name: 'Tigertrail Journeys' }).first().click()
  await expect(page.getByText('The reviews didn’t load.')).toBeVisible()
  await page.unroute('**/testimonial/')
  await page.getByRole('button', { name: 'Try again' }).click()
  const films = page.locator('section[aria-labelledby=video-reviews-title]')
  await expect(films.getByRole('button', { name: /^Play/ })).toHaveCount(4)
})

test('shows all regions without scripts, and no button without effect', async ({
  browser,
  served,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(served.origins.provider)
  for (const regions of Object.values(GROUPS))
    for (const region of regions)
      await expect(page.getByRole('heading', { name: region, exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Submit Enquiry' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(6)
  await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  await context.close()
})

test('has no layout shift while it loads, at any width', async ({ page, served }) => {
  const shift = await watchShift(page)
  // Other specs load the widths of a phone and of a desk.
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(served.origins.provider)
    await expect(new EnquiryForm(page).button('Submit Enquiry')).toBeVisible()
    await new EnquiryForm(page).ready()
    expect(await shift(), `moved at ${width}`).toBeLessThan(0.02)
  }
})
