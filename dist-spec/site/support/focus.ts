import type { Page } from '@playwright/test'

export interface Focused {
  /** Such as 'button Next', or empty if nothing has focus. */
  name: string
  /** Pixels of it under the sticky header. */
  hidden: number
  free: boolean
}

export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    let element = document.activeElement
    const free = Boolean(element?.closest('header:has(#menu), [href="#main"]'))
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element.matches('body, main')) return { name: '', hidden: 0, free }
    const header = document.querySelector('header')!.getBoundingClientRect()
    const { top, bottom } = element.getBoundingClientRect()
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const room = innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom)
    // A player's own buttons are at its bottom, and an element taller than its room never shows whole.
    const isPart = element.matches('video') || bottom - top > room
    const from = isPart ? bottom - 44 : top
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return {
      name: `${element.localName} ${words.trim().slice(0, 40) || element.id}`,
      hidden: Math.max(0, Math.round(header.bottom - from)),
      free,
    }
  })

/** Goes from the last to the first focusable element by Shift+Tab. Returns names of those the header covers. */
export async function coveredOnTheWayUp(page: Page): Promise<string[]> {
  const covered: string[] = []
  await page.locator('footer a').last().focus()
  for (let steps = 0; steps < 400; steps += 1) {
    const { name, hidden, free } = await focused(page)
    if (free || name === '') return covered
    if (hidden > 1) covered.push(`${name}: ${hidden} px`)
    await page.keyboard.press('Shift+Tab')
  }
  throw new Error('the walk did not reach the header')
}
