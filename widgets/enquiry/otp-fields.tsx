import { useLayoutEffect, useRef } from 'react'
import { latinDigits } from '../contract/values/digits.ts'
import { useBinding } from '../screen/use-binding.ts'
import { useStore } from '../screen/use-store.ts'
import { corporate } from '../messages/en/later.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { hasCodeField } from '../stores/forms/corporate/corporate-claim.ts'
import { createOtp } from '../stores/forms/corporate/corporate-otp.ts'
import type { TripFieldsProps } from './trip-fields.tsx'

/** The one-time code: 'Send OTP', then the field with 'Verify OTP' and, after a wait, 'Resend OTP'. */
export function OtpFields({ store, provider }: TripFieldsProps) {
  const messages = store.form.say(corporate)
  const bind = useBinding(store.form)
  const otp = store.form.own(createOtp)
  const now = useStore(otp.$state)
  const wait = useStore(otp.$wait)
  const place = useRef<HTMLParagraphElement & HTMLDivElement>(null)
  const hasField = hasCodeField(now)
  const before = useRef(now.state)
  const toCode = () => place.current?.querySelector('input')?.focus()
  useLayoutEffect(otp.keepInTab, [otp])
  // The pressed button is gone, so focus moves to the code or to the submit button.
  useLayoutEffect(() => {
    const { state } = now
    if (before.current === 'sending' && state === 'sent') toCode()
    if (
      before.current === 'verifying' &&
      state === 'verified' &&
      document.activeElement === document.body
    )
      place.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
    before.current = state
  }, [now])
  if (now.state === 'verified')
    return (
      <p className="otp success" part="otp" ref={place}>
        ✓ {messages.proven}
      </p>
    )
  const send = () => otp.send(provider)
  const resend = async () => {
    await send()
    // A focused button would be announced every second of its countdown.
    if (otp.$wait.get() > 0) toCode()
  }
  const sending = now.state === 'sending'
  if (!hasField) {
    const address = bind('corporate_email').value
    return (
      <div className="otp" part="otp">
        <Button
          kind="quiet"
          label={wait ? messages.sendIn(wait) : messages.send}
          busy={sending && messages.send}
          disabled={!address}
          waiting={wait > 0}
          describedBy="otp-next"
          onClick={send}
        />
        <p className="next" id="otp-next">
          {address ? messages.sendNext : messages.addressNext}
        </p>
      </div>
    )
  }
  return (
    <div className="otp" part="otp" ref={place}>
      <Field
        {...bind('otp')}
        // Drops separators of a pasted code.
        onInput={(typed) => store.form.type('otp', latinDigits(typed).replace(/\D/g, ''))}
        label={messages.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button
        kind="quiet"
        label={messages.verify}
        busy={now.state === 'verifying' && messages.verify}
        onClick={() => otp.verify(provider)}
      />
      <Button
        kind="quiet"
        label={wait ? messages.resendIn(wait) : messages.resend}
        busy={sending && messages.resend}
        waiting={wait > 0}
        onClick={resend}
      />
      <p className="next">{messages.codeNext}</p>
    </div>
  )
}
