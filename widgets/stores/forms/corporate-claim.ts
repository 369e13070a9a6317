import { atom } from 'nanostores'
import type { SimpleForm } from '../../contract/enquiries.ts'
import { retract } from '../toasts.ts'
import { type Claim, createProofs, type Known } from './corporate-proofs.ts'
import type { Form } from './declaration.ts'
import { createResendClock } from './resend-clock.ts'

/** Where the proof of the claim in the form stands. What to press next follows from it alone. */
export type OtpState =
  | Known
  /** `again` means that a code was sent before, so its field stays. */
  | { state: 'sending'; again: boolean }
  | { state: 'verifying' }

/** Whether there is a field for the code. */
export const hasCodeField = (now: OtpState) =>
  now.state === 'sent' || now.state === 'verifying' || (now.state === 'sending' && now.again)

const claimOf = ({ corporateCompany, corporate_email }: SimpleForm): Claim => ({
  company: corporateCompany,
  address: corporate_email,
})

const isSame = (one: Claim, other: Claim) =>
  one.address === other.address && one.company === other.company

/** The claim in a form, what has become of it, and what is known of the claims that were there before. */
export function createClaim(form: Form<SimpleForm>) {
  const proofs = createProofs()
  const clock = createResendClock()
  const $state = atom<OtpState>({ state: 'unsent' })
  let claim = claimOf(form.$form.get())
  /** Counts how often the form was sent or started over. */
  let round = 0
  clock.show(claim.address)

  form.$form.listen((typed) => {
    const next = claimOf(typed)
    if (isSame(next, claim)) return
    claim = next
    // The provider counts codes by address, whatever the company.
    clock.show(claim.address)
    const isTold = $state.get().state !== 'unsent'
    $state.set(proofs.recall(claim))
    if (isTold) {
      form.$notice.set(null)
      retract(form)
    }
    if (typed.otp) form.type('otp', '')
    forgiveCode()
    // An address that was wrong for the company before may be right for this one.
    void form.forgive(form.$form.get, 'corporate_email')
  })

  // A form that was sent or started over leaves no proof behind.
  form.$intent.listen((intent) => {
    if (intent) return
    round += 1
    proofs.forget()
    $state.set({ state: 'unsent' })
  })

  /** Takes back what was wrong with the code. */
  function forgiveCode() {
    const { otp: _, ...others } = form.$errors.get()
    form.$errors.set(others)
  }

  /** Holds on to the claim in the form while a call for it is under way. */
  function hold() {
    const [about, now] = [claim, round]
    return {
      address: about.address,
      isDropped: () => now !== round,
      isShown: () => now === round && isSame(about, claim),
      /** Learns what has become of it; shown while it is in the form. */
      learn(known: Known) {
        proofs.remember(about, known)
        if (isSame(about, claim)) $state.set(known)
      },
    }
  }

  /** Takes up the proofs of this tab, and keeps new ones across reloads. */
  function keepInTab() {
    proofs.keepInTab()
    if ($state.get().state === 'unsent') $state.set(proofs.recall(claim))
  }

  return { $state, clock, hold, forgiveCode, keepInTab }
}
