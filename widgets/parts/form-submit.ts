import type { FormEvent, MouseEvent } from 'react'

/**
 * Props of a form that validates itself. Sends on a click of its button, which Enter in a field triggers too, and not
 * on `submit`: a frame without `allow-forms` has no such event, only a console error.
 */
export const submitProps = (send: () => void) => ({
  noValidate: true,
  part: 'form',
  onClick(event: MouseEvent<HTMLFormElement>) {
    if (event.defaultPrevented || !(event.target as Element).closest('[type=submit]')) return
    event.preventDefault()
    send()
  },
  onSubmit(event: FormEvent) {
    event.preventDefault()
    send()
  },
})
