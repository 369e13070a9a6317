import { atom } from 'nanostores'
import { claimDraft, type Draft } from './draft.ts'
import { type Intent, newKey } from './intent.ts'

/** A sentence for each wrong field, by its name or its path ('destinations.0.city'). */
export type FieldErrors = Record<string, string>

/** What the live region says. */
export interface Notice {
  kind: 'success' | 'failure'
  text: string
}

/** What tells one form from another. */
export interface FormRules<Values> {
  /** The kind of its draft: 'enquiry' is kept as `trip:enquiry`. */
  kind: string
  blank: Values
  /** Fields that a draft never keeps. */
  secrets?: readonly (keyof Values & string)[]
  /** Fields whose change may hide others, and so may right any error. */
  hiding?: readonly (keyof Values & string)[]
  /** What a typed value becomes on entry. */
  enter?: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => Values[Field]
  /** What is wrong with the form; loaded when first needed. */
  check: () => Promise<(values: Values) => FieldErrors>
}

/** What is kept of a form across reloads. */
interface Kept<Values> {
  typed: Partial<Values>
  intent: Intent | undefined
}

/** One form: what the host filled in, what was typed over it, what is wrong with it. */
export function createForm<Values extends object>(rules: FormRules<Values>) {
  type Field = keyof Values & string
  const { blank, secrets = [], hiding = [], enter } = rules
  const $form = atom(blank)
  const $errors = atom<FieldErrors>({})
  /** Counts the checks that found something wrong; each moves focus to it. */
  const $faulty = atom(0)
  const $notice = atom<Notice | null>(null)
  /** What the draft is sent as, from its first letter until its answer is known. */
  const $intent = atom<Intent | undefined>(undefined)
  /** Whether what is shown comes from a kept draft. */
  const $restored = atom(false)
  let prefilled: Partial<Values> = {}
  let typed: Partial<Values> = {}
  let draft: Draft<Kept<Values>> | undefined

  const show = () => $form.set({ ...blank, ...prefilled, ...typed })

  /**
   * Takes up a kept draft, and keeps one from now on. Returns what lets go of it. `before` is how many
   * forms stand before this one on the page, `about` what it is for: another's draft is not its own.
   */
  function open(before?: number, about = ''): () => void {
    draft = claimDraft<Kept<Values>>(rules.kind + (about && `:${about}`), before)
    const kept = draft.read()
    if (kept && Object.keys(typed).length === 0) {
      typed = kept.typed
      $intent.set(kept.intent)
      $restored.set(true)
      show()
    }
    return draft.release
  }

  function keep() {
    if (!$intent.get()) $intent.set({ key: newKey(), body: '' })
    const rest = { ...typed }
    for (const secret of secrets) delete rest[secret]
    draft?.keep({ typed: rest, intent: $intent.get() })
  }

  /** Sets what the host's attributes say; what a person typed goes before it. */
  function prefill(values: Partial<Values>) {
    prefilled = values
    show()
  }

  function type<Name extends Field>(field: Name, value: Values[Name]) {
    typed = { ...typed, [field]: enter ? enter(field, value) : value }
    show()
    keep()
    if (Object.keys($errors.get()).length > 0) void forgive(field)
  }

  /** A changed field loses its error once it is right; the others keep theirs until the next check. */
  async function forgive(changed: Field) {
    const check = await rules.check()
    const wrong = check($form.get())
    const left = { ...$errors.get() }
    for (const field of Object.keys(left)) {
      if (field !== changed && !field.startsWith(`${changed}.`) && !hiding.includes(changed))
        continue
      if (wrong[field]) left[field] = wrong[field]
      else delete left[field]
    }
    $errors.set(left)
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

  /** Forgets what was typed and has arrived, or all of it; what was changed meanwhile stays. */
  function clear(sent?: Values) {
    $intent.set(undefined)
    $restored.set(false)
    const left: Partial<Values> = {}
    for (const field of Object.keys(typed) as Field[]) {
      if (sent && sent[field] !== typed[field]) left[field] = typed[field]!
    }
    typed = left
    show()
    refuse({})
    // Last, since what listens to the form may have kept it once more.
    draft?.drop()
  }

  const facts = { $form, $errors, $faulty, $notice, $intent, $restored }
  return { ...facts, newKey, open, prefill, type, refuse, intend, clear }
}

export type Form<Values extends object> = ReturnType<typeof createForm<Values>>
