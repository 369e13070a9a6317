import { documentOf } from '../element/own-document.ts'

/** How far below or above the visible part of the page counts as near. */
const NEAR = '400px 0px'

/** Milliseconds in which an observer tells where an element is; one that a page made itself may never. */
const SILENT = 2000

/** Does something once an element is near what is seen of the page. Returns what forgets it. */
export function whenNear(element: Element | null, act: () => void): () => void {
  const forget = () => {
    clearTimeout(silence)
    observer.disconnect()
  }
  const end = () => {
    forget()
    act()
  }
  const silence = setTimeout(() => document.hidden || end(), SILENT)
  // That of another document, as of a popup, sees nothing here.
  const view = (element && documentOf(element).defaultView) ?? window
  const observer = new view.IntersectionObserver(
    (entries) => {
      clearTimeout(silence)
      if (entries.some(({ isIntersecting }) => isIntersecting)) end()
    },
    { rootMargin: NEAR },
  )
  if (element) observer.observe(element)
  return forget
}
