import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Focuses an element by selector after the next render, because it may not exist before. */
export function useAim(place: RefObject<HTMLElement | null>): (selector: string) => void {
  const aim = useRef('')
  useLayoutEffect(() => {
    if (!aim.current) return
    place.current!.querySelector<HTMLElement>(aim.current)?.focus()
    aim.current = ''
  })
  return (selector) => {
    aim.current = selector
  }
}
