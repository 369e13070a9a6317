import type { Page } from '@playwright/test'
import { type Boxes, boxesOf, moved, restingBoxes } from './support/boxes.ts'
import { OWN_SCREENS, PUBLIC_SCREENS, type Screen } from './support/screens.ts'
import { STILL, watchShift } from './support/shift.ts'
import { expect, test } from '../support/test.ts'
import { bring, ownSession } from './support/traveller.ts'

const addresses = (screens: Record<string, Screen>) => [
  ...new Set(Object.values(screens).map(({ path }) => path)),
]

/**
 * Excludes pages that depend on the way to them: a link's token is kept for the next visit, and the cards of a list
 * by kind load near the viewport.
 */
const everybodys = [
  ...addresses(PUBLIC_SCREENS).filter((path) => !/token=|kind=/.test(path)),
  '/review',
]
const own = addresses(OWN_SCREENS).concat(
  '/',
  '/destinations',
  '/review/taj-mahal',
  '/attraction-details/taj-mahal',
)

/** All pages twice. In the second round every stylesheet is loaded. */
const twice = (pages: readonly string[]) => pages.concat(pages.slice(1))

const step = (page: Page, path: string) =>
  page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)

type Shift = () => Promise<number>

/** Opens a page by its address, and checks that nothing of it moves. */
async function byAddress(page: Page, address: string, shift?: Shift): Promise<Boxes> {
  await page.goto(address)
  const boxes = await restingBoxes(page)
  if (shift) expect(await shift(), `layout shift of ${address}`).toBeLessThan(STILL)
  return boxes
}

/** Navigates by clicks, and compares each page with the same page opened by its address. */
async function expectSameOnTheWay(page: Page, origin: string, walk: string[], shift?: Shift) {
  const boxes = new Map<string, Boxes>()
  for (const path of new Set(walk)) {
    boxes.set(path, await byAddress(page, origin + path, shift))
  }
  const [start = '', ...rest] = walk
  await page.goto(origin + start)
  await expect(page.locator('main h1')).toBeVisible()
  let from = start
  for (const path of rest) {
    await step(page, path)
    const difference = async () => moved(boxes.get(path) ?? [], await boxesOf(page))
    await expect
      .poll(difference, { message: `${path} after ${from}`, intervals: [20, 50, 100, 250] })
      .toEqual([])
    from = path
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// In opposite directions, so that stylesheets load in either order.
for (const [width, pages] of [
  [1280, everybodys],
  [390, everybodys.toReversed()],
] as const) {
  test(`looks the same on the way from ${pages[0]} to ${pages[1]} and on at ${width} px`, async ({
    page,
    served,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    // Phones are measured in every-page.spec.ts.
    const shift = width > 1000 ? await watchShift(page) : undefined
    await expectSameOnTheWay(page, served.origins.provider, twice(pages), shift)
  })
}

test('looks the same on every way of a traveller', async ({ page, served }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await bring(page, served.origins, await ownSession(served.origins))
  await expectSameOnTheWay(page, served.origins.provider, twice(own))
})
