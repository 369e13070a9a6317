import { type RefObject, useLayoutEffect, useRef } from 'react'
import { documentOf } from '../element/own-document.ts'

/**
 * Where focus goes in a form: to the first wrong field at every check that finds one, to the section
 * once it is sent, and to the first control when the form comes back. Answers what the section is tied to.
 */
export function useFormFocus(
  faulty: number,
  state: 'idle' | 'busy' | 'sent' | 'failed' | 'asking',
): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null)
  const seen = useRef(faulty)
  useLayoutEffect(() => {
    // What is covered while it is sent cannot be focused before it is free again.
    if (state === 'busy' || faulty === seen.current) return
    seen.current = faulty
    const error = root.current?.querySelector('.error')
    const field = error?.parentElement!.querySelector<HTMLElement>(
      'input, select, textarea, button',
    )
    // Focus that stays where it is says nothing, and neither does an error that stays the same.
    if (field?.matches(':focus')) {
      error!.role = 'alert'
      error!.append('\xa0')
    } else field?.focus()
  }, [faulty, state])
  // The widget keeps its height when the form gives way to thanks, so nothing on the page jumps.
  useLayoutEffect(() => {
    const section = root.current!
    if (state === 'busy') section.style.minHeight = `${section.offsetHeight}px`
    if (state === 'idle') section.style.minHeight = ''
    const { activeElement, body } = documentOf(section)
    // Focus follows the form, unless the visitor has gone on to something else on the page.
    const free = activeElement === body || section.getRootNode() === activeElement?.shadowRoot
    if (state === 'sent') {
      // Only now: a section that can always be focused would take the focus meant for the first field.
      section.tabIndex = -1
      if (free) section.focus()
    } else if (section.hasAttribute('tabindex')) {
      section.removeAttribute('tabindex')
      section.querySelector<HTMLElement>('input, select')?.focus()
    }
  }, [state])
  return root
}
