import type { Page } from '@playwright/test'

export interface Announcement {
  /** Polite waits for the current speech, assertive interrupts it. */
  how: 'polite' | 'assertive'
  text: string
}

/** Name of the symbol under which the page stores announcements until they are read. */
const KEY = 'spec.announcements'

/**
 * Records the live regions of every page opened later, in any shadow root: `role` status, alert and log, `output`
 * and `aria-live` (WAI-ARIA 1.2, section 6.7.3). A region inserted together with its text is silent, unless it is
 * an alert, as in screen readers.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(hear, KEY)
}

export const announcements = (page: Page): Promise<Announcement[]> =>
  page.evaluate((key) => {
    const heard = (globalThis as unknown as Record<symbol, Announcement[]>)[Symbol.for(key)]
    return heard?.splice(0) ?? []
  }, KEY)

/** Runs in the page, before its own scripts. */
function hear(key: string): void {
  const heard: Announcement[] = []
  Object.defineProperty(globalThis, Symbol.for(key), { value: heard })
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output'
  const above = (node: Node): Node | null => node.parentNode ?? (node as ShadowRoot).host ?? null

  const regionOf = (node: Node): Element | undefined => {
    for (let at: Node | null = node; at; at = above(at))
      if (at instanceof Element && at.matches(LIVE)) return at
    return undefined
  }
  const howOf = (region: Element) =>
    region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite')
  const isWhole = (region: Element) =>
    region.ariaAtomic === 'true' ||
    (region.ariaAtomic !== 'false' && region.matches('[role=status], [role=alert], output'))
  const isHidden = (node: Node): boolean => {
    for (let at: Node | null = node; at; at = above(at))
      if (
        at instanceof Element &&
        (at.matches('[aria-hidden=true], [inert]') || !at.checkVisibility())
      )
        return true
    return false
  }
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.ariaHidden === 'true') return ''
    if (node.getAttribute('aria-live') === 'off') return ''
    if (!node.checkVisibility({ visibilityProperty: true })) return ''
    const name = node.ariaLabel ?? node.getAttribute('alt')
    if (name && !node.matches('[role=region], [role=group]')) return ` ${name} `
    const words = [...(node.shadowRoot ?? node).childNodes].map(wordsOf).join('')
    return getComputedStyle(node).display === 'inline' ? words : ` ${words} `
  }

  const observer = new MutationObserver((records) => {
    const said = new Map<Element, Set<Node>>()
    const add = (region: Element | undefined, node: Node) => {
      if (region && node.isConnected) said.set(region, (said.get(region) ?? new Set()).add(node))
    }
    for (const { type, target, addedNodes, oldValue } of records) {
      if (type === 'characterData') add(regionOf(target), target)
      // Content that was hidden until now, or a new alert.
      if (type === 'attributes' && oldValue === null && (target as Element).role === 'alert')
        add(target as Element, target)
      if (type === 'attributes' && oldValue !== null) add(regionOf(target), target)
      for (const node of addedNodes) {
        if (regionOf(target)) add(regionOf(target), node)
        if (!(node instanceof Element)) continue
        const alerts = node.matches('[role=alert]') ? [node] : []
        for (const alert of [...alerts, ...node.querySelectorAll('[role=alert]')]) add(alert, alert)
      }
    }
    for (const [region, nodes] of said) {
      const how = howOf(region)
      if ((how !== 'polite' && how !== 'assertive') || isHidden(region)) continue
      const own = [...nodes].filter(
        (node) => ![...nodes].some((b) => b !== node && b.contains(node)),
      )
      const words = isWhole(region) ? wordsOf(region) : own.map(wordsOf).join(' ')
      const text = words.replaceAll(/\s+/g, ' ').trim()
      if (text) heard.push({ how, text })
    }
  })
  const watch = (root: Node) =>
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden', 'aria-hidden', 'role'],
      attributeOldValue: true,
    })
  watch(document)
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init)
    watch(root)
    return root
  }
  // Declarative shadow roots, which are not attached by a script.
  document.addEventListener('DOMContentLoaded', () => {
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot)
  })
}
