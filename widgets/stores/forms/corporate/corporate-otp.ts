import { ask, type Result } from '../../../api/client.ts'
import * as endpoints from '../../../contract/enquiry-endpoints.ts'
import type { SimpleField, SimpleForm } from '../../../contract/enquiries.ts'
import { latinDigits } from '../../../contract/values/digits.ts'
import { OTP_DIGITS, OTP_RESEND_AFTER } from '../../../contract/limits.ts'
import { load } from '../../../contract/values/load.ts'
import { corporate, enquiryFaults } from '../../../messages/en/later.ts'
import type { Provider } from '../../provider.ts'
import { retract, toast } from '../../toasts.ts'
import type { FaultTexts } from '../../../contract/text.ts'
import { isWrong } from '../engine/check.ts'
import { createClaim, hasCodeField } from './corporate-claim.ts'
import type { Known } from './corporate-proofs.ts'
import type { FieldErrors, Form } from '../engine/declaration.ts'
import { only } from '../engine/own-properties.ts'

const FAULTS: Record<string, 'wrong' | 'expired' | 'locked'> = {
  otp_wrong: 'wrong',
  otp_expired: 'expired',
  otp_locked: 'locked',
}

/** Verifies a form's corporate address with a one-time code. */
export function createOtp(form: Form<SimpleForm>) {
  const { $state, clock, hold, forgiveCode, keepInTab } = createClaim(form)
  const messages = () => form.say(corporate)
  const faults = () => form.say(enquiryFaults)
  let underWay: Promise<unknown> = Promise.resolve()

  /** Makes a call for the current claim. Shows a failure only while that claim is unchanged. */
  async function run<Answer>(
    failed: string,
    call: () => Promise<Result<Answer>>,
    before: Known,
    learnt: (answer: Answer) => Known,
  ): Promise<boolean> {
    const held = hold()
    const isSend = $state.get().state === 'sending'
    retract(form)
    const { answer, failure } = await call()
    if (held.isDropped()) return false
    if (!failure) {
      held.learn(learnt(answer))
      return held.isShown()
    }
    const refused = failure.name === 'Refused' ? failure : undefined
    const retryAfter = refused?.retryAfter ?? 0
    // The code may have been sent although the response is missing.
    const isUnknown = failure.name === 'Offline' || failure.name === 'TimedOut'
    held.learn(isSend && (isUnknown || retryAfter) ? { state: 'sent' } : before)
    if (retryAfter) clock.wait(held.address, retryAfter)
    if (!held.isShown()) return false
    if (isSend && retryAfter > 0 && retryAfter <= OTP_RESEND_AFTER) {
      const text = messages().onItsWay(held.address, retryAfter)
      form.$notice.set({ kind: 'success', text })
    } else {
      form.$notice.set({ kind: 'failure', text: failed })
      toast('failure', failed, form, true)
    }
    const fault = refused && FAULTS[refused.code]
    if (fault) refuse({ otp: messages()[fault] })
    const address = refused?.fields['corporate_email']
    const texts: Record<string, string> & FaultTexts = faults().corporate_email
    if (address) refuse({ corporate_email: texts[address] ?? texts.required })
    return false
  }

  const refuse = (errors: FieldErrors) => form.refuse({ ...form.$errors.get(), ...errors })

  /** Validates some fields and keeps the other errors. Returns true if they are valid. */
  async function check(...fields: SimpleField[]): Promise<boolean> {
    // If the chunk fails to load, the provider validates them.
    const rules = await load(form.later).catch(() => undefined)
    const errors = rules?.check(form.$form.get()).errors ?? {}
    const shown = { ...form.$errors.get() }
    for (const field of fields) delete shown[field]
    const wrong = only(errors, (field) => fields.some((name) => name === field))
    const isRight = !isWrong(wrong)
    if (isRight) form.$errors.set(shown)
    else form.refuse({ ...shown, ...wrong })
    return isRight
  }

  /** Errors that keep the enquiry from being sent without a proof. */
  async function missing(): Promise<FieldErrors> {
    // The code field appears once the code is sent.
    if ($state.get().state === 'sending') await underWay
    const now = $state.get()
    if (now.state === 'verified') return {}
    if (!hasCodeField(now)) return { corporate_email: messages().sendFirst }
    const digits = latinDigits(form.$form.get().otp).replace(/\D/g, '').length
    if (digits === OTP_DIGITS) return {}
    return { otp: digits ? faults().otp.invalid : faults().otp.required }
  }

  /** Sends a code to the corporate address, which voids the previous code. */
  async function send(provider: Provider): Promise<void> {
    const before = $state.get()
    if (before.state !== 'unsent' && before.state !== 'sent') return
    if (clock.$wait.get() > 0) return
    $state.set({ state: 'sending', again: before.state === 'sent' })
    await (underWay = sendNow(provider, before))
  }

  async function sendNow(provider: Provider, before: Known): Promise<void> {
    const held = hold()
    form.$notice.set(null)
    retract(form)
    const { email: personal, corporate_email: typed } = form.$form.get()
    if (!typed) refuse({ corporate_email: messages().emptyEmail })
    const asked: SimpleField[] = ['corporateCompany', 'corporate_email']
    const isRight = typed && (await check(...asked, ...(personal ? (['email'] as const) : [])))
    if (!held.isShown()) return
    if (!isRight) return $state.set(before)
    const { corporateCompany, corporate_email, email } = form.$form.get()
    const input = {
      corporate_company_id: corporateCompany,
      email: email || corporate_email,
      corporate_email,
    }
    const call = () => ask(provider, endpoints.createCorporateUser, { input })
    const isSent = await run(messages().sendFailed, call, before, () => {
      clock.wait(held.address, OTP_RESEND_AFTER)
      return { state: 'sent' }
    })
    if (!isSent) return
    form.type('otp', '')
    form.$notice.set({ kind: 'success', text: messages().sentTo(corporate_email) })
  }

  /**
   * Verifies the typed code. Resolves with true if the address is verified.
   * @param inPassing - true if the enquiry is sent next
   */
  async function verify(provider: Provider, inPassing = false): Promise<boolean> {
    const isFree = $state.get().state === 'sent'
    if (isFree) {
      $state.set({ state: 'verifying' })
      underWay = verifyNow(provider, inPassing)
    }
    // An enquiry waits for a pending verification and uses its result, so that a wrong code isn't tried twice.
    if (isFree || inPassing) await underWay
    const { state } = $state.get()
    // The claim was changed while the code was being verified.
    if (inPassing && state === 'unsent') refuse(await missing())
    return state === 'verified'
  }

  async function verifyNow(provider: Provider, inPassing: boolean): Promise<void> {
    const before: Known = { state: 'sent' }
    retract(form)
    const errors = await missing()
    if (isWrong(errors)) {
      $state.set(before)
      return refuse(errors)
    }
    form.$notice.set(null)
    const { corporate_email, otp } = form.$form.get()
    const input = { corporate_email, otp }
    const call = () => ask(provider, endpoints.validateOtp, { input })
    const isProven = await run(messages().verifyFailed, call, before, ({ proof }) => ({
      state: 'verified',
      proof,
      at: Date.now(),
    }))
    if (!isProven) return
    forgiveCode()
    form.$notice.set({ kind: 'success', text: messages().verified })
    if (!inPassing) toast('success', messages().verified, form, true)
  }

  function proof(): string | undefined {
    const now = $state.get()
    return now.state === 'verified' ? now.proof : undefined
  }

  /** Continues from a state reached elsewhere, for example in a form post without JavaScript. */
  const resume = (now: Known) => hold().learn(now)

  const { $wait, end } = clock
  return { $state, $wait, send, verify, missing, proof, resume, keepInTab, end }
}
