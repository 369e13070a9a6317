import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLazy } from '../element/use-lazy.ts'
import { useStore } from '../element/use-store.ts'
import type { HostProps } from '../element/define.ts'
import { enquiry as messages, form as formMessages } from '../messages/en.ts'
import { Button } from '../parts/button.tsx'
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
  const root = useRef<HTMLElement>(null)

  useEffect(() => store.form.open(), [store])
  const city = cityOf(useStore(cities(provider).$list).list, destination)
  useLayoutEffect(() => {
    store.form.prefill({
      destination: city,
      days,
      total_people: people,
      isCorporateUser: corporate,
    })
  }, [store, city, days, people, corporate])
  useLayoutEffect(() => {
    const wrong = root.current?.querySelector('.error')?.parentElement
    wrong?.querySelector<HTMLElement>('input, select, button')?.focus()
  }, [faulty])
  // The widget keeps its height when the form gives way to thanks, so nothing on the page jumps.
  useLayoutEffect(() => {
    const section = root.current!
    if (state === 'busy') section.style.minHeight = `${section.offsetHeight}px`
    if (state === 'idle') section.style.minHeight = ''
    const { activeElement, body } = document
    // Focus follows the form, unless the visitor has gone on to something else on the page.
    const free = activeElement === body || section.getRootNode() === activeElement?.shadowRoot
    if (state === 'sent') {
      // Only now: a section that can always be focused would take the focus meant for the first field.
      section.tabIndex = -1
      if (free) section.focus()
    } else if (section.hasAttribute('tabindex')) {
      section.removeAttribute('tabindex')
      section.querySelector('select')?.focus()
    }
  }, [state])

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
        <form
          noValidate
          part="form"
          onSubmit={(event) => {
            event.preventDefault()
            void store.send(provider, host)
          }}
        >
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
        <thanks.Thanks reference={sending.reference} onAnother={store.startAnew} />
      )}
    </section>
  )
}
