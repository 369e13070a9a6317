import type { FormEvent, MouseEvent } from 'react'

/**
 * What makes an element a form that says itself what is wrong. A press on its button counts, which is what
 * Enter in a field brings about as well, and no submit of the browser's: in a frame without `allow-forms`
 * there is none, and a report in its place.
 */
export const submitProps = (send: () => void) => ({
  noValidate: true,
  part: 'form',
  onClick(event: MouseEvent<HTMLFormElement>) {
    // Only elements are clicked.
    if (event.defaultPrevented || !(event.target as Element).closest('[type=submit]')) return
    event.preventDefault()
    send()
  },
  onSubmit(event: FormEvent) {
    event.preventDefault()
    send()
  },
})
