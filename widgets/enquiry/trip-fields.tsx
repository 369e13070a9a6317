import { type ComponentType, useEffect, useRef, useState } from 'react'
import { ContactFields } from '../screen/contact-fields.tsx'
import { useBinding } from '../screen/use-binding.ts'
import { useList } from '../screen/use-list.ts'
import { load } from '../contract/values/load.ts'
import { enquiry, form } from '../messages/en/enquiry.ts'
import { Field } from '../parts/field.tsx'
import { Retry } from '../parts/retry.tsx'
import { Select } from '../parts/select.tsx'
import { cities } from '../stores/places.ts'
import { isSite } from '../stores/script-origin.ts'
import type { DestinationFinderProps } from './destination-finder.tsx'

export type TripFieldsProps = Omit<DestinationFinderProps, 'adopt'>

export function TripFields(props: DestinationFinderProps) {
  const { store, provider, adopt } = props
  const { say } = store.form
  const messages = say(enquiry)
  const formMessages = say(form)
  const bind = useBinding(store.form)
  const { list, failed, again } = useList(cities(provider))
  const place = useRef<HTMLDivElement>(null)
  const [Finder, setFinder] = useState<ComponentType<DestinationFinderProps>>()
  const { onInput, ...city } = bind('destination')
  // The first use of the page loads it, so that others don't. Without it, the native list stays.
  useEffect(() => {
    const gone = new AbortController()
    const offerFinder = () => {
      gone.abort()
      load(() => import('./destination-finder.tsx'))
        .then(({ offer }) => offer(() => place.current, adopt, setFinder))
        .catch(() => {})
    }
    for (const sign of ['pointerover', 'keydown', 'scroll'])
      addEventListener(sign, offerFinder, { capture: true, signal: gone.signal })
    return () => gone.abort()
  }, [])
  return (
    <>
      <div className="wide" ref={place}>
        {Finder ? (
          <Finder {...props} />
        ) : (
          <Select
            {...city}
            label={messages.destination}
            placeholder={messages.chooseDestination}
            options={list}
            onInput={(value) => {
              store.form.type('sight', '')
              onInput(value)
            }}
          />
        )}
        {failed && (
          <Retry text={formMessages.listFailed} label={formMessages.tryAgain} onRetry={again} />
        )}
        {isSite(provider) && (
          <div className="mark">
            <a href={`${provider.origin}/trips`} target="_blank">
              {messages.ideas}
            </a>
          </div>
        )}
      </div>
      <Field {...bind('days')} label={messages.days} inputMode="numeric" autoComplete="off" />
      <Field
        {...bind('total_people')}
        label={messages.total_people}
        inputMode="numeric"
        autoComplete="off"
      />
      <ContactFields words={messages} email={bind('email')} mobile={bind('mobile_number')} />
    </>
  )
}
