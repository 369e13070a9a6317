import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../screen/use-store.ts'
import { asks, cancel } from '../messages/en-failures.ts'
import { thanks as messages } from '../messages/en-later.ts'
import { Button } from '../parts/button.tsx'
import { css as keptCss } from '../screen/kept.tsx'
import { tripSaid } from '../messages/en-trip.ts'
import { callOff, type WithParts } from '../stores/forms/call-off.ts'
import { createLast } from '../stores/forms/enquiry-call.ts'
import { type Choice, createChoice } from '../stores/forms/send-once.ts'
import { cities } from '../stores/places.ts'
import type { EnquiryStore } from '../stores/forms/enquiry.ts'
import laterCss from './later.css?inline'

export { Kept } from '../screen/kept.tsx'
export const css = keptCss + laterCss

/** What sending needs of an enquiry of either form. */
type Sent = Pick<EnquiryStore, '$sending' | 'startAnew'> & {
  form: WithParts
}

/** What a person may do about an earlier try that may be stored; the form is then sent again. */
function Asking({ form, canUpdate }: { form: WithParts; canUpdate: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  // The question is next, wherever the form was sent from.
  useLayoutEffect(() => place.current?.querySelector('button')?.focus(), [])
  const choose = (made: Choice) => () => {
    form.own(createChoice).made = made
    const root = place.current?.closest('.root')
    root?.querySelector<HTMLElement>('[type="submit"]')?.click()
  }
  return (
    <div className="asks" ref={place}>
      {canUpdate && <Button kind="strong" label={asks.update} onClick={choose('update')} />}
      <Button kind="quiet" label={asks.another} onClick={choose('another')} />
    </div>
  )
}

/** The way to call it off while it is sent; then what follows the words of success: reference and a way on. */
export function Sending({ store }: { store: Sent }) {
  const sending = useStore(store.$sending)
  if (sending.state === 'busy') {
    return (
      <div className="off">
        <Button
          kind="quiet"
          label={cancel}
          onClick={({ currentTarget }) => {
            const root = currentTarget.closest('.root')
            root?.querySelector<HTMLElement>('[type="submit"]')?.focus()
            callOff(store.form)
          }}
        />
      </div>
    )
  }
  if (sending.state === 'asking') return <Asking form={store.form} canUpdate={sending.canUpdate} />
  if (sending.state !== 'sent') return null
  const { reference } = sending.receipt
  const { sent } = store.form.own(createLast)
  return (
    <div className="thanks" part="thanks">
      {sent && <span>{tripSaid(sent.payload, cities(sent.provider).$list.get().list)}</span>}
      {reference && (
        <p>
          {messages.reference} <strong>{reference}</strong>
        </p>
      )}
      <span>{messages.next}</span>
      <Button kind="quiet" label={messages.another} onClick={store.startAnew} />
    </div>
  )
}
