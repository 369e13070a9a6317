/** How far below or above the visible part of the page counts as near. */
const NEAR = '400px 0px'

/** Does something once an element is near what is seen of the page. Returns what forgets it. */
export function whenNear(element: Element | null, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: NEAR },
  )
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
