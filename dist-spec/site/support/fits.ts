import type { Page } from '@playwright/test'

/** Parts that overflow a page sideways, shadow roots included: 'h1 Plan your trip: 12 px'. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const wide = document.documentElement.clientWidth
    const scroller = document.scrollingElement!.scrollWidth - wide
    if (scroller > 0) found.push(`the page: ${scroller} px`)

    const look = (element: Element) => {
      const { overflowX, visibility, clipPath } = getComputedStyle(element)
      const { left, right, width, height } = element.getBoundingClientRect()
      const out = Math.round(Math.max(-left, right - wide))
      const isSeen = width > 1 && height > 1 && visibility === 'visible' && clipPath === 'none'
      // Text and controls count. Decoration may run over the edge.
      const isRead = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      )
      if (isSeen && out > 1 && (isRead || element.matches('a, button, input, select, textarea'))) {
        found.push(`${element.localName} ${element.textContent!.trim().slice(0, 30)}: ${out} px`)
      }
      // Content cannot overflow the page from inside an element that scrolls or clips.
      if (overflowX !== 'visible') return
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children])
        look(child)
    }
    for (const part of document.querySelectorAll('header:has(#menu), main, footer:not(main *)'))
      look(part)
    return found
  })
