import { type RefObject, useLayoutEffect } from 'react'
import { documentOf } from '../element/own-document.ts'
import type { Sending } from '../stores/forms/engine/declaration.ts'
import type { Provider } from '../stores/provider.ts'

export interface SendingProps<Store> {
  store: Store
  /** The section with the form. */
  root: RefObject<HTMLElement | null>
  provider: Provider
}

/** Moves focus to the section once its form was sent, and back to an empty form. */
export function useSentFocus(
  root: RefObject<HTMLElement | null>,
  state: Sending<unknown>['state'],
): void {
  // Keeps the widget's height when thanks replace the form, so the page doesn't jump.
  useLayoutEffect(() => {
    const section = root.current!
    if (state === 'busy') section.style.setProperty('min-height', `${section.offsetHeight}px`)
    if (state === 'idle') section.style.removeProperty('min-height')
    const { activeElement, body } = documentOf(section)
    const free = activeElement === body || section.getRootNode() === activeElement?.shadowRoot
    if (state === 'sent') {
      // Set only now; a focusable section would take the focus meant for the first field.
      section.setAttribute('tabindex', '-1')
      if (free) section.focus()
    } else if (section.hasAttribute('tabindex')) {
      section.removeAttribute('tabindex')
      section.querySelector<HTMLElement>('input, select')?.focus()
    }
  }, [state])
}
