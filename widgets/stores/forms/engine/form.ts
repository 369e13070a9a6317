import { atom } from 'nanostores'
import { load } from '../../../contract/values/load.ts'
import { $prefilled } from '../../prefilled.ts'
import type { FieldErrors, Form, FormRules, Later, Notice } from './declaration.ts'
import { claimDraft, type Draft } from './draft.ts'
import { type Intent, newKey } from './intent.ts'

interface Kept<Values> {
  typed: Partial<Values>
  intent: Intent | undefined
}

export function createForm<Values extends object, Payload, Receipt, Via>(
  rules: FormRules<Values, Payload, Receipt, Via>,
): Form<Values> {
  type Field = keyof Values & string
  const { blank, secrets = [], hiding = [], trimmed = [], say } = rules
  const $form = atom<Values>({ ...blank, ...$prefilled.get().get(rules.kind) })
  const $errors = atom<FieldErrors>({})
  const $faulty = atom(0)
  const $notice = atom<Notice | null>(null)
  const $intent = atom<Intent | undefined>(undefined)
  const $restored = atom(false)
  const parts = new Map<unknown, unknown>()
  let later: Promise<Later<Values, Payload, Receipt, Via> | undefined> | undefined
  let prefilled: Partial<Values> = {}
  let typed: Partial<Values> = {}
  let draft: Draft<Kept<Values>> | undefined

  const show = () =>
    $form.set({ ...blank, ...$prefilled.get().get(rules.kind), ...prefilled, ...typed })

  function open(before?: number, about = ''): () => void {
    draft = claimDraft<Kept<Values>>(rules.kind + (about && `:${about}`), before)
    const { read, release } = draft
    const kept = read()
    const stop = $prefilled.listen(show)
    if (kept && Object.keys(typed).length === 0) {
      typed = kept.typed
      $intent.set(kept.intent)
      $restored.set(true)
    }
    show()
    return () => {
      stop()
      release()
    }
  }

  function keep() {
    if (!$intent.get()) $intent.set({ key: newKey(), body: '' })
    const rest = { ...typed }
    for (const secret of secrets) delete rest[secret]
    draft?.keep({ typed: rest, intent: $intent.get() })
  }

  function prefill(values: Partial<Values>) {
    prefilled = { ...prefilled, ...values }
    show()
  }

  function type<Name extends Field>(field: Name, value: Values[Name]) {
    typed = { ...typed, [field]: trimmed.includes(field) ? String(value).trim() : value }
    show()
    keep()
    void forgive($form.get, hiding.includes(field) ? undefined : field)
  }

  async function forgive(valuesNow: () => Values, changed?: string) {
    // The chunk loads on the first edit. If it fails, no error is removed, and sending reports the failure.
    const arrived = await (later ??= load(rules.later).catch(() => (later = undefined)))
    const shown = $errors.get()
    if (arrived && Object.keys(shown).length > 0)
      $errors.set(arrived.forgiven(shown, valuesNow(), changed))
  }

  function refuse(errors: FieldErrors) {
    $errors.set(errors)
    if (Object.keys(errors).length > 0) $faulty.set($faulty.get() + 1)
  }

  function intend(intent: Intent) {
    $intent.set(intent)
    keep()
  }

  function clear(left: Partial<Values> = {}) {
    $intent.set(undefined)
    $restored.set(false)
    typed = left
    show()
    refuse({})
    // Last, because listeners may have stored the draft again.
    draft?.keep()
  }

  function own<Part>(make: (form: Form<Values>) => Part): Part {
    if (!parts.has(make)) parts.set(make, make(form))
    // The key is the function that made the part.
    return parts.get(make) as Part
  }

  const facts = { $form, $errors, $faulty, $notice, $intent, $restored }
  const verbs = { newKey, open, prefill, type, forgive, refuse, intend, clear, own }
  const form: Form<Values> = { ...facts, ...verbs, say, typed: () => typed, later: rules.later }
  return form
}
