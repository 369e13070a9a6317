import type { Page } from '@playwright/test'

/**
 * Visible elements of a page in their order, shadow roots included: 'li' with its colours, font and lines, then
 * left, top, width, height in px.
 */
export type Boxes = (readonly [name: string, ...sides: number[]])[]

/**
 * Boxes of everything visible, relative to the top of the page. Uses the page, which loads the finder of a form. Excludes the lines of the event log on /partners: they
 * show times and bytes, which differ in each visit.
 */
export const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('pointerover'))
    const boxes: Boxes = []
    const look = (element: Element) => {
      if (element.matches('[aria-labelledby="events"] > li')) return
      const { left, top, width, height } = element.getBoundingClientRect()
      const seen = element.checkVisibility({ visibilityProperty: true })
      if (seen && width > 0 && height > 0) {
        const { color, backgroundColor, font, border, textDecoration, opacity } =
          getComputedStyle(element)
        const looks = [color, backgroundColor, font, border, textDecoration, opacity]
        const name = [element.localName, ...element.classList].join('.') + ` (${looks.join('; ')})`
        boxes.push([name, left + scrollX, top + scrollY, width, height])
      }
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children])
        look(child)
    }
    look(document.body)
    return boxes
  })

/** The first few boxes that moved or changed size by more than a pixel. */
export function moved(before: Boxes, now: Boxes): string[] {
  const text = (box: Boxes[number] | undefined) =>
    box ? box.map((part) => (typeof part === 'number' ? Math.round(part) : part)).join(' ') : 'none'
  const isSame = ([name, ...sides]: Boxes[number], other: Boxes[number] | undefined) =>
    name === other?.[0] && sides.every((side, at) => Math.abs(side - Number(other[at + 1])) <= 1)
  const count = Math.max(before.length, now.length)
  return Array.from({ length: count }, (_, at) => [before[at], now[at]] as const)
    .filter(([was, is]) => !was || !isSame(was, is))
    .slice(0, 3)
    .map(([was, is]) => `${text(was)}, now ${text(is)}`)
}

export async function restingBoxes(page: Page): Promise<Boxes> {
  await page.waitForFunction(
    () =>
      document.dispatchEvent(new Event('pointerover')) &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      [...document.querySelectorAll('*')].every(
        ({ localName, shadowRoot }) =>
          !localName.startsWith('trip-') ||
          (shadowRoot?.querySelector('*') && !shadowRoot.querySelector('select[name=destination]')),
      ),
  )
  await page.evaluate(() => document.fonts.ready)
  for (let before = await boxesOf(page), still = 0; ;) {
    await page.evaluate(async () => {
      for (const _ of 'abcde') await new Promise(requestAnimationFrame)
    })
    const now = await boxesOf(page)
    still = moved(before, now).length === 0 ? still + 1 : 0
    if (still === 3) return now
    before = now
  }
}
