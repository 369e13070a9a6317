import { atom } from 'nanostores'
import type { Result } from '../api/client.ts'
import type { Failure } from '../api/failures.ts'
import { hints } from '../messages/en-account.ts'
import { faultTexts } from './account-faults.ts'
import type { FieldErrors } from './form.ts'
import { inTime } from '../contract/in-time.ts'
import { retract, toast } from './toasts.ts'

/** What stands in the fields. It is handed over at each try and kept nowhere: there are passwords in it. */
export type Typed = Readonly<Record<string, string>>

/** Says what is wrong with a form, or what is to be sent. */
export type Check<Checked> = (
  typed: Typed,
) => { checked: Checked; errors?: never } | { errors: FieldErrors; checked?: never }

/** How the last try to send stands; `hint` is what else the person can do. */
export type Trying =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'sent' }
  | { state: 'failed'; failure: Failure; text: string; hint: string | undefined }

/** What tells one form of an account from another. */
export interface AccountRules<Checked, Answer> {
  /** Brings the rules, so it is loaded when first needed. */
  check: () => Promise<Check<Checked>>
  send: (checked: Checked) => Promise<Result<Answer>>
  onSent: (answer: Answer, checked: Checked) => void
  /** What a person is told of the end (specification, section 8). */
  sent?: string
  failed: string
  /** What its toasts are about; all forms with this sentence of failure, unless given. */
  about?: unknown
  /** The fields that a refusal of that code is about. */
  wrong?: Readonly<Record<string, FieldErrors>>
}

/** One form of an account: what is wrong with it, and its way to the provider's answer. */
export function createAccountForm<Checked, Answer>(rules: AccountRules<Checked, Answer>) {
  const $errors = atom<FieldErrors>({})
  /** Counts the checks that found something wrong; each moves focus to it. */
  const $faulty = atom(0)
  const $trying = atom<Trying>({ state: 'idle' })
  const { about = rules.failed } = rules

  function refuse(errors: FieldErrors) {
    $errors.set(errors)
    if (Object.keys(errors).length > 0) $faulty.set($faulty.get() + 1)
  }

  function fail(failure: Failure) {
    $trying.set({ state: 'failed', failure, text: rules.failed, hint: hintOf(failure) })
    if (failure.name === 'Refused') {
      refuse({ ...faultTexts(failure.fields), ...rules.wrong?.[failure.code] })
    }
    toast('failure', rules.failed, about)
  }

  /** Checks and sends what stands in the fields, once however often it is asked for meanwhile. */
  async function submit(typed: Typed): Promise<void> {
    if ($trying.get().state === 'busy') return
    $trying.set({ state: 'busy' })
    retract(about)
    const check = await inTime(rules.check()).catch(() => undefined)
    if (!check) return fail({ name: 'Offline' })
    const { checked, errors } = check(typed)
    if (!checked) $trying.set({ state: 'idle' })
    refuse(errors ?? {})
    if (!checked) return
    const { answer, failure } = await rules.send(checked)
    if (failure) return fail(failure)
    $trying.set({ state: 'sent' })
    if (rules.sent) toast('success', rules.sent, about)
    rules.onSent(answer, checked)
  }

  /** After a field has changed: what is right by now loses its error, and nothing gets a new one. */
  async function forgive(typed: Typed): Promise<void> {
    const shown = Object.keys($errors.get())
    if (shown.length === 0) return
    const check = await rules.check()
    const { errors = {} } = check(typed)
    const left = shown.flatMap((field) => (errors[field] ? [[field, errors[field]]] : []))
    $errors.set(Object.fromEntries(left))
  }

  return { $errors, $faulty, $trying, submit, forgive }
}

export type AccountForm = ReturnType<typeof createAccountForm>

function hintOf(failure: Failure): string | undefined {
  if (failure.name === 'Offline' || failure.name === 'TimedOut') return hints.offline
  if (failure.name !== 'Refused') return hints.ours
  return failure.status === 429 ? hints.tooOften(failure.retryAfter) : undefined
}
