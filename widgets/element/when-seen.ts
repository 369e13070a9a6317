import { documentOf } from './own-document.ts'

/** Ms that half of an element has to be visible, or as much of it as fills half the window. */
const SEEN = 1000

/** Runs a callback once an element was seen while the returned observer observes it. */
export function whenSeen(element: Element, act: () => void): IntersectionObserver {
  let clock: ReturnType<typeof setTimeout>
  let isSeen = false
  const view = documentOf(element).defaultView ?? window
  return new view.IntersectionObserver(
    (entries) => {
      clearTimeout(clock)
      const { intersectionRatio, intersectionRect } = entries.pop()!
      // A frame may be higher than the screen.
      const height = Math.min(view.innerHeight, view.screen.height)
      if (isSeen || (intersectionRatio < 0.5 && intersectionRect.height * 2 < height)) return
      clock = setTimeout(() => {
        isSeen = element.isConnected
        if (isSeen) act()
      }, SEEN)
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
  )
}
