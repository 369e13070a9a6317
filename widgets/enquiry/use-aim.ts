import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves focus once what a press brought about is drawn: what is aimed at may not be there before.
 * Aimed at by a selector, within a place.
 */
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
