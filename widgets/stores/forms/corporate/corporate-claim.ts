import { atom } from 'nanostores'
import type { SimpleForm } from '../../../contract/enquiries.ts'
import { retract } from '../../toasts.ts'
import { type Claim, createProofs, type Known } from './corporate-proofs.ts'
import type { Form } from '../engine/declaration.ts'
import { createResendClock } from './resend-clock.ts'

export type OtpState =
  | Known
  /** `again`: a code was sent before, so its field stays. */
  | { state: 'sending'; again: boolean }
  | { state: 'verifying' }

export const hasCodeField = (now: OtpState) =>
  now.state === 'sent' || now.state === 'verifying' || (now.state === 'sending' && now.again)

const claimOf = ({ corporateCompany, corporate_email }: SimpleForm): Claim => ({
  company: corporateCompany,
  address: corporate_email,
})

const isSame = (one: Claim, other: Claim) =>
  one.address === other.address && one.company === other.company

/** Current claim of a form, its state, and the earlier claims. */
export function createClaim(form: Form<SimpleForm>) {
  const proofs = createProofs()
  const clock = createResendClock()
  const $state = atom<OtpState>({ state: 'unsent' })
  let claim = claimOf(form.$form.get())
  let round = 0
  clock.show(claim.address)

  form.$form.listen((typed) => {
    const next = claimOf(typed)
    if (isSame(next, claim)) return
    claim = next
    // The provider limits codes by address, for all companies together.
    clock.show(claim.address)
    const isTold = $state.get().state !== 'unsent'
    $state.set(proofs.recall(claim))
    if (isTold) {
      form.$notice.set(null)
      retract(form)
    }
    if (typed.otp) form.type('otp', '')
    forgiveCode()
    // The address may belong to the new company.
    void form.forgive(form.$form.get, 'corporate_email')
  })

  // A form that was sent or started over keeps no proof.
  form.$intent.listen((intent) => {
    if (intent) return
    round += 1
    proofs.forget()
    $state.set({ state: 'unsent' })
  })

  function forgiveCode() {
    const { otp: _, ...others } = form.$errors.get()
    form.$errors.set(others)
  }

  /** Captures the current claim for the duration of a call. */
  function hold() {
    const [about, now] = [claim, round]
    return {
      address: about.address,
      isDropped: () => now !== round,
      isShown: () => now === round && isSame(about, claim),
      /** Records the claim's new state. Shows it if the claim is still current. */
      learn(known: Known) {
        proofs.remember(about, known)
        if (isSame(about, claim)) $state.set(known)
      },
    }
  }

  /** Restores the proofs of this tab and keeps new ones across reloads. */
  function keepInTab() {
    proofs.keepInTab()
    if ($state.get().state === 'unsent') $state.set(proofs.recall(claim))
  }

  return { $state, clock, hold, forgiveCode, keepInTab }
}
