import { createHash } from 'node:crypto'
import { FORM_FACTS } from '../contract/values/form-facts.ts'
import type { Failure } from '../api/failures.ts'
import type { Posted } from '../element/prerendering.ts'
import { asks as english } from '../messages/en/asks.ts'
import { withoutScript } from '../messages/en/without-script.ts'
import type { Say } from '../messages/say.ts'
import type { Form, Notice } from '../stores/forms/engine/declaration.ts'
import type { Intent } from '../stores/forms/engine/intent.ts'
import type { FormOptions } from './as-form.ts'

export interface Again {
  status: number
  /** Seconds. */
  retryAfter?: number | undefined
  filled: { store: unknown; posted: Posted }
  form: Pick<FormOptions, 'hidden' | 'errors' | 'notice' | 'choices'>
}

/** Clears the file field and asks for the files again, because browsers don't restore it. */
export function withoutFiles<Values extends object>(
  { form }: { form: Pick<Form<Values>, 'type' | '$errors' | 'say'> },
  outcome: Again,
  blank: Partial<Values>,
  { length }: readonly File[],
): Again {
  const [name] = Object.keys(blank) as [keyof Values & string]
  form.type(name, blank[name]!)
  const errors = { ...outcome.form.errors }
  if (length > 0) errors[name] ??= form.say(withoutScript).again
  form.$errors.set(errors)
  const { [name]: _, ...typed } = outcome.filled.posted.typed
  const posted = { ...outcome.filled.posted, typed, errors }
  return { ...outcome, filled: { ...outcome.filled, posted }, form: { ...outcome.form, errors } }
}

interface Sent {
  form: {
    $errors: { get: () => Record<string, string> }
    $notice: { get: () => Notice | null }
    $intent: { get: () => Intent | undefined }
    typed: () => object
    say: Say
  }
  $sending: {
    get: () => { state: string; receipt?: object; failure?: Failure; canUpdate?: boolean }
  }
}

export function outcomeOf(
  store: Sent,
  isOurs: boolean,
  hidden: Record<string, string>,
  state?: Record<string, unknown>,
): Again | { reference: string } {
  const { state: came, receipt, failure, canUpdate } = store.$sending.get()
  if (came === 'sent') {
    const { reference }: { reference?: string } = receipt ?? {}
    return { reference: reference ?? '' }
  }
  const { $errors, $notice, $intent, typed, say } = store.form
  const asks = say(english)
  const errors = { ...$errors.get() }
  const asked: Notice = { kind: 'failure', text: canUpdate ? asks.text : asks.unchangeable }
  const notice = came === 'asking' ? asked : $notice.get()
  const intent = $intent.get()
  // Keeps the key of a request that may be stored, whatever changes later.
  const before = intent?.lost ? { intent: JSON.stringify(intent) } : {}
  const another = { [asks.another]: 'another' }
  const choices = canUpdate ? { [asks.update]: 'update', ...another } : another
  return {
    ...answerOf(failure, Object.keys(errors).length > 0),
    filled: {
      store,
      posted: {
        typed: { ...typed() },
        errors,
        intent,
        notice,
        ...(state && { state }),
      },
    },
    form: {
      hidden: { ...hidden, ...before },
      errors,
      notice: isOurs ? (notice ?? undefined) : { kind: 'failure', text: say(withoutScript).check },
      ...(came === 'asking' && { choices }),
    },
  }
}

function answerOf(
  failure: Failure | undefined,
  isWrong: boolean,
): { status: number; retryAfter?: number } {
  if (failure?.name === 'Refused') {
    const { status, retryAfter } = failure
    return { status, ...(retryAfter !== undefined && { retryAfter }) }
  }
  if (failure) return { status: 503, retryAfter: 30 }
  return { status: isWrong ? 422 : 200 }
}

/** Intent of an earlier attempt with a lost response. Untrusted, because it comes from a hidden field. */
export function earlierIntent(sent: URLSearchParams): Intent | undefined {
  try {
    const { key, body, update }: Partial<Intent> = Object(JSON.parse(sent.get('intent') ?? ''))
    if (typeof key !== 'string' || !/^[!-~]{1,128}$/.test(key) || typeof body !== 'string')
      return undefined
    return { key, body, lost: true, update: update === true }
  } catch {
    return undefined
  }
}

/** Idempotency key from a hash of the posted fields, in the format that browsers use. */
export function keyOf(sent: URLSearchParams, files: readonly File[] = []): string {
  const typed = new URLSearchParams(sent)
  for (const name of FORM_FACTS) typed.delete(name)
  const sizes = files.map(({ size }) => size).join()
  const hash = createHash('sha256').update(`${typed}\n${sizes}`).digest()
  return [0, 4, 8, 12].map((at) => hash.readUInt32BE(at)).join('-')
}
