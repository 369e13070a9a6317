import { useEffect, useRef } from 'react'
import { currentVisit } from '../routing/router.ts'

/** What is needed of the page that stands on screen. */
interface Arriving {
  state: 'waiting' | 'ready' | 'lost'
  visit: { path: string; search: object }
}

/**
 * What a browser does when a page is loaded, done when a page is changed in place: the new page starts
 * at its top, and whoever uses a keyboard or a screen reader is at its heading, whose title is written by
 * then. Until it has come they are where it will be. Going back scrolls where it was.
 *
 * A page that shows other data, as for a search or a filter, keeps the focus, unless it has an answer to
 * read (`data-answer` names to what) or what was pressed has gone: 'Show all' leads to what is shown then.
 */
export function useArrival({ state, visit: { path, search } }: Arriving) {
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  const wentBack = useRef(false)
  const onTheWay = useRef(false)
  const query = JSON.stringify(search)
  const asked = useRef(query)
  const answered = useRef<string>(undefined)

  useEffect(() => {
    // A jump within the page is reported too, and is no going back.
    const note = () => (wentBack.current = location.pathname !== before.current)
    addEventListener('popstate', note)
    return () => removeEventListener('popstate', note)
  }, [])

  // The router does nothing about a link to the page on screen, which may be in a menu that closes.
  useEffect(() => {
    const ended = new AbortController()
    let here = ''
    const listen = (act: (event: MouseEvent) => void, capture: boolean) =>
      document.addEventListener('click', act, { capture, signal: ended.signal })
    listen(() => (here = JSON.stringify(currentVisit())), true)
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
      // Who went on to something else while it was on its way stays there.
      if (isNew || activeElement === main.current || activeElement === body) {
        const place = (isThere && headingOf(main.current)) || main.current
        place?.focus({ preventScroll: true })
      }
      if (isThere) onTheWay.current = false
    } else if (isOther && (isAnswer || activeElement === body)) {
      if (answer) answer.tabIndex = -1
      const place = answer ?? headingOf(main.current)
      place?.focus()
    }
  }, [path, state, query])

  return main
}

/** Puts focus on the heading of the page, in place of something that is about to go. */
export const focusHeading = (): void => headingOf(document)?.focus({ preventScroll: true })

/** A page's heading, ready to be given focus. */
function headingOf(place: ParentNode | null): HTMLElement | undefined {
  const heading = place?.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading ?? undefined
}
