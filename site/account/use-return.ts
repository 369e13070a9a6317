import { useEffect, useRef } from 'react'
import { focusHeading } from '../routing/focus-and-scroll.ts'

let opened: string | undefined

/** Scrolls to the top and focuses the heading of an entry opened from a list. */
export function useOpened() {
  useEffect(() => {
    opened = location.pathname + location.search
    scrollTo(0, 0)
    focusHeading()
  }, [])
}

/** Returns focus to the link of the entry opened last. */
export function useReturn() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>('a[href]') ?? []
    for (const link of links) if (link.getAttribute('href') === opened) link.focus()
    opened = undefined
  }, [])
  return list
}
