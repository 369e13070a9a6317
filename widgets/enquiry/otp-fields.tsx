import { useLayoutEffect, useRef } from 'react'
import { useBinding } from '../screen/use-binding.ts'
import { useStore } from '../screen/use-store.ts'
import { corporate as messages } from '../messages/en-later.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { createOtp } from '../stores/forms/corporate-otp.ts'
import type { TripFieldsProps } from './trip-fields.tsx'

/** The one-time code: 'Send OTP', then the field with 'Verify OTP' and, after a while, 'Resend OTP'. */
export function OtpFields({ store, provider }: TripFieldsProps) {
  const bind = useBinding(store.form)
  const otp = store.form.own(createOtp)
  const { error } = bind('otp')
  const stage = useStore(otp.$stage)
  const busy = useStore(otp.$busy)
  const wait = useStore(otp.$wait)
  const place = useRef<HTMLParagraphElement & HTMLDivElement>(null)
  const before = useRef(stage)
  const toCode = () => place.current?.querySelector('input')?.focus()
  // The pressed button has gone: focus moves on to what is next, the code, or the whole enquiry.
  useLayoutEffect(() => {
    if (before.current !== stage && stage === 'sent') toCode()
    if (
      before.current !== stage &&
      stage === 'verified' &&
      document.activeElement === document.body
    )
      place.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
    before.current = stage
  }, [stage])
  if (stage === 'verified')
    return (
      <p className="otp success" part="otp" ref={place}>
        ✓ {messages.proven}
      </p>
    )
  const send = () => otp.send(provider)
  const resend = async () => {
    await send()
    // Who stayed at the button would hear it count every second.
    if (otp.$wait.get() > 0) toCode()
  }
  const verify = () => otp.verify(provider)
  if (stage === 'unsent') {
    return (
      <div className="otp" part="otp">
        <Button
          kind="quiet"
          label={wait ? messages.resendIn(wait) : messages.send}
          busy={busy === 'send' && messages.send}
          disabled={!bind('corporate_email').value}
          waiting={wait > 0}
          describedBy={error && 'otp-error'}
          onClick={send}
        />
        {error && (
          <p className="error" part="error" id="otp-error">
            {error}
          </p>
        )}
      </div>
    )
  }
  return (
    <div className="otp" part="otp" ref={place}>
      <Field
        {...bind('otp')}
        // A code is its digits, however pasted.
        onInput={(typed) => store.form.type('otp', typed.replace(/\D/g, ''))}
        label={messages.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button
        kind="quiet"
        label={messages.verify}
        busy={busy === 'verify' && messages.verify}
        onClick={verify}
      />
      <Button
        kind="quiet"
        label={wait ? messages.resendIn(wait) : messages.resend}
        busy={busy === 'send' && messages.resend}
        waiting={wait > 0}
        onClick={resend}
      />
    </div>
  )
}
