import { type SendingProps, useSentFocus } from '../screen/use-sent-focus.ts'
import { useStore } from '../screen/use-store.ts'
import { cancelled } from '../messages/en/failures.ts'
import { enquiryThanks } from '../messages/en/later.ts'
import { form as formWords } from '../messages/en/enquiry.ts'
import { Button } from '../parts/button.tsx'
import { Retry } from '../parts/retry.tsx'
import { lazily, useLazy } from '../parts/use-lazy.ts'
import { css as keptCss } from '../screen/kept.tsx'
import { css as waitingCss } from '../screen/waiting-list.tsx'
import { css as thanksCss, Thanks } from '../screen/thanks.tsx'
import { trip } from '../messages/en/trip.ts'
import { cancelAttempt } from '../stores/forms/engine/cancel.ts'
import { createLast } from '../stores/forms/enquiry-call.ts'
import { cities } from '../stores/places.ts'
import type { EnquiryStore } from '../stores/forms/enquiry.ts'
import type { AskingProps } from './asking.tsx'
import laterCss from './later.css?inline'

export { Kept } from '../screen/kept.tsx'
export { WaitingList } from '../screen/waiting-list.tsx'
export const css = keptCss + thanksCss + waitingCss + laterCss

type Sent = Pick<EnquiryStore, '$sending' | 'startAnew'> & {
  form: AskingProps['form']
}

const loadAsking = lazily(() => import('./asking.tsx'))

/** The question about an earlier attempt, which is rarely needed. */
function Asks({ form, canUpdate }: AskingProps) {
  const [part, retry] = useLazy(loadAsking, true, () => {})
  if (part === 'failed') {
    const { formFailed, tryAgain } = form.say(formWords)
    return <Retry text={formFailed} label={tryAgain} onRetry={retry} />
  }
  return part ? <part.Asking form={form} canUpdate={canUpdate} /> : null
}

/** A cancel button while sending; afterwards the reference and a way on. */
export function Sending({ store, root }: SendingProps<Sent>) {
  const sending = useStore(store.$sending)
  const { say } = store.form
  const messages = say(enquiryThanks)
  useSentFocus(root, sending.state)
  if (sending.state === 'busy') {
    return (
      <div className="off">
        <Button
          kind="quiet"
          label={say(cancelled).cancel}
          onClick={({ currentTarget }) => {
            const root = currentTarget.closest('.root')
            root?.querySelector<HTMLElement>('[type="submit"]')?.focus()
            cancelAttempt(store.form)
          }}
        />
      </div>
    )
  }
  if (sending.state === 'asking') return <Asks form={store.form} canUpdate={sending.canUpdate} />
  if (sending.state !== 'sent') return null
  const { reference } = sending.receipt
  const { sent } = store.form.own(createLast)
  return (
    <Thanks
      what={sent && say(trip).said(sent.payload, cities(sent.provider).$list.get().list)}
      next={messages.next}
      another={messages.another}
      onAnother={store.startAnew}
      say={say}
    >
      {reference && (
        <p part="reference">
          {messages.reference} <strong>{reference}</strong>
        </p>
      )}
    </Thanks>
  )
}
