import { type RefObject, useEffect, useState } from 'react'

/** How far below or above the visible part of the page counts as near. */
const NEAR = '600px 0px'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Whether an element is, or has been, near what is seen of the page; one observer watches for all. */
export function useNear(of: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = of.current!
    observer ??= new IntersectionObserver(tell, { rootMargin: NEAR })
    waiting.set(element, () => setNear(true))
    observer.observe(element)
    return () => observer!.unobserve(element)
  }, [of])
  return near
}

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer!.unobserve(target)
    waiting.get(target)?.()
  }
}
