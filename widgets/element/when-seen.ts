import { documentOf } from './own-document.ts'

/** Ms that half of an element has to be visible, or as much of it as fills half the window. */
const SEEN = 1000

/** Runs a callback once an element was seen. The element may be connected later, or again. */
export function whenSeen(element: Element, act: () => void): void {
  let clock: ReturnType<typeof setTimeout>
  const { IntersectionObserver, innerHeight } = documentOf(element).defaultView!
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(clock)
      const { intersectionRatio, intersectionRect } = entries.pop()!
      if (intersectionRatio >= 0.5 || intersectionRect.height * 2 >= innerHeight)
        clock = setTimeout(() => {
          observer.disconnect()
          act()
        }, SEEN)
    },
    { threshold: [0.2, 0.5] },
  )
  observer.observe(element)
}
