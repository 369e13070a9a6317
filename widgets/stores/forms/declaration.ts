import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { Failure } from '../../api/failures.ts'
import type { Provider } from '../provider.ts'
import type { Intent } from './intent.ts'

/**
 * What a form is made from. It is declared in two halves: {@link FormRules}, which is there at once, and
 * {@link Later}, which comes with the schemas when somebody first needs it.
 */

/** A sentence for each wrong field, by its name or its path ('destinations.0.city'). */
export type FieldErrors = Record<string, string>

/** What the live region says, and what to do next. */
export interface Notice {
  kind: 'success' | 'failure'
  text: string
  hint?: string | undefined
}

/** How the last try to send stands. */
export type Sending<Receipt> =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'sent'; receipt: Receipt }
  | { state: 'failed'; failure: Failure }
  /** An earlier try may be stored, and the form has changed since: a person chooses what to do. */
  | { state: 'asking'; canUpdate: boolean }

/**
 * Tells whoever shows the form: `send` before it is sent, whose `detail.payload` may be amended, and false
 * stops it; `sent` with the receipt; `failed` with the name of the failure.
 */
export type Tell = (name: 'send' | 'sent' | 'failed', detail: object) => boolean

/** What a form is checked by. */
export interface Rules<Values extends object, Payload = unknown> {
  /** What is wrong with what stands in the fields, or what is to be sent. */
  check: (values: Values) => { errors: FieldErrors; payload?: Payload }
  /** What is left of errors that are shown, after one field has changed or any. */
  forgiven: (shown: FieldErrors, values: Values, changed?: string) => FieldErrors
  /** Faults by their path in the form or its payload, as sentences at the form's own fields. */
  sentences: (faults: Readonly<FieldErrors>, values: Values) => FieldErrors
}

/** One form: what the host filled in, what was typed over it, what is wrong with it. */
export interface Form<Values extends object> {
  $form: ReadableAtom<Values>
  $errors: WritableAtom<FieldErrors>
  /** Counts the checks that found something wrong; each moves focus to it. */
  $faulty: ReadableAtom<number>
  $notice: WritableAtom<Notice | null>
  /** What the draft is sent as, from its first letter until its answer is known. */
  $intent: ReadableAtom<Intent | undefined>
  /** Whether what is shown comes from a kept draft. */
  $restored: ReadableAtom<boolean>
  /** Handed over: what comes later is for tags without a form, too, and is not to load what forms share. */
  newKey: () => string
  /**
   * Takes up a kept draft, and keeps one from now on. Returns what lets go of it. `before` is how many
   * forms stand before this one on the page, `about` what it is for: another's draft is not its own.
   */
  open: (before?: number, about?: string) => () => void
  /** Sets what the host's attributes say, of the fields that are named; what a person typed goes before it. */
  prefill: (values: Partial<Values>) => void
  type: <Name extends keyof Values & string>(field: Name, value: Values[Name]) => void
  /** Takes back the errors of what is right by now, of that field or of all; nothing gets a new one. */
  forgive: (valuesNow: () => Values, changed?: string) => Promise<void>
  /** Its rules. */
  later: () => Promise<Rules<Values>>
  /** What a person has put into it, over what the host filled in. */
  typed: () => Partial<Values>
  /** Shows what is wrong. */
  refuse: (errors: FieldErrors) => void
  intend: (intent: Intent) => void
  /** Forgets what was typed, but for what is left to do. */
  clear: (left?: Partial<Values>) => void
  /** What belongs to this form alone and comes later, such as its one-time code: made when first asked for. */
  own: <Part>(make: (form: Form<Values>) => Part) => Part
}

/** The half of a declaration that is there at once. `Via` is whom or what the form is sent by. */
export interface FormRules<Values extends object, Payload, Receipt, Via = Provider> {
  /** The kind of its draft: 'enquiry' is kept as `trip:enquiry`. */
  kind: string
  blank: Values
  /** Fields that a draft never keeps. */
  secrets?: readonly (keyof Values & string)[]
  /** Fields whose change may hide others, and so may right any error. */
  hiding?: readonly (keyof Values & string)[]
  /** Fields that are trimmed on entry (specification, section 5). */
  trimmed?: readonly (keyof Values & string)[]
  /** What a person is told of a failure (specification, section 8), which may be that nothing comes later. */
  words: { failed: string }
  /** What its toasts are about; the form itself, unless given. */
  about?: unknown
  /** What part of a delivery that may take long is on its way, from 0 to 1; undefined before and after. */
  $progress?: WritableAtom<number | undefined>
  /** What has to end before anything is sent, and what it found wrong. */
  ready?: (via: Via) => Promise<FieldErrors>
  /** What an answer changes besides the form. */
  received?: (receipt: Receipt) => void
  later: () => Promise<Later<Values, Payload, Receipt, Via>>
}

/** A form on its way to an answer. */
export interface Sender<Values extends object, Payload, Receipt, Via> {
  form: Form<Values>
  rules: FormRules<Values, Payload, Receipt, Via>
  $sending: WritableAtom<Sending<Receipt>>
  /** Says that it was not sent, and what to do next; nothing that was typed is lost. */
  fail: (failure: Failure, tell: Tell, hint?: string) => void
}

/** The half that comes later. It brings rules, sentences and client with it. */
export interface Later<Values extends object, Payload, Receipt, Via = Provider> extends Rules<
  Values,
  Payload
> {
  /** Checks what was typed and sends it, unless something is wrong or not proven, or the host says no. */
  send: (
    sender: Sender<Values, Payload, Receipt, Via>,
    via: Via,
    tell: Tell,
    values: Values,
  ) => Promise<void>
}
