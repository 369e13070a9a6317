/** Sides in px, from the window's top left. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels between a message and what it leaves free. */
const GAP = 8

/** How far down `area` something that wide and `height` px high first lies over none of `taken`. */
export function freeTop(area: Box, height: number, taken: readonly Box[]): number | undefined {
  const inTheWay = taken
    .filter(({ left, right }) => left < area.right && area.left < right)
    .toSorted((one, other) => one.top - other.top)
  let { top } = area
  for (const box of inTheWay) {
    if (box.bottom + GAP <= top) continue
    if (box.top - GAP >= top + height) break
    top = box.bottom + GAP
  }
  return top + height <= area.bottom ? top : undefined
}

const HEADINGS_AND_BUTTONS =
  'h1, h2, h3, h4, h5, h6, button, [role=button], .strong-button, .quiet-button'

/** What a page says of its own accord, as a form of why it was not sent. */
const SAID = '[role=status], [role=alert]'

/**
 * What a message should lie over last. At best nothing that is read first, pressed or filled in is covered;
 * where a window has no room for that, headings, buttons and what was just said stay free; then at least
 * headings and buttons; and else where it would be.
 */
const WISHES = [
  `${HEADINGS_AND_BUTTONS}, ${SAID}, a, input, select, textarea`,
  `${HEADINGS_AND_BUTTONS}, ${SAID}`,
  HEADINGS_AND_BUTTONS,
]

/** Where something lies well that is that high, in px from the window's top. */
export function placeFor(area: Box, height: number): number {
  for (const wish of WISHES) {
    const top = freeTop(area, height, boxesOf(wish, document))
    if (top !== undefined) return top
  }
  return area.top
}

/** What is seen of a page outside its messages, in whatever shadow root. */
function boxesOf(selector: string, root: Document | ShadowRoot): Box[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const inside = element.shadowRoot ? boxesOf(selector, element.shadowRoot) : []
    if (!element.matches(selector) || element.closest('[data-toasts]')) return inside
    const box = element.getBoundingClientRect()
    const isSeen = box.width > 1 && box.height > 1 && element.checkVisibility?.() !== false
    return isSeen ? inside.concat(box) : inside
  })
}
