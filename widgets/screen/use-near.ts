import { type RefObject, useEffect, useState } from 'react'
import { documentOf } from '../element/own-document.ts'

/** How far below or above the visible part of the page counts as near. */
const NEAR = '600px 0px'

/** Milliseconds in which an observer tells where an element is; one that a page made itself may never. */
const SILENT = 2000

/** What is done once an element is near, and the timer that does it where nobody tells. */
const waiting = new WeakMap<
  Element,
  { act: () => void; silence: ReturnType<typeof setTimeout>; observer: IntersectionObserver }
>()
const observers = new WeakMap<Window, IntersectionObserver>()

/** Whether an element is, or has been, near what is seen of the page; one observer watches for all. */
export function useNear(of: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = of.current!
    // That of another document, as of a popup, sees nothing here.
    const view = documentOf(element).defaultView ?? window
    const observer =
      observers.get(view) ?? new view.IntersectionObserver(tell, { rootMargin: NEAR })
    observers.set(view, observer)
    const act = () => setNear(true)
    const silence = setTimeout(() => view.document.hidden || act(), SILENT)
    waiting.set(element, { act, silence, observer })
    observer.observe(element)
    return () => {
      clearTimeout(silence)
      observer.unobserve(element)
    }
  }, [of])
  return near
}

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const { act, silence, observer } = waiting.get(target)!
    clearTimeout(silence)
    if (!isIntersecting) continue
    observer.unobserve(target)
    act()
  }
}
