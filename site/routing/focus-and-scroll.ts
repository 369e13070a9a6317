import { useEffect, useRef } from 'react'
import { currentVisit } from './router.ts'

interface Arriving {
  state: 'waiting' | 'ready' | 'failed'
  visit: { path: string; search: object }
}

/** Scroll positions by address, for going back to a page that is longer than the one on screen. */
const left = new Map<string, number>()

const address = () => location.pathname + location.search

/**
 * Does what a browser does on page load: a new page starts at its top, with focus on its heading (on `main` until the
 * heading is there). Going back returns to where a click left the page, or leaves scrolling to the browser.
 *
 * On the same page, other data leave focus alone, unless a new answer (`data-answer`) arrived or the focused element is
 * gone, such as 'Show all'.
 */
export function useFocusAndScroll({ state, visit: { path, search } }: Arriving) {
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  const wentBack = useRef(false)
  const onTheWay = useRef(false)
  const returns = useRef(false)
  const query = JSON.stringify(search)
  const asked = useRef(query)
  const answered = useRef<string>(undefined)

  useEffect(() => {
    // `popstate` also fires for jumps within the page.
    const note = () => (wentBack.current = location.pathname !== before.current)
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [])

  // The router ignores a link to the current page, which may be in a menu that closes.
  useEffect(() => {
    const ended = new AbortController()
    let here = ''
    const listen = (act: (event: MouseEvent) => void, capture: boolean) =>
      document.addEventListener('click', act, { capture, signal: ended.signal })
    listen(() => {
      here = JSON.stringify(currentVisit())
      left.set(address(), scrollY)
    }, true)
    listen(({ defaultPrevented, target }) => {
      const link = defaultPrevented && target instanceof Element && target.closest('a')
      if (!link || link.pathname !== location.pathname) return
      if (here !== JSON.stringify(currentVisit())) return
      scrollTo(0, 0)
      const place = headingOf(main.current) ?? main.current
      place?.focus({ preventScroll: true })
    }, false)
    return () => ended.abort()
  }, [])

  useEffect(() => {
    const isNew = before.current !== path
    const isOther = asked.current !== query
    before.current = path
    asked.current = query
    const { activeElement, body } = document
    if (isNew) {
      returns.current = wentBack.current
      if (!wentBack.current) scrollTo(0, 0)
      wentBack.current = false
      onTheWay.current = true
    }
    const isThere = state !== 'waiting'
    const answer = main.current?.querySelector<HTMLElement>('[data-answer]')
    const { answer: answers } = answer?.dataset ?? {}
    const isAnswer = answers !== undefined && answers !== answered.current
    answered.current = answers
    if (onTheWay.current) {
      // Keeps focus that the visitor has moved in the meantime.
      if (isNew || activeElement === main.current || activeElement === body) {
        const place =
          (isThere && (fieldOf(main.current) ?? headingOf(main.current))) || main.current
        place?.focus({ preventScroll: true })
      }
      if (isThere) onTheWay.current = false
      const top = isThere && returns.current && left.get(address())
      // Tags get their height after this task.
      if (top) requestAnimationFrame(() => scrollTo(0, top))
    } else if (isOther && (isAnswer || activeElement === body)) {
      if (answer) answer.tabIndex = -1
      const place = answer ?? headingOf(main.current)
      place?.focus()
    }
  }, [path, state, query])

  return main
}

/** Focuses the page's heading, for use before the focused element goes away. */
export const focusHeading = (): void => headingOf(document)?.focus({ preventScroll: true })

/** The field that the address names, such as '#place-search'. */
function fieldOf(place: ParentNode | null): HTMLElement | undefined {
  const { hash } = location
  const named =
    hash.length > 1 && place?.querySelector<HTMLElement>(`input[id="${CSS.escape(hash.slice(1))}"]`)
  return named || undefined
}

function headingOf(place: ParentNode | null): HTMLElement | undefined {
  const heading = place?.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading ?? undefined
}
