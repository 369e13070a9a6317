import { type RefObject, useEffect, useRef } from 'react'
import { focusHeading } from '../../routing/focus-and-scroll.ts'

function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element === document.body ? null : element
}

/** F6 moves focus to the first button and back. Returns a function that restores focus when the button is removed. */
export function useF6(region: RefObject<HTMLElement | null>, active: boolean): () => void {
  const before = useRef<Element>(null)
  const goBack = () => {
    const { current } = before
    before.current = null
    if (current instanceof HTMLElement && current.isConnected) current.focus()
    else focusHeading()
  }
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (region.current?.matches(':focus-within')) return goBack()
      const from = focused()
      region.current?.querySelector('button')?.focus()
      before.current = from
    }
    // Tab into the region is remembered too.
    const { current } = region
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !current?.contains(relatedTarget)) {
        before.current = relatedTarget
      }
    }
    current?.addEventListener('focusin', enter)
    // Capturing, because widgets stop key events of their fields.
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      current?.removeEventListener('focusin', enter)
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [active])
  return goBack
}
