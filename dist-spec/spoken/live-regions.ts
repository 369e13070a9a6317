import type { Page } from '@playwright/test'

/** What a live region came to say. */
export interface Announcement {
  /** How it is told: after what is being read, or at once. */
  how: 'polite' | 'assertive'
  text: string
}

/** Where the page keeps what was said until it is asked for. */
const KEY = 'spec.announcements'

/**
 * Hears the live regions of every page that comes, in whatever shadow root: `role` status, alert and log,
 * `output` and `aria-live` (WAI-ARIA 1.2, section 6.7.3). Nothing is heard of a region that comes with its
 * words, unless it is an alert: that is how screen readers do it.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(hear, KEY)
}

/** What was said since this was asked last. */
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

  /** The live region that something is in. */
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
      // What was hidden until now, or an alert as of now.
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
      // Within one another they are one.
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
  // Those that came with the page, which nobody attached.
  document.addEventListener('DOMContentLoaded', () => {
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot)
  })
}
