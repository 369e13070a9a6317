import { type RefObject, useEffect, useState } from 'react'

/** How far below or above the visible part of the page counts as near. */
const NEAR = '600px 0px'

/** Milliseconds in which an observer tells where an element is; one that a page made itself may never. */
const SILENT = 2000

/** What is done once an element is near, and the timer that does it where nobody tells. */
const waiting = new WeakMap<Element, { act: () => void; silence: ReturnType<typeof setTimeout> }>()
let observer: IntersectionObserver | undefined

/** Whether an element is, or has been, near what is seen of the page; one observer watches for all. */
export function useNear(of: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = of.current!
    observer ??= new IntersectionObserver(tell, { rootMargin: NEAR })
    const act = () => setNear(true)
    const silence = setTimeout(() => document.hidden || act(), SILENT)
    waiting.set(element, { act, silence })
    observer.observe(element)
    return () => {
      clearTimeout(silence)
      observer!.unobserve(element)
    }
  }, [of])
  return near
}

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const { act, silence } = waiting.get(target)!
    clearTimeout(silence)
    if (!isIntersecting) continue
    observer!.unobserve(target)
    act()
  }
}
