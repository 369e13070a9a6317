import { documentOf } from './own-document.ts'

/** Ms that half of an element has to be visible, or as much of it as fills half the window. */
const SEEN = 1000

/** Runs a callback once an element was seen. The element may be connected later, or again. */
export function whenSeen(element: Element, act: () => void): void {
  let clock: ReturnType<typeof setTimeout>
  const view = documentOf(element).defaultView
  if (!view) return
  // A frame may be higher than the screen.
  const height = Math.min(view.innerHeight, view.screen.height)
  const observer = new view.IntersectionObserver(
    (entries) => {
      clearTimeout(clock)
      const { intersectionRatio, intersectionRect } = entries.pop()!
      if (intersectionRatio >= 0.5 || intersectionRect.height * 2 >= height)
        clock = setTimeout(() => {
          observer.disconnect()
          act()
        }, SEEN)
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
  )
  observer.observe(element)
}
