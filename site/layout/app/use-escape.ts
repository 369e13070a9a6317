import { useEffect, useRef } from 'react'

/** Latest last; one press of Escape closes one. */
const open: { close: () => void }[] = []

function press(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  open.at(-1)?.close()
}

/** Closes on Escape wherever focus is. A layer opened by hover has no focus (WCAG 1.4.13). */
export function useEscape(isOpen: boolean, close: () => void): void {
  const now = useRef(close)
  useEffect(() => {
    now.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const mine = { close: () => now.current() }
    if (open.push(mine) === 1) document.addEventListener('keydown', press)
    return () => {
      open.splice(open.indexOf(mine), 1)
      if (open.length === 0) document.removeEventListener('keydown', press)
    }
  }, [isOpen])
}
