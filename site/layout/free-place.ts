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

/** What a toast repeats: what the page itself says of a form, or a confirmation. */
const ABOUT = '[role=status], [role=alert], [part~=thanks], [data-confirmation]'

/**
 * What a toast should not cover, most first. At best it covers nothing that is read first, pressed or filled in; in
 * smaller windows headings, buttons and what it is about; then at least what it is about.
 */
const WISHES = [
  `${HEADINGS_AND_BUTTONS}, ${ABOUT}, a, input, select, textarea`,
  `${HEADINGS_AND_BUTTONS}, ${ABOUT}`,
  ABOUT,
]

/** Where a toast lies, and how far the page has to move down so that what it is about begins below it; px. */
export interface Place {
  top: number
  moveDown: number
}

/** The place of a toast that is so many px high. */
export function placeFor(area: Box, height: number): Place {
  for (const wish of WISHES) {
    const top = freeTop(area, height, boxesOf(wish, document))
    if (top !== undefined) return { top, moveDown: 0 }
  }
  const starts = boxesOf(ABOUT, document)
    .filter(({ top, bottom }) => bottom > area.top && top < area.bottom)
    .map(({ top }) => top)
  return { top: area.top, moveDown: area.top + height + GAP - Math.min(...starts) }
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
