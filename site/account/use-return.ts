import { useEffect, useRef } from 'react'

/** The address of the last entry that was open; going back to the list leads to where it was opened. */
let opened: string | undefined

/** For what was opened from a list: it begins at its heading, as a page of its own would. */
export function useOpened() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    opened = location.pathname + location.search
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** For the list: focus returns to the link of what was open. */
export function useReturn() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>('a[href]') ?? []
    for (const link of links) if (link.getAttribute('href') === opened) link.focus()
    opened = undefined
  }, [])
  return list
}
