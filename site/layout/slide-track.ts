/** In px. */
function distance(track: Element, slide: Element): number {
  const side = getComputedStyle(track).direction === 'rtl' ? 'right' : 'left'
  return slide.getBoundingClientRect()[side] - track.getBoundingClientRect()[side]
}

export function nearest(track: Element): number {
  const distances = [...track.children].map((slide) => Math.abs(distance(track, slide)))
  return distances.indexOf(Math.min(...distances))
}

export function show(track: Element, index: number, behavior: ScrollBehavior = 'smooth'): void {
  const slide = track.children[index]
  if (!slide) return
  track.scrollBy({ left: distance(track, slide), behavior: prefersStill() ? 'instant' : behavior })
}

/** Returns the target's index. At an end it wraps around, over the copy of the first slide at index `copy` if set. */
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

export const prefersStill = (): boolean => stillness().matches

/** Calls back when the motion preference changes. Returns a function that unsubscribes. */
export function watchMotion(onChange: () => void): () => void {
  const query = stillness()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
