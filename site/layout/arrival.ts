import { useEffect, useRef } from 'react'

/**
 * What a browser does when a page is loaded, done when a page is changed in place: the new page starts
 * at its top, and whoever uses a keyboard or a screen reader is in it. Going back scrolls where it was.
 */
export function useArrival(path: string) {
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  const wentBack = useRef(false)

  useEffect(() => {
    // A jump within the page is reported too, and is no going back.
    const note = () => (wentBack.current = location.pathname !== before.current)
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [])

  useEffect(() => {
    if (before.current === path) return
    before.current = path
    if (!wentBack.current) scrollTo(0, 0)
    wentBack.current = false
    main.current?.focus({ preventScroll: true })
  }, [path])

  return main
}
