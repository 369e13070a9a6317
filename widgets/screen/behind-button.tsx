import { type ComponentType, useLayoutEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { submitProps } from '../parts/form-submit.ts'
import { lazily, useLazy } from '../parts/use-lazy.ts'
import type { FormHostProps } from './form-screen.tsx'

const loadDialog = lazily(() => import('./form-dialog.tsx'))

/**
 * A form that the attribute `button` replaces by a button with this label, which opens the form in a dialog. Nothing is
 * loaded before it is pressed. Without JavaScript the button leads to a page with the form.
 */
/* @__NO_SIDE_EFFECTS__ */
export const behindButton = <Props extends FormHostProps>(Screen: ComponentType<Props>) =>
  function BehindButton(props: Props & { button: string }) {
    const { button, theme, adopt, say } = props
    const [isOpen, setOpen] = useState(false)
    const [part] = useLazy(loadDialog, isOpen, adopt)
    const [isInline, setInline] = useState(false)
    useLayoutEffect(() => {
      // A dialog that is late or fails is no reason to withhold the form.
      if (part === 'failed') setInline(true)
    }, [part])
    if (!button || isInline) return <Screen {...props} />
    return (
      <div className={`root ${theme} opener`} part="root">
        <form {...submitProps(() => setOpen(true))}>
          <Button type="submit" kind="strong" label={button} />
        </form>
        {isOpen && part && part !== 'failed' && (
          <part.FormDialog label={button} say={say} onClose={() => setOpen(false)}>
            <Screen {...props} />
          </part.FormDialog>
        )}
      </div>
    )
  }
