import type { FormEvent, MouseEvent } from 'react'

/** Whether a submit was heard of since the last press. */
let heard = false

/**
 * What makes an element a form that says itself what is wrong. In a frame without `allow-forms` no submit is
 * ever heard of: there a press on its button counts, which is what Enter in a field brings about as well.
 */
export const submitProps = (send: () => void) => ({
  noValidate: true,
  part: 'form',
  onClick(event: MouseEvent<HTMLFormElement>) {
    // Only elements are clicked.
    if (event.defaultPrevented || !(event.target as Element).closest('[type=submit]')) return
    event.preventDefault()
    heard = false
    event.currentTarget.requestSubmit()
    if (!heard) send()
  },
  onSubmit(event: FormEvent) {
    event.preventDefault()
    heard = true
    send()
  },
})
