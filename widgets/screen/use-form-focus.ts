import { type RefObject, useLayoutEffect, useRef } from 'react'
import { documentOf } from '../element/own-document.ts'

/** Moves focus to the first invalid field after a failed check, to the section once sent, then back to the form. */
export function useFormFocus(
  faulty: number,
  state: 'idle' | 'busy' | 'sent' | 'failed' | 'asking',
): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null)
  const seen = useRef(faulty)
  useLayoutEffect(() => {
    // An inert field cannot be focused until sending ends.
    if (state === 'busy' || faulty === seen.current) return
    seen.current = faulty
    const error = root.current?.querySelector('.error')
    const field = error?.parentElement!.querySelector<HTMLElement>(
      'input, select, textarea, button',
    )
    // Unmoved focus and an unchanged error announce nothing, so the error becomes an alert.
    if (field?.matches(':focus')) {
      error!.role = 'alert'
      error!.append('\xa0')
    } else field?.focus()
  }, [faulty, state])
  // Keeps the widget's height when thanks replace the form, so the page doesn't jump.
  useLayoutEffect(() => {
    const section = root.current!
    if (state === 'busy') section.style.minHeight = `${section.offsetHeight}px`
    if (state === 'idle') section.style.minHeight = ''
    const { activeElement, body } = documentOf(section)
    const free = activeElement === body || section.getRootNode() === activeElement?.shadowRoot
    if (state === 'sent') {
      // Set only now; a focusable section would take the focus meant for the first field.
      section.tabIndex = -1
      if (free) section.focus()
    } else if (section.hasAttribute('tabindex')) {
      section.removeAttribute('tabindex')
      section.querySelector<HTMLElement>('input, select')?.focus()
    }
  }, [state])
  return root
}
