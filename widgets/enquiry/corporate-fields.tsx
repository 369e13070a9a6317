import type { KeyboardEvent, MouseEvent } from 'react'
import { useBinding } from '../screen/use-binding.ts'
import { useList } from '../screen/use-list.ts'
import { useWhileDrawing } from '../screen/use-while-drawing.ts'
import { corporate } from '../messages/en/later.ts'
import { form } from '../messages/en/enquiry.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'
import { companies } from '../stores/companies.ts'
import { createOtp } from '../stores/forms/corporate/corporate-otp.ts'
import type { Known } from '../stores/forms/corporate/corporate-proofs.ts'
import type { EnquiryStore } from '../stores/forms/enquiry.ts'
import { OtpFields } from './otp-fields.tsx'
import { uuidOf } from '../stores/places.ts'
import type { TripFieldsProps } from './trip-fields.tsx'
export { companies }
export { css } from './sending.tsx'

export interface CorporateFieldsProps extends TripFieldsProps {
  /** Name of the preselected company; '' for none. */
  company: string
}

/** Announces the error of a field that already has focus (WCAG 3.3.1). */
function readError(field: Element): void {
  const error = field.parentElement?.querySelector('.error')
  if (!error || !field.matches(':focus')) return
  error.role = 'alert'
  error.append('\xa0')
}

/** Restores the code's state after a form post without JavaScript. */
export function resumeOtp(store: EnquiryStore, known: Known): void {
  store.form.own(createOtp).resume(known)
}

export function CorporateFields({ store, provider, company }: CorporateFieldsProps) {
  const messages = store.form.say(corporate)
  const formMessages = store.form.say(form)
  const { list, failed, again } = useList(companies(provider))
  const chosen = uuidOf(list, company)
  useWhileDrawing(() => store.form.prefill({ corporateCompany: chosen }), [store, chosen])
  // After the prefill during render, because a server renders only once.
  const bind = useBinding(store.form)
  /** Enter presses the button next to the field and doesn't send the enquiry. */
  const enter = (event: KeyboardEvent) => {
    const otp = store.form.own(createOtp)
    const field = event.target as Element
    const { localName, id } = field
    if (event.key !== 'Enter' || localName !== 'input') return
    event.preventDefault()
    const done = id === 'otp' ? otp.verify(provider) : otp.send(provider)
    // After the error is rendered.
    void Promise.resolve(done).then(() => setTimeout(readError, 0, field))
  }
  /** Focus moves to the field, because the pressed button is gone. */
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = currentTarget.parentElement
    void again().then(() => place?.querySelector('select')?.focus())
  }
  return (
    <div className="pair" role="presentation" onKeyDown={enter}>
      <div className="company">
        <Select
          {...bind('corporateCompany')}
          {...(failed && { error: formMessages.listFailed })}
          label={messages.company}
          placeholder={messages.chooseCompany}
          options={list.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        />
        {failed && <Button kind="quiet" label={formMessages.tryAgain} onClick={retry} />}
      </div>
      <Field
        {...bind('corporate_email')}
        label={messages.email}
        type="email"
        inputMode="email"
        autoComplete="work email"
      />
      <OtpFields store={store} provider={provider} />
    </div>
  )
}
