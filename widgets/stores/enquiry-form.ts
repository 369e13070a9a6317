import { atom } from 'nanostores'
import { claimDraft, type Draft } from './draft.ts'
import type { FieldErrors } from './enquiry-check.ts'
import { BLANK, type SimpleForm } from './simple-form.ts'
import type { Intent } from './intent.ts'

/** What the live region says. */
export interface Notice {
  kind: 'success' | 'failure'
  text: string
}

/** What is kept of a form across reloads: never the one-time code. */
interface Kept {
  typed: Partial<SimpleForm>
  intent: Intent | undefined
}

/** Trims e-mail and mobile on entry (specification, section 5); a code is its digits, however pasted. */
function entered(field: keyof SimpleForm, value: string | boolean): string | boolean {
  if (typeof value === 'boolean') return value
  if (field === 'otp') return value.replace(/\D/g, '')
  return /email|mobile/.test(field) ? value.trim() : value
}

/** One simple form: what the host filled in, what was typed over it, what is wrong with it. */
export function createEnquiryForm() {
  const $form = atom(BLANK)
  const $errors = atom<FieldErrors>({})
  /** Counts the checks that found something wrong; each moves focus to it. */
  const $faulty = atom(0)
  const $notice = atom<Notice | null>(null)
  /** The intent whose answer is not known yet. */
  const $intent = atom<Intent | undefined>(undefined)
  let prefilled: Partial<SimpleForm> = {}
  let typed: Partial<SimpleForm> = {}
  let draft: Draft<Kept> | undefined

  const show = () => $form.set({ ...BLANK, ...prefilled, ...typed })

  /** Takes up a kept draft, and keeps one from now on. Returns what lets go of it. */
  function open(): () => void {
    draft = claimDraft<Kept>('enquiry')
    const kept = draft.read()
    if (kept && Object.keys(typed).length === 0) {
      typed = kept.typed
      $intent.set(kept.intent)
      show()
    }
    return draft.release
  }

  function keep() {
    const { otp: _, ...rest } = typed
    draft?.keep({ typed: rest, intent: $intent.get() })
  }

  /** Sets what the host's attributes say; what a person typed goes before it. */
  function prefill(values: Partial<SimpleForm>) {
    prefilled = values
    show()
  }

  function type<Field extends keyof SimpleForm>(field: Field, value: SimpleForm[Field]) {
    typed = { ...typed, [field]: entered(field, value) }
    show()
    keep()
    if (Object.keys($errors.get()).length > 0) void forgive(field)
  }

  async function forgive(changed: keyof SimpleForm) {
    const { stillWrong } = await import('./enquiry-check.ts')
    $errors.set(stillWrong($errors.get(), $form.get(), changed))
  }

  /** Shows what is wrong. */
  function refuse(errors: FieldErrors) {
    $errors.set(errors)
    if (Object.keys(errors).length > 0) $faulty.set($faulty.get() + 1)
  }

  function intend(intent: Intent) {
    $intent.set(intent)
    keep()
  }

  /** Forgets what was typed and has arrived; what was changed meanwhile stays. */
  function clear(sent: SimpleForm) {
    $intent.set(undefined)
    typed = Object.fromEntries(
      Object.entries(typed).filter(([field, value]) => sent[field as keyof SimpleForm] !== value),
    )
    show()
    refuse({})
    // Last, since what listens to the form may have kept it once more.
    draft?.drop()
  }

  const facts = { $form, $errors, $faulty, $notice, $intent }
  return { ...facts, open, prefill, type, refuse, intend, clear }
}

export type EnquiryForm = ReturnType<typeof createEnquiryForm>
