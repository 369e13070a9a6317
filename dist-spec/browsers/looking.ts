export type Kind = 'field' | 'label' | 'button' | 'option'

/** Finds an element by kind and text, in any open shadow root. Sent to pages as text, so it is self-contained. */
export function find(kind: string, words: string): HTMLElement | undefined {
  const roots: (Document | ShadowRoot)[] = [document]
  const all: Element[] = []
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      all.push(element)
      if (element.shadowRoot) roots.push(element.shadowRoot)
    }
  }
  const said = (element: Element) => (element.textContent ?? '').replace(/\s*\*\s*$/, '').trim()
  const isNamed = (element: Element) =>
    said(element) === words || element.getAttribute('aria-label') === words
  const isSeen = (element: Element) => element.getClientRects().length > 0
  const label = () =>
    all.find((element) => element.matches('label') && isNamed(element)) as
      HTMLLabelElement | undefined
  if (kind === 'label') return label()
  if (kind === 'field') return label()?.control ?? undefined
  const selectors: Record<string, string> = {
    option: '[role=option]',
    button: 'button, a, [role=button]',
  }
  const seen = all.filter((element) => element.matches(selectors[kind]!) && isSeen(element))
  // Part of an option's text is enough, because it contains more than the search term.
  return seen.find(
    (element) => isNamed(element) || (kind === 'option' && said(element).includes(words)),
  ) as HTMLElement | undefined
}

/** The point to press and anything that covers it; null while the element is missing. */
export const SPOT = `(kind, words, scrolled) => {
  const element = (${find})(kind, words)
  if (!element) return null
  if (!scrolled) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  // Browsers that do not tell of zoom state boxes without it, and then take what is scrolled from that.
  let zoom = 1
  if (!('currentCSSZoom' in element)) {
    const above = (node) => node.parentElement ?? node.getRootNode().host
    for (let around = element; around; around = above(around))
      zoom *= Number(getComputedStyle(around).zoom) || 1
  }
  const x = (left + width / 2 + scrollX) * zoom - scrollX
  const y = (top + height / 2 + scrollY) * zoom - scrollY
  let hit = document.elementFromPoint(x, y)
  while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit)
    hit = hit.shadowRoot.elementFromPoint(x, y)
  const isFree = hit && (hit === element || element.contains(hit) || hit.contains(element))
  return { x, y, below: y < 0 ? y - 40 : y - innerHeight + 40, over: isFree ? '' : (hit?.outerHTML ?? 'nothing').slice(0, 80) }
}`

export interface Spot {
  x: number
  y: number
  /** CSS px to scroll down until it is visible, if it is outside the window. */
  below: number
  /** The covering element; empty if there is none. */
  over: string
}

export function valueOf(): string | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return (active as HTMLInputElement | null)?.value ?? null
}

export function textOf(): string {
  const read = (root: Document | ShadowRoot | Element): string =>
    [...root.children]
      .map((element) => {
        if (element.matches('script, style')) return ''
        const own = element.shadowRoot ? read(element.shadowRoot) : ''
        const rest = element.children.length > 0 ? read(element) : (element.textContent ?? '')
        const texts = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && element.children.length > 0)
          .map((node) => node.textContent)
        return [own, ...texts, rest].join(' ')
      })
      .join(' ')
  return read(document).replace(/\s+/g, ' ')
}

/** Origin of the content of the first frame. */
export function offsetOfFrame(): [number, number] {
  const frame = document.querySelector('iframe')!
  const { left, top } = frame.getBoundingClientRect()
  return [left + frame.clientLeft, top + frame.clientTop]
}
