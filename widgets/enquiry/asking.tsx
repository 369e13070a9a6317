// @chunk own
import { useLayoutEffect, useRef } from 'react'
import { asks as english } from '../messages/en/asks.ts'
import { Button } from '../parts/button.tsx'
import type { WithParts } from '../stores/forms/engine/cancel.ts'
import type { Form, Notice } from '../stores/forms/engine/declaration.ts'
import { type Choice, createChoice } from '../stores/forms/engine/send-once.ts'

export const css = ''

export interface AskingProps {
  form: WithParts & Pick<Form<object>, 'say'> & { $notice: { set: (notice: Notice) => void } }
  canUpdate: boolean
}

/** Options after an earlier attempt that may have been stored; the form is then sent again. */
export function Asking({ form, canUpdate }: AskingProps) {
  const asks = form.say(english)
  const place = useRef<HTMLDivElement>(null)
  // Focuses the question, wherever the form was sent from.
  useLayoutEffect(() => {
    form.$notice.set({ kind: 'failure', text: canUpdate ? asks.text : asks.unchangeable })
    place.current?.querySelector('button')?.focus()
  }, [form, canUpdate])
  const choose = (made: Choice) => () => {
    form.own(createChoice).made = made
    const root = place.current?.closest('.root')
    root?.querySelector<HTMLElement>('[type="submit"]')?.click()
  }
  return (
    <div className="asks" ref={place}>
      {canUpdate && <Button kind="quiet" label={asks.update} onClick={choose('update')} />}
      <Button kind="quiet" label={asks.another} onClick={choose('another')} />
    </div>
  )
}
