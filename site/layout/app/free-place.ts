/** In px, from the top left of the window. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** In px. */
const GAP = 8

/** Distance in px from the top of the window; undefined if there is no room. */
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

/** Content that a toast repeats: form status, or a confirmation. */
const ABOUT = '[role=status], [role=alert], [part~=thanks], [data-confirmation]'

/** From the best case to the minimum that must stay uncovered. */
const WISHES = [
  `${HEADINGS_AND_BUTTONS}, ${ABOUT}, a, input, select, textarea`,
  `${HEADINGS_AND_BUTTONS}, ${ABOUT}`,
  ABOUT,
]

/** Toast position, and how far the page must move down to uncover the related content. In px. */
export interface Place {
  top: number
  moveDown: number
}

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

function boxesOf(selector: string, root: Document | ShadowRoot): Box[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const inside = element.shadowRoot ? boxesOf(selector, element.shadowRoot) : []
    if (!element.matches(selector) || element.closest('[data-toasts]')) return inside
    const box = element.getBoundingClientRect()
    const isSeen = box.width > 1 && box.height > 1 && element.checkVisibility?.() !== false
    return isSeen ? inside.concat(box) : inside
  })
}
