import { documentOf } from '../element/own-document.ts'

const NEAR = '400px 0px'

/** Ms to wait for the observer's first report; a page's polyfill may never report. */
const SILENT = 2000

/** Runs a callback once an element is near the viewport. Returns a function that cancels it. */
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
  // An observer of another document, such as a popup's opener, reports nothing here.
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
