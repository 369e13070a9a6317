import { type RefObject, useEffect, useRef } from 'react'
import { focusHeading } from './arrival.ts'

/** What has focus, in whatever shadow root. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element === document.body ? null : element
}

/**
 * While there is something in `region`, F6 leads to its first button and back, as between the panes of a
 * window. Answers what gives focus back to where it was, once what had it is gone.
 */
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
    // Whoever comes by Tab goes back too.
    const { current } = region
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !current?.contains(relatedTarget)) {
        before.current = relatedTarget
      }
    }
    current?.addEventListener('focusin', enter)
    // On its way down: keys that are pressed in an element's field end there.
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      current?.removeEventListener('focusin', enter)
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [active])
  return goBack
}
