import { useRef } from 'react'
import { useBinding } from '../element/use-binding.ts'
import { useStore } from '../element/use-store.ts'
import { enquiry as enquiryMessages, form as formMessages } from '../messages/en.ts'
import { wizard as messages } from '../messages/en-wizard.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Privacy } from '../parts/privacy.tsx'
import { endDate, written } from '../stores/wizard-dates.ts'
import { totalDays, totalNights } from '../stores/wizard-sums.ts'
import type { WizardStepProps } from './wizard-trip.tsx'

/** 'User Details': whom to answer. */
export function WizardPerson({ store, privacy }: WizardStepProps) {
  const bind = useBinding(store.form)
  const { state } = useStore(store.$sending)
  const { from_date, destinations } = useStore(store.form.$form)
  const before = useRef(store.form.$form.get())
  const days = totalDays(destinations)
  return (
    <>
      <p className="recap">
        <strong>{messages.total(days, totalNights(destinations))}</strong>{' '}
        <span>{messages.between(written(from_date), written(endDate(from_date, days)))}</span>
      </p>
      <Field {...bind('first_name')} label={messages.firstName} autoComplete="given-name" />
      <Field {...bind('last_name')} label={messages.lastName} autoComplete="family-name" />
      <Field
        {...bind('email')}
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field
        {...bind('phone_number')}
        label={messages.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <Privacy text={formMessages.privacy} link={formMessages.privacyLink} href={privacy} />
      <div className="ways">
        <Button
          kind="quiet"
          label={messages.previous}
          waiting={state === 'busy'}
          onClick={store.previous}
        />
        <Button
          type="submit"
          kind="strong"
          label={enquiryMessages.submit}
          busy={state === 'busy' && enquiryMessages.sending}
          onClick={(event) => {
            // The second half of a double click on 'Next', which was here a moment ago.
            if (event.detail > 1 && store.form.$form.get() === before.current)
              event.preventDefault()
          }}
        />
      </div>
    </>
  )
}
