import { useEffect, useLayoutEffect } from 'react'
import { placeOf } from '../element/place-of.ts'
import { useFormFocus } from '../element/use-form-focus.ts'
import { useLazy } from '../element/use-lazy.ts'
import { useStore } from '../element/use-store.ts'
import type { HostProps } from '../element/define.ts'
import { enquiry as messages, form as formMessages } from '../messages/en.ts'
import { Button } from '../parts/button.tsx'
import { submitProps } from '../parts/form-submit.ts'
import { Notice } from '../parts/notice.tsx'
import { Privacy } from '../parts/privacy.tsx'
import { createEnquiry } from '../stores/enquiry.ts'
import { cities, cityOf } from '../stores/places.ts'
import { Corporate } from './corporate.tsx'
import { TripFields } from './trip-fields.tsx'

export interface SimpleEnquiryProps extends HostProps {
  destination: string
  days: string
  people: string
  corporate: boolean
  privacy: string
}

/** 'Personal Trip Planner' (specification, section 2), with the corporate path. */
export function SimpleEnquiry(props: SimpleEnquiryProps) {
  const { provider, theme, emit, adopt, once, destination, days, people, corporate, privacy } =
    props
  const store = once(createEnquiry)
  const sending = useStore(store.$sending)
  const faulty = useStore(store.form.$faulty)
  const { state } = sending
  const [thanks] = useLazy(() => import('./thanks.tsx'), state !== 'idle', adopt)
  const root = useFormFocus(faulty, state)

  useEffect(() => store.form.open(placeOf(root.current!)), [store])
  const city = cityOf(useStore(cities(provider).$list).list, destination)
  useLayoutEffect(() => {
    store.form.prefill({
      destination: city,
      days,
      total_people: people,
      isCorporateUser: corporate,
    })
  }, [store, city, days, people, corporate])

  const host = {
    onSend: (detail: object) => emit('send', detail),
    onSent: (detail: object) => emit('sent', detail),
    onFailed: (detail: object) => emit('failed', detail),
  }
  return (
    <section lang="en" ref={root} className={`root ${theme}`} part="root" aria-labelledby="heading">
      <h2 id="heading" part="heading">
        {messages.heading}
      </h2>
      {state !== 'sent' && (
        <form {...submitProps(() => void store.send(provider, host))}>
          <p className="mark">{formMessages.requiredMark}</p>
          <TripFields store={store} provider={provider} />
          <Corporate store={store} provider={provider} adopt={adopt} />
          <Privacy text={formMessages.privacy} link={formMessages.privacyLink} href={privacy} />
          <Button
            type="submit"
            kind="strong"
            label={messages.submit}
            busy={state === 'busy' && messages.sending}
          />
        </form>
      )}
      <Notice notice={useStore(store.form.$notice)} />
      {sending.state === 'sent' && thanks && thanks !== 'failed' && (
        <thanks.Thanks reference={sending.receipt.reference} onAnother={store.startAnew} />
      )}
    </section>
  )
}
