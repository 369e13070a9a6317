import { type RefObject, useEffect, useState } from 'react'
import { documentOf } from '../element/own-document.ts'

const NEAR = '600px 0px'

/** Ms to wait for the observer's first report; a page's polyfill may never report. */
const SILENT = 2000

const waiting = new WeakMap<
  Element,
  { act: () => void; silence: ReturnType<typeof setTimeout>; observer: IntersectionObserver }
>()
const observers = new WeakMap<Window, IntersectionObserver>()

/** True once an element is or was near the viewport. All elements share one observer. */
export function useNear(of: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = of.current!
    // An observer of another document, such as a popup's opener, reports nothing here.
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
