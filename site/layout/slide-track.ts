/** Distance in px from where the track begins to where a slide begins, towards the right. */
function distance(track: Element, slide: Element): number {
  const side = getComputedStyle(track).direction === 'rtl' ? 'right' : 'left'
  return slide.getBoundingClientRect()[side] - track.getBoundingClientRect()[side]
}

/** The index of the slide that stands at the track's beginning, or nearest to it. */
export function nearest(track: Element): number {
  const distances = [...track.children].map((slide) => Math.abs(distance(track, slide)))
  return distances.indexOf(Math.min(...distances))
}

/** Scrolls a slide to the track's beginning; at once for those who asked for less motion. */
export function show(track: Element, index: number, behavior: ScrollBehavior = 'smooth'): void {
  const slide = track.children[index]
  if (!slide) return
  track.scrollBy({ left: distance(track, slide), behavior: prefersStill() ? 'instant' : behavior })
}

/**
 * Goes one slide on or back, and says to which. `from` is where it is on its way to. At an end it begins
 * again: over the copy of the first slide at index `copy`, or else by going all the way.
 */
export function turned(
  track: Element,
  from: number | undefined,
  step: 1 | -1,
  copy: number | undefined,
): number {
  const ends = track.scrollWidth - track.clientWidth - Math.abs(track.scrollLeft) < 2
  const last = track.children.length - 1
  let at = from ?? nearest(track)
  if (copy !== undefined && at === (step > 0 ? copy : 0)) {
    at = step > 0 ? 0 : copy
    show(track, at, 'instant')
  }
  let to = at + step
  if (to < 0) to = last
  if (to > last || (copy === undefined && step > 0 && ends)) to = 0
  show(track, to)
  return to
}

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the visitor asked for less motion. */
export const prefersStill = (): boolean => stillness().matches

/** Calls back when the visitor changes that. Returns what ends it. */
export function watchMotion(onChange: () => void): () => void {
  const query = stillness()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
