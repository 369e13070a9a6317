import { atom } from 'nanostores'
import { ask, type Result } from '../../api/client.ts'
import * as endpoints from '../../contract/enquiry-endpoints.ts'
import type { SimpleField, SimpleForm } from '../../contract/enquiries.ts'
import { OTP_RESEND_AFTER } from '../../contract/limits.ts'
import { corporate as messages, enquiryFaults } from '../../messages/en-later.ts'
import type { Provider } from '../provider.ts'
import { retract, toast } from '../toasts.ts'
import type { FaultTexts } from '../../contract/text.ts'
import { isWrong } from './check.ts'
import type { FieldErrors, Form } from './declaration.ts'
import { only } from './own-entries.ts'

const texts: Record<string, string> & FaultTexts = enquiryFaults.corporate_email

/** What the provider says of a code itself, and what the visitor can do about it. */
const FAULTS: Record<string, string> = {
  otp_wrong: messages.wrong,
  otp_expired: messages.expired,
  otp_locked: messages.locked,
}

/** How far the proof of a corporate address has come. */
export interface SentOtp {
  stage: 'unsent' | 'sent' | 'verified'
  proof: string | undefined
}

/** A form's proof of its corporate address: a code is sent, sent again, verified, made void. */
export function createOtp(form: Form<SimpleForm>) {
  const $stage = atom<'unsent' | 'sent' | 'verified'>('unsent')
  const $busy = atom<'send' | 'verify' | null>(null)
  /** What the provider answered to the code; the enquiry takes it along. Nothing where it only said yes. */
  const $proof = atom<string | undefined>(undefined)
  /** Seconds until the code may be sent again. */
  const $wait = atom(0)
  /** The form as it was when company or address last changed: what a code belongs to. */
  let known: SimpleForm = form.$form.get()
  let clock: ReturnType<typeof setInterval> | undefined
  /** The last send or verify, done or not. */
  let underWay: Promise<unknown> = Promise.resolve()

  function wait(seconds: number) {
    const until = Date.now() + seconds * 1000
    const tick = () => {
      $wait.set(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
      if ($wait.get() === 0) clearInterval(clock)
    }
    clearInterval(clock)
    clock = setInterval(tick, 1000)
    tick()
  }

  /** Makes a sent or verified code void. */
  function reset() {
    $busy.set(null)
    if ($stage.get() === 'unsent') return
    $stage.set('unsent')
    $proof.set(undefined)
    form.$notice.set(null)
    retract(form)
    form.type('otp', '')
  }
  form.$form.listen((typed) => {
    const sameAddress = typed.corporate_email === known.corporate_email
    if (sameAddress && typed.corporateCompany === known.corporateCompany) return
    known = typed
    // The provider counts codes by address, whatever the company.
    if (!sameAddress) wait(0)
    reset()
  })

  /** Runs one call; its answer is dropped if the address has changed meanwhile. */
  async function run<Answer>(
    busy: 'send' | 'verify',
    failed: string,
    call: () => Promise<Result<Answer>>,
  ): Promise<Answer | undefined> {
    const asked = known
    $busy.set(busy)
    retract(form)
    const { answer, failure } = await call()
    if (asked !== known) return undefined
    $busy.set(null)
    if (!failure) return answer
    const { retryAfter = 0 } = failure.name === 'Refused' ? failure : {}
    if (busy === 'send' && retryAfter > 0 && retryAfter <= OTP_RESEND_AFTER) {
      const text = messages.onItsWay(asked.corporate_email, retryAfter)
      form.$notice.set({ kind: 'success', text })
    } else {
      form.$notice.set({ kind: 'failure', text: failed })
      toast('failure', failed, form, true)
    }
    // The code may be on its way all the same, or be there already.
    const unknown = failure.name === 'Offline' || failure.name === 'TimedOut'
    if (unknown || retryAfter) $stage.set('sent')
    if (failure.name !== 'Refused') return undefined
    if (retryAfter) wait(retryAfter)
    const fault = FAULTS[failure.code]
    if (fault) refuse({ otp: fault })
    const { corporate_email: address } = failure.fields
    if (address) refuse({ corporate_email: texts[address] ?? texts.required })
    return undefined
  }

  /** Shows which of these fields are wrong, beside what others suffer from; true if none is. */
  async function check(...fields: SimpleField[]): Promise<boolean> {
    // Rules that do not come find nothing: the provider has the last word.
    const rules = await form.later().catch(() => undefined)
    const errors = rules?.check(form.$form.get()).errors ?? {}
    const shown = { ...form.$errors.get() }
    for (const field of fields) delete shown[field]
    const wrong = only(errors, (field) => fields.some((name) => name === field))
    const isRight = !isWrong(wrong)
    if (isRight) form.$errors.set(shown)
    else form.refuse({ ...shown, ...wrong })
    return isRight
  }

  /** Whether a call may be made: these fields are right. Nothing else is begun meanwhile. */
  async function ready(busy: 'send' | 'verify', ...fields: SimpleField[]): Promise<boolean> {
    $busy.set(busy)
    retract(form)
    const isRight = await check(...fields)
    $busy.set(null)
    return isRight
  }

  const refuse = (errors: FieldErrors) => form.refuse({ ...form.$errors.get(), ...errors })

  /** Sends a code to the corporate address; a new one makes the old one void. */
  async function send(provider: Provider): Promise<void> {
    if ($busy.get() || $wait.get() > 0) return
    await (underWay = sendNow(provider))
  }

  async function sendNow(provider: Provider): Promise<void> {
    form.$notice.set(null)
    const typed = form.$form.get()
    if (!typed.corporate_email) return refuse({ corporate_email: messages.emptyEmail })
    const asked: SimpleField[] = ['corporateCompany', 'corporate_email']
    if (!(await ready('send', ...asked, ...(typed.email ? (['email'] as const) : [])))) return
    const { corporateCompany, corporate_email, email } = form.$form.get()
    const input = {
      corporate_company_id: corporateCompany,
      email: email || corporate_email,
      corporate_email,
    }
    const sent = await run('send', messages.sendFailed, () =>
      ask(provider, endpoints.createCorporateUser, { input }),
    )
    if (!sent) return
    form.type('otp', '')
    $stage.set('sent')
    wait(OTP_RESEND_AFTER)
    form.$notice.set({ kind: 'success', text: messages.sentTo(corporate_email) })
  }

  /** Verifies the typed code, `inPassing` where the enquiry is sent at once. True when the address is proven. */
  async function verify(provider: Provider, inPassing = false): Promise<boolean> {
    if ($stage.get() === 'verified') return true
    const isFree = !$busy.get()
    if (isFree) underWay = verifyNow(provider, inPassing)
    // An enquiry waits for what is under way, and goes by that: a wrong code is not tried twice.
    if (isFree || inPassing) await underWay
    return $stage.get() === 'verified'
  }

  async function verifyNow(provider: Provider, inPassing: boolean): Promise<void> {
    if (!(await ready('verify', 'otp'))) return
    form.$notice.set(null)
    const { corporate_email, otp } = form.$form.get()
    const input = { corporate_email, otp }
    const verified = await run('verify', messages.verifyFailed, () =>
      ask(provider, endpoints.validateOtp, { input }),
    )
    if (!verified) return
    $proof.set(verified.proof)
    $stage.set('verified')
    form.$notice.set({ kind: 'success', text: messages.verified })
    if (!inPassing) toast('success', messages.verified, form, true)
  }

  /** Lets go of the clock, where nobody watches it. */
  const end = () => wait(0)

  return { $stage, $busy, $wait, $proof, send, verify, end }
}
