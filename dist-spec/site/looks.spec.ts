import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { press } from './support/places.ts'

const boxes = (all: Locator) =>
  all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()))

const styleOf = (one: Locator, property: string) =>
  one.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    property,
  )

const seen = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** Carousels whose controls cover their pictures. */
const covered = (page: Page) =>
  page.locator('[data-slides]:has([data-controls])').evaluateAll((all) =>
    all.filter((slides) => {
      const [controls, track] = ['[data-controls]', '[data-track]'].map((part) =>
        slides.querySelector(part)!.getBoundingClientRect(),
      )
      return controls!.top < track!.bottom && track!.top < controls!.bottom
    }),
  )

test('the home page has its tabs in one row, and names below pictures', async ({
  page,
  served,
}) => {
  await page.goto(served.origins.provider)
  const cards = page.getByRole('region', { name: 'Where first?' }).getByRole('listitem')
  const pictures = await boxes(cards.locator('img'))
  const names = await boxes(cards.getByRole('heading'))
  expect(names).toHaveLength(8)
  for (const [index, name] of names.entries())
    expect(name.top).toBeGreaterThanOrEqual(pictures[index].bottom)
  for (const width of [320, 390, 768, 1440, 1920]) {
    await seen(page, width)
    if (width > 320) expect(await covered(page), `at ${width} px`).toEqual([])
    const tabs = await boxes(page.getByRole('tab'))
    expect(tabs).toHaveLength(3)
    if (width > 390) continue
    expect(new Set(tabs.map(({ bottom }) => Math.round(bottom))).size, `${width} px`).toBe(1)
    for (const { left, right } of tabs) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  }
})

/** Number of reviews in a row, by the width of the window. */
const IN_A_ROW = { 400: 1, 599: 1, 600: 2, 700: 3, 999: 3, 1000: 4 }

test('the carousels of an attraction show whole cards, and arrows of 44 px', async ({
  page,
  served,
}) => {
  await seen(page, 390)
  await page.goto(`${served.origins.provider}/attraction-details/taj-mahal`)
  const arrows = page.getByRole('button', { name: /^(Next|Previous) slide$/ })
  const found = await boxes(arrows)
  expect(found.length).toBeGreaterThanOrEqual(6)
  for (const { width, height } of found) {
    expect(width).toBeGreaterThanOrEqual(44)
    expect(height).toBeGreaterThanOrEqual(44)
  }
  expect(await covered(page)).toEqual([])

  const row = page.getByRole('group', { name: 'Our Clients Review' }).locator('[data-track]')
  for (const [width, cards] of Object.entries(IN_A_ROW)) {
    await seen(page, Number(width))
    const [track] = await boxes(row)
    const slides = await boxes(row.locator('[data-slide]'))
    const whole = slides.filter(({ left, right }) => left >= track.left && right <= track.right + 1)
    expect(whole, `at ${width} px`).toHaveLength(cards)
  }
})

test('an attraction keeps its picture clear of words, also on paper, where headings stay with their content', async ({
  page,
  served,
}) => {
  await seen(page, 768)
  await page.goto(`${served.origins.provider}/attraction-details/taj-mahal`)
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    const [picture] = await boxes(page.locator('header [data-slide] img').first())
    const [title] = await boxes(page.getByRole('heading', { level: 1 }))
    expect(picture.bottom, media).toBeLessThanOrEqual(title.top)
  }
  // Cards are printed whole, with their headings. A heading that is not rendered has no style.
  const breaks = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .map((heading) => getComputedStyle(heading).breakAfter)
      .filter(Boolean),
  )
  expect(breaks.length).toBeGreaterThan(5)
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})

test('marks list buttons, and lets files be chosen in similar fields', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/review`)
  await page.emulateMedia({ colorScheme: 'dark' })
  const photos = page.locator('trip-review [part~=drop]')
  await expect(photos).toBeVisible()
  const combobox = page.getByRole('combobox', { name: 'Attraction' })
  expect(await styleOf(combobox, 'background-image')).toContain('gradient')
  const [form] = await boxes(page.locator('trip-review'))
  expect(Math.abs(form.left - (1280 - form.right))).toBeLessThan(200)
  const looks = ['height', 'border', 'background-color', 'font-size']
  const ofPhotos = await Promise.all(looks.map((look) => styleOf(photos, look)))
  await press(page, '/submit-testimonials')
  const video = page.locator('trip-testimonial [part~=drop]')
  await expect(video).toBeVisible()
  expect(await Promise.all(looks.map((look) => styleOf(video, look)))).toEqual(ofPhotos)
})

test('has one primary button for each background, and one colour of stars', async ({
  page,
  served,
}) => {
  const RUST = 'rgb(184, 67, 15)'
  const MARIGOLD = 'rgb(242, 177, 52)'
  await page.goto(`${served.origins.provider}/attraction-details/taj-mahal`)
  const ground = (name: string) =>
    styleOf(page.getByRole('link', { name }).first(), 'background-color')
  await expect.poll(async () => ground('Plan a trip to Taj Mahal')).toBe(MARIGOLD)
  const card = page.locator('trip-attraction-card').first()
  await card.scrollIntoViewIfNeeded()
  await card.locator('[part=rating] [part=stars]').waitFor()
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    const stars = await page
      .locator('svg.stars > svg > path')
      .evaluateAll((all) => all.map((path) => getComputedStyle(path).fill).filter(Boolean))
    expect(stars.length).toBeGreaterThan(4)
    expect(new Set(stars).size).toBe(1)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${served.origins.provider}/reviews/taj-mahal`)
  await expect.poll(async () => ground('Submit Review')).toBe(RUST)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => ground('Submit Review')).toBe(MARIGOLD)
})

test('breaks no word of a button', async ({ page, served }) => {
  for (const path of ['/', '/destinations', '/reviews/taj-mahal', '/login', '/testimonials']) {
    await page.goto(served.origins.provider + path)
    for (const width of [320, 768, 1440]) {
      await seen(page, width)
      const buttons = page.locator('button:visible, .strong-button:visible, .quiet-button:visible')
      const broken = await buttons.evaluateAll((all) =>
        all.flatMap((button) => {
          const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          while (texts.nextNode()) {
            const range = document.createRange()
            for (const { index, 0: word } of texts.currentNode.nodeValue!.matchAll(/\S+/g)) {
              range.setStart(texts.currentNode, index)
              range.setEnd(texts.currentNode, index + word.length)
              if (range.getClientRects().length > 1) found.push(word)
            }
          }
          return found
        }),
      )
      expect(await buttons.count()).toBeGreaterThan(0)
      expect(broken, `${path} at ${width} px`).toEqual([])
    }
  }
})

test('the home page has dark boxes at night, and prints dark text, no buttons, and contact details in one piece', async ({
  page,
  served,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(served.origins.provider)
  await page.locator('trip-enquiry [part~=button]').first().waitFor()
  const box = page.getByRole('checkbox', { name: 'I am a corporate user' })
  const ground = await styleOf(page.locator('trip-enquiry [part~=root]'), 'background-color')
  expect(await styleOf(box, 'background-color')).toBe(ground)
  const region = page.getByRole('heading', { name: 'South India' }).first()
  const inks = [
    await styleOf(region, 'color'),
    await styleOf(page.getByRole('link', { name: 'South India' }), 'color'),
  ]
  await page.emulateMedia({ media: 'print' })
  const ink = await styleOf(page.getByRole('heading', { level: 2 }).first(), 'color')
  expect(await styleOf(region, 'color')).toBe(ink)
  expect(inks).not.toContain(ink)
  await expect(page.locator('trip-enquiry [part~=button]').first()).toBeHidden()
  await expect(page.getByRole('link', { name: 'View All Reviews' })).toBeHidden()
  const footer = page.locator('footer').last()
  expect(await styleOf(footer, 'break-inside')).toBe('avoid')
  expect(await styleOf(footer, '--start')).toBe('0px')
  await expect(footer.getByText('more than 24 foreign')).toBeHidden()
})
