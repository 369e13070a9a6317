import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const boxes = (all: Locator) =>
  all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()))

const styleOf = (one: Locator, property: string) =>
  one.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    property,
  )

const seen = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

for (const width of [320, 390]) {
  test(`has its three tabs in one row at ${width} px`, async ({ page, served }) => {
    await seen(page, width)
    await page.goto(served.origins.provider)
    const tabs = await boxes(page.getByRole('tab'))
    expect(tabs).toHaveLength(3)
    expect(new Set(tabs.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
    for (const { left, right } of tabs) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  })
}

test('writes the name of a destination below its picture', async ({ page, served }) => {
  await page.goto(served.origins.provider)
  const cards = page.getByRole('region', { name: 'Where first?' }).getByRole('listitem')
  const pictures = await boxes(cards.locator('img'))
  const names = await boxes(cards.getByRole('heading'))
  expect(names).toHaveLength(8)
  for (const [index, name] of names.entries())
    expect(name.top).toBeGreaterThanOrEqual(pictures[index].bottom)
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await covered(page)).toEqual([])
  }
})

for (const [width, cards] of [
  [400, 1],
  [599, 1],
  [600, 2],
  [700, 3],
  [999, 3],
  [1000, 4],
] as const) {
  test(`shows ${cards} of the reviews in a window of ${width} px`, async ({ page, served }) => {
    await seen(page, width)
    await page.goto(`${served.origins.provider}/attraction-details/taj-mahal`)
    const row = page.getByRole('group', { name: 'Our Clients Review' }).locator('[data-track]')
    const [track] = await boxes(row)
    const slides = await boxes(row.locator('[data-slide]'))
    const whole = slides.filter(({ left, right }) => left >= track.left && right <= track.right + 1)
    expect(whole).toHaveLength(cards)
  })
}

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

test('has arrows of 44 px on every carousel, over no picture', async ({ page, served }) => {
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
  await page.goto(`${served.origins.provider}/submit-testimonials`)
  const video = page.locator('trip-testimonial [part~=drop]')
  await expect(video).toBeVisible()
  expect(await Promise.all(looks.map((look) => styleOf(video, look)))).toEqual(ofPhotos)
})

test('an unticked box has the form’s background in dark mode', async ({ page, served }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(served.origins.provider)
  const box = page.getByRole('checkbox', { name: 'I am a corporate user' })
  const ground = await styleOf(page.locator('trip-enquiry [part~=root]'), 'background-color')
  expect(await styleOf(box, 'background-color')).toBe(ground)
})

test('prints no heading apart from its content', async ({ page, served }) => {
  await page.goto(`${served.origins.provider}/attraction-details/taj-mahal`)
  await page.emulateMedia({ media: 'print' })
  // Cards are printed whole, with their headings. A heading that is not rendered has no style.
  const breaks = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .map((heading) => getComputedStyle(heading).breakAfter)
      .filter(Boolean),
  )
  expect(breaks.length).toBeGreaterThan(5)
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
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

test('keeps a poster’s picture clear of its words, also on paper', async ({ page, served }) => {
  await seen(page, 768)
  await page.goto(`${served.origins.provider}/attraction-details/taj-mahal`)
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    const [picture] = await boxes(page.locator('header [data-slide] img').first())
    const [title] = await boxes(page.getByRole('heading', { level: 1 }))
    expect(picture.bottom).toBeLessThanOrEqual(title.top)
  }
})

for (const width of [320, 768, 1440]) {
  test(`breaks no word of a button at ${width} px`, async ({ page, served }) => {
    await seen(page, width)
    for (const path of ['/', '/destinations', '/reviews/taj-mahal', '/login', '/testimonials']) {
      await page.goto(served.origins.provider + path)
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
      expect(broken).toEqual([])
    }
  })
}

test('prints dark text, no buttons, and contact details in one piece', async ({ page, served }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(served.origins.provider)
  await page.locator('trip-enquiry [part~=button]').first().waitFor()
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
