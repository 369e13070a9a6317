import { expect, type Page } from '@playwright/test'

/** Brings a page into a state. Called again before each press after one that left it. */
export type Reach = () => Promise<unknown>

/** The focused element, shadow roots included, as 'button Next'; '' if that is only the page. */
export const nameOfFocused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element.matches('html, body')) return ''
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.localName} ${words.trim().slice(0, 40) || element.id}`
  })

/**
 * Presses each button and same-page link of a state by keyboard, and names those after which focus is lost (WCAG
 * 2.4.3, 3.2.2). Keyboard users would start again at the top.
 */
export async function losers(page: Page, inside: string, reach: Reach): Promise<string[]> {
  const pending = pendingCalls(page)
  const lost: string[] = []
  await reach()
  await settle(page, pending)
  let before = await buttons(page, inside)
  for (let index = 0; index < before.length; index += 1) {
    const address = page.url()
    await focus(page, inside, index)
    await page.keyboard.press('Enter')
    await settle(page, pending)
    if (!(await nameOfFocused(page))) lost.push(before[index]!)
    const after = await buttons(page, inside)
    if (page.url() === address && after.join('\n') === before.join('\n')) continue
    if (index + 1 === before.length) break
    await reach()
    await settle(page, pending)
    before = await buttons(page, inside)
  }
  return lost
}

/** Pending requests, except for pictures and films, which do not affect focus. */
export function pendingCalls(page: Page): Set<unknown> {
  const pending = new Set<unknown>()
  page.on('request', (request) => {
    if (!/image|media|font/.test(request.resourceType())) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

export async function settle(page: Page, pending: Set<unknown>): Promise<void> {
  const expectIdle = async () => {
    expect(pending.size).toBe(0)
    expect(await page.locator('main[aria-busy=true], form[aria-busy=true]').count()).toBe(0)
  }
  await expect(async () => {
    // Before the frames too, in which a new page moves the focus.
    await expectIdle()
    await page.waitForLoadState()
    await page.evaluate(async () => {
      for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame)
    })
    await expectIdle()
  }).toPass({ intervals: [20] })
}

const buttons = (page: Page, inside: string) => page.evaluate(pressable, [inside, -1] as const)

const focus = (page: Page, inside: string, index: number) =>
  page.evaluate(pressable, [inside, index] as const)

function pressable([inside, index]: readonly [string, number]): string[] {
  const found: HTMLElement[] = []
  const known = new Set<string>()
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.localName} ${words.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`
  }
  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) look(element.shadowRoot)
      const isButton = element.matches('button, summary, [role=button], [role=tab], [type=submit]')
      const isWithin =
        element instanceof HTMLAnchorElement &&
        element.origin + element.pathname === location.origin + location.pathname &&
        element.target !== '_blank'
      if (!isButton && !isWithin) continue
      if (element.matches(':disabled, [inert] *') || element.tabIndex < 0) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      // One card and one page of a list stand for all others.
      const { host } = element.getRootNode() as ShadowRoot
      const kind =
        host?.localName === 'trip-attraction-card'
          ? element.className
          : `${host?.localName ?? ''} ${nameOf(element).replaceAll(/\d+/g, '0')}`
      if (!known.has(kind)) found.push(element)
      known.add(kind)
    }
  }
  for (const place of document.querySelectorAll(inside)) look(place.shadowRoot ?? place)
  found[index]?.focus()
  return found.map(nameOf)
}
