import { useRef } from 'react'
import { ContactFields } from '../screen/contact-fields.tsx'
import { NameFields } from '../screen/name-fields.tsx'
import { useBinding } from '../screen/use-binding.ts'
import { useStore } from '../screen/use-store.ts'
import { enquiry, form } from '../messages/en/enquiry.ts'
import { wizard } from '../messages/en/wizard.ts'
import { Button } from '../parts/button.tsx'
import { Privacy } from '../parts/privacy.tsx'
import { WizardSeasons } from './wizard-seasons.tsx'
import type { WizardStepProps } from './wizard-trip.tsx'

/** 'User Details', the second step. */
export function WizardPerson({ store, provider, privacy, adopt }: WizardStepProps) {
  const { say } = store.form
  const messages = say(wizard)
  const { submit, sending } = say(enquiry)
  const formMessages = say(form)
  const bind = useBinding(store.form)
  const { state } = useStore(store.$sending)
  const { days, nights } = useStore(store.$totals)
  const { from, to } = useStore(store.$dates)
  const before = useRef(store.form.$form.get())
  const { length } = useStore(store.form.$form).destinations
  return (
    <>
      <div className="recap">
        <strong>{messages.total(days, nights)}</strong> <span>{messages.between(from, to)}</span>
        <div className="hint">{messages.explained(length)}</div>
      </div>
      <WizardSeasons store={store} provider={provider} adopt={adopt} />
      <NameFields words={messages} first={bind('first_name')} last={bind('last_name')} />
      <ContactFields words={messages} email={bind('email')} mobile={bind('phone_number')} />
      <Privacy
        text={formMessages.privacy}
        link={formMessages.privacyLink}
        href={privacy}
        origin={provider.origin}
      />
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
          label={submit}
          busy={state === 'busy' && sending}
          onClick={(event) => {
            // Ignores the second half of a double click on 'Next', which was in this place.
            if (event.detail > 1 && store.form.$form.get() === before.current)
              event.preventDefault()
          }}
        />
      </div>
    </>
  )
}
