import type { Sending } from '../stores/forms/engine/declaration.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves focus to the first invalid field after a failed check, and reports it. */
export function useFormFocus(
  faulty: number,
  state: Sending<unknown>['state'],
  onFaulty: () => void,
): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null)
  const seen = useRef(faulty)
  useLayoutEffect(() => {
    // An inert field cannot be focused until sending ends.
    if (state === 'busy' || faulty === seen.current) return
    seen.current = faulty
    onFaulty()
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
  return root
}
