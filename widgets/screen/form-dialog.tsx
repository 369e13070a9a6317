import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { dialog as english } from '../messages/en/dialog.ts'
import { form } from '../messages/en/enquiry.ts'
import type { Say } from '../messages/say.ts'
export { default as css } from './form-dialog.css?inline'

interface FormDialogProps {
  label: string
  say: Say
  onClose: () => void
  children: ReactNode
}

/** A modal dialog with a form. Escape, its button and a click beside it close it, and what was typed is kept. */
export function FormDialog({ label, say, onClose, children }: FormDialogProps) {
  const { lang, dir } = say(form)
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current!.close()
  useLayoutEffect(() => {
    const element = dialog.current!
    // A dialog that was moved is open, but no longer modal.
    if (element.matches(':modal')) return
    element.removeAttribute('open')
    element.showModal()
  })
  useLayoutEffect(() => {
    // On the backdrop; a selection may only end there. Safari lacks `closedby="any"`.
    dialog.current!.addEventListener('pointerdown', ({ target, currentTarget }) => {
      if (target === currentTarget) close()
    })
  }, [])
  return (
    <dialog ref={dialog} part="dialog" lang={lang} dir={dir} aria-label={label} onClose={onClose}>
      <div className="shut">
        <button
          type="button"
          className="quiet"
          part="button quiet close"
          aria-label={say(english).close}
          onClick={close}
        />
      </div>
      {children}
    </dialog>
  )
}
