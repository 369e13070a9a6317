import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/test.ts'

/** Colours of a game's site, whose lines are hardly visible. */
const GAME = {
  '--trip-accent': '#3dff88',
  '--trip-surface': '#0e0c18',
  '--trip-ink': '#f1eefc',
  '--trip-line': '#2a2350',
}

async function dress(tag: Locator, properties: Record<string, string>): Promise<void> {
  await tag.evaluate((element: HTMLElement, properties) => {
    for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
  }, properties)
}

const styleOf = (part: Locator, ...names: string[]) =>
  part.evaluate((element, names) => {
    const style = getComputedStyle(element)
    return names.map((name) => style.getPropertyValue(name))
  }, names)

test('takes its headings, edge and padding from the page', async ({ page, host }) => {
  await page.goto(`${host}/enquiry.html`)
  const tag = page.locator('trip-enquiry')
  const [root, heading] = [tag.locator('[part=root]'), tag.locator('[part=heading]')]
  const headed = () => styleOf(heading, 'font-family', 'font-weight')
  const edged = () => styleOf(root, 'border-top-width', 'padding-top', 'padding-left')
  expect(await headed()).toEqual(['Georgia, serif', '700'])
  expect(await edged()).toEqual(['1px', '24px', '24px'])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await edged()).toEqual(['1px', '24px', '16px'])
  await dress(tag, {
    '--trip-heading-font': 'Courier, monospace',
    '--trip-heading-weight': '400',
    '--trip-border': '3px double red',
    '--trip-padding': '40px 8px',
  })
  expect(await headed()).toEqual(['Courier, monospace', '400'])
  expect(await edged()).toEqual(['3px', '40px', '8px'])
  await page.setViewportSize({ width: 800, height: 800 })
  expect(await edged()).toEqual(['3px', '40px', '8px'])
})

test('sets the section titles of the wizard like its heading', async ({ page, host }) => {
  await page.goto(`${host}/wizard.html`)
  const tag = page.locator('trip-enquiry')
  const title = tag.locator('[part=section] > legend').first()
  expect(await styleOf(title, 'font-weight')).toEqual(['700'])
  await dress(tag, { '--trip-heading-font': 'Courier', '--trip-heading-weight': '400' })
  expect(await styleOf(title, 'font-family', 'font-weight')).toEqual(['Courier', '400'])
})

test('sets a card in the same way', async ({ page, host }) => {
  await page.goto(`${host}/card.html`)
  const tag = page.locator('trip-attraction-card').first()
  const [root, heading] = [tag.locator('[part=root]'), tag.locator('[part=heading]')]
  expect(await styleOf(root, 'border-top-width', 'padding-top')).toEqual(['1px', '12px'])
  await dress(tag, {
    '--trip-heading-weight': '400',
    '--trip-border': 'none',
    '--trip-padding': '0',
  })
  expect(await styleOf(root, 'border-top-width', 'padding-top')).toEqual(['0px', '0px'])
  expect(await styleOf(heading, 'font-weight')).toEqual(['400'])
})

test('draws stars that are not chosen with a contrast of 3:1', async ({ page, host }) => {
  await page.goto(`${host}/review.html`)
  const tag = page.locator('trip-review')
  const star = tag.locator('.star svg').first()
  for (const [theme, colours] of Object.entries({ plain: {}, game: GAME })) {
    await dress(tag, { ...colours, '--trip-line': 'transparent' })
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors })
        const name = `${theme}, ${colorScheme}, forced colours ${forcedColors}`
        expect(await contrastIn(star), name).toBeGreaterThanOrEqual(3)
      }
    }
  }
})

/** Contrast between the darkest and the lightest pixel. */
async function contrastIn(element: Locator): Promise<number> {
  const shot = sharp(await element.screenshot({ animations: 'disabled', scale: 'css' }))
  const { data } = await shot.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const light = (value: number) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  const all = Array.from({ length: data.length / 3 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3)
    return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  })
  return (Math.max(...all) + 0.05) / (Math.min(...all) + 0.05)
}

const TAGS = ['trip-enquiry', 'trip-corporate-video', 'trip-attraction-card', 'trip-testimonial']

/** Distances in px of the tags to the next one, and of the last one to the end of their parent. */
const distances = (page: Page) =>
  page.locator('#first').evaluate((place) => {
    const boxes = [...place.children].map((child) => child.getBoundingClientRect())
    const ends = [...boxes.slice(1).map(({ top }) => top), place.getBoundingClientRect().bottom]
    return boxes.map(({ bottom }, at) => Math.round(ends[at]! - bottom))
  })

test('tags below each other keep a distance, unless the page has a weak rule', async ({
  page,
  host,
  served,
}) => {
  await page.goto(`${host}/bare.html`)
  await page.locator('#first').evaluate((place, tags) => {
    for (const tag of tags) place.append(document.createElement(tag))
  }, TAGS)
  const url = `${served.origins.provider}/widgets/trip-widgets.js`
  await page.addScriptTag({ type: 'module', url })
  await page.locator('trip-testimonial form').waitFor()
  expect(await distances(page)).toEqual([16, 16, 16, 0])
  await page.addStyleTag({ content: '* { margin: 0 }' })
  expect(await distances(page)).toEqual([0, 0, 0, 0])
})
