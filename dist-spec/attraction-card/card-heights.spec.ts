import type { Locator, Page } from '@playwright/test'
import { answerWith, attraction, one, openCards, test, turnable } from './attraction-cards.ts'
import { expect } from '../support/test.ts'

const LONG = attraction({
  name: 'Bandhavgarh National Park and the Fort above its Tigers',
  attraction_location_label: 'Umaria and Katni, Madhya Pradesh',
})

/** Classes of parts that overflow the card, cover its text or cannot be reached. */
function faults(card: Locator): Promise<string[]> {
  return card.evaluate((host) => {
    const root = host.shadowRoot!.querySelector('.root')!
    const outer = host.getBoundingClientRect()
    const frame = root.querySelector('.frame')!.getBoundingClientRect()
    const body = root.querySelector('.body')!
    const inner = body.getBoundingClientRect()
    const wrong: string[] = []
    const parts = [root, ...root.querySelectorAll('.frame, .body')]
    for (const part of parts.filter((part) => part.checkVisibility({ visibilityProperty: true }))) {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      const out = [outer.left - left, outer.top - top, right - outer.right, bottom - outer.bottom]
      if (Math.max(...out) > 0.5) wrong.push(`${part.className} is out of the card`)
    }
    if (frame.bottom > inner.top + 0.5 && frame.right > inner.left + 0.5)
      wrong.push('the picture covers the words')
    const turn = root.querySelector('.turn')?.getBoundingClientRect()
    for (const part of turn ? root.querySelectorAll('.frame, .open, .place, .rating') : []) {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      const over = [right - turn!.left, turn!.right - left, bottom - turn!.top, turn!.bottom - top]
      if (Math.min(...over) > 0.5) wrong.push(`the buttons cover ${part.className}`)
    }
    const cut = body.scrollHeight - body.clientHeight
    if (cut > 1 && getComputedStyle(body).overflowY !== 'auto') wrong.push('words are cut off')
    if (cut > 1 && frame.height > 5) wrong.push('words give way before the picture')
    if (body.scrollWidth > body.clientWidth) wrong.push('words stick out')
    return wrong
  })
}

const FIXED = [80, 160, 200, 240, 600].map((height) => `height: ${height}px`)

/** Replaces the style of the test. */
const setStyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const style = document.querySelector('#test-style') ?? document.createElement('style')
    style.id = 'test-style'
    style.textContent = css
    document.head.append(style)
  }, css)

test('stays within any height, and shows a small picture rather than none', async ({
  page,
  at,
}) => {
  await answerWith(page, [attraction(), LONG])
  const cards = await openCards(page, at, [one, { attraction: 'nobody' }])
  // Waits for the slides, even if their buttons are hidden.
  await expect(cards.first().locator('.turn')).toBeAttached()
  for (const style of [...FIXED, 'max-height: 200px']) {
    await setStyle(page, `trip-attraction-card { ${style} }`)
    for (const width of [390, 1000]) {
      await test.step(`${style} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        for (const card of await cards.all()) {
          await expect.poll(() => faults(card)).toEqual([])
          const tall = (await card.boundingBox())!.height
          const root = (await card.locator('.root').boundingBox())!.height
          expect(Math.abs(root - tall)).toBeLessThan(1)
        }
      })
    }
    if (style !== 'height: 200px') continue
    await page.setViewportSize({ width: 1280, height: 720 })
    const { height } = (await cards.first().locator('.frame').boundingBox())!
    expect(height).toBeGreaterThan(30)
    await expect(cards.first().getByText('128')).toBeInViewport()
  }
})

test('puts the picture next to the words from a width of 560 px', async ({ page, at }) => {
  await answerWith(page, [attraction(), LONG])
  const card = (await openCards(page, at, [one])).first()
  await turnable(card)
  for (const width of [559, 560, 1200]) {
    await page.addStyleTag({ content: `#cards { display: block; width: ${width}px }` })
    const frame = (await card.locator('.frame').boundingBox())!
    const body = (await card.locator('.body').boundingBox())!
    expect(frame.x + frame.width <= body.x).toBe(width >= 560)
    expect(frame.width).toBeLessThanOrEqual(width >= 560 ? 400 : width)
    expect(frame.width / frame.height).toBeCloseTo(4 / 3, 1)
    expect(await faults(card)).toEqual([])
  }
})

test('fills its cell next to a taller neighbour in a grid or flex box of the host page', async ({
  page,
  at,
}) => {
  await answerWith(page, [attraction()])
  const cards = await openCards(page, at, [one, one])
  await turnable(cards.first())
  const boxes = async () =>
    Promise.all(
      [cards.nth(0), cards.nth(0).locator('.root'), cards.nth(1).locator('.root')].map((box) =>
        box.evaluate((element) => Math.round(element.getBoundingClientRect().height)),
      ),
    )
  for (const display of ['grid', 'flex']) {
    await setStyle(
      page,
      `#cards { display: ${display}; grid-template-columns: 1fr 1fr } #cards > * { flex: 1 1 0; min-width: 0 } #cards > :last-child { height: 640px }`,
    )
    await expect.poll(boxes, display).toEqual([640, 640, 640])
    for (const card of await cards.all()) expect(await faults(card), display).toEqual([])
  }
})
