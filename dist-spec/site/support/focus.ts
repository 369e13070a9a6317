import type { Page } from '@playwright/test'

interface Walk {
  /** Elements under the sticky header, such as 'button Next: 12 px'. */
  covered: string[]
  isDone: boolean
}

/** Notes each focused element that the header covers, until focus is in the header. */
function noteCovered() {
  const walk: Walk = { covered: [], isDone: false }
  const look = () => {
    let element = document.activeElement
    const isInHeader = Boolean(element?.closest('header:has(#menu), [href="#main"]'))
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    walk.isDone ||= isInHeader || !element || element.matches('body, main')
    if (walk.isDone || !element) return
    const header = document.querySelector('header')!.getBoundingClientRect()
    const { top, bottom } = element.getBoundingClientRect()
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const room = innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom)
    // A player's own buttons are at its bottom, and an element taller than its room never shows whole.
    const isPart = element.matches('video') || bottom - top > room
    const hidden = Math.round(header.bottom - (isPart ? bottom - 44 : top))
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const name = `${element.localName} ${words.trim().slice(0, 40) || element.id}`
    if (hidden > 1) walk.covered.push(`${name}: ${hidden} px`)
  }
  look()
  // When the key goes up, the page has scrolled to the element.
  addEventListener('keyup', look, true)
  Object.assign(globalThis, { walk })
}

/** Goes from the last to the first focusable element by Shift+Tab. Returns names of those the header covers. */
export async function coveredOnTheWayUp(page: Page): Promise<string[]> {
  await page.locator('footer a').last().focus()
  await page.evaluate(noteCovered)
  await page.keyboard.down('Shift')
  for (let steps = 0; steps < 400; steps += 1) {
    await page.keyboard.press('Tab')
    if (steps % 5 < 4) continue
    const { covered, isDone } = await page.evaluate(
      () => (globalThis as unknown as { walk: Walk }).walk,
    )
    if (!isDone) continue
    await page.keyboard.up('Shift')
    return covered
  }
  throw new Error('the walk did not reach the header')
}
