import type { Page } from '@playwright/test'
import { type Boxes, boxesOf, moved, restingBoxes } from './site-boxes.ts'
import { OWN_SCREENS, PUBLIC_SCREENS, type Screen } from './site-screens.ts'
import { expect, test } from './test.ts'
import { bring, ownSession } from './traveller.ts'

const addresses = (screens: Record<string, Screen>) => [
  ...new Set(Object.values(screens).map(({ path }) => path)),
]

/** A link's token is kept for the way back, so its page looks otherwise to who was there before. */
const everybodys = addresses(PUBLIC_SCREENS).filter((path) => !path.includes('token='))
const own = addresses(OWN_SCREENS)

/** Goes to another page as a click on a link does. */
const step = (page: Page, path: string) =>
  page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)

/** Every page's boxes, each opened by its address. */
async function byAddress(page: Page, origin: string, paths: string[]): Promise<Map<string, Boxes>> {
  const boxes = new Map<string, Boxes>()
  for (const path of paths) {
    await page.goto(origin + path)
    boxes.set(path, await restingBoxes(page))
  }
  return boxes
}

/**
 * Walks through all pages twice in one document, which keeps the style sheets of each: by the second
 * round each stands between all the others' sheets, those before its own and those after it.
 */
async function expectSameBySteps(page: Page, origin: string, known: Map<string, Boxes>) {
  const [first, ...rest] = known.keys()
  await page.goto(origin + first!)
  await restingBoxes(page)
  for (const path of [...rest, first!, ...rest]) {
    await step(page, path)
    const difference = async () => moved(known.get(path)!, await boxesOf(page))
    await expect.poll(difference, `${path} after a click`).toEqual([])
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1440]) {
  test(`looks the same by a click and by its address at ${width} px`, async ({ page, served }) => {
    test.slow()
    const origin = served.origins.provider
    await page.setViewportSize({ width, height: 900 })
    const known = await byAddress(page, origin, everybodys)
    await expectSameBySteps(page, origin, known)
    // The other way round, so that of each two sheets either has come first.
    if (width > 1000) await expectSameBySteps(page, origin, new Map([...known].toReversed()))
  })
}

test('looks the same to who is signed in', async ({ page, served }) => {
  test.slow()
  const { provider: origin } = served.origins
  await page.setViewportSize({ width: 1440, height: 900 })
  await bring(page, served.origins, await ownSession(served.origins))
  const paths = [...own, '/', '/review/taj-mahal', '/attraction-details/taj-mahal']
  await expectSameBySteps(page, origin, await byAddress(page, origin, paths))
})
