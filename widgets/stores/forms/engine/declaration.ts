import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { Failure } from '../../../api/failures.ts'
import type { Say } from '../../../messages/say.ts'
import type { Provider } from '../../provider.ts'
import type { Intent } from './intent.ts'

/** A form is declared in two halves: {@link FormRules} loads first, {@link Later} on first use, with the schemas. */

/** Error messages by field name or path ('destinations.0.city'). */
export type FieldErrors = Record<string, string>

export interface Notice {
  kind: 'success' | 'failure'
  text: string
  hint?: string | undefined
}

export type Sending<Receipt> =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'sent'; receipt: Receipt }
  | { state: 'failed'; failure: Failure }
  /** It waits in the outbox. */
  | { state: 'saved' }
  /** An earlier attempt may have been stored, and the form has changed since. The visitor must choose. */
  | { state: 'asking'; canUpdate: boolean }

/**
 * Notifies the host page. `send` fires before the request; its `detail.payload` may be changed, and false cancels.
 * `sent` has the receipt, `failed` the name of the failure.
 */
export type Tell = ((
  name: 'send' | 'sent' | 'failed' | 'start' | 'leave',
  detail: object,
) => boolean) & {
  /** The element, with the form in its shadow root. */
  host?: Element
  /** Value of an attribute of the element, or of the page around it. */
  read?: (name: 'attribution' | 'reference' | 'thanks' | 'outbox') => string | null
  /** Query parameters of a form that was sent without JavaScript, instead of those that a browser adds. */
  facts?: Readonly<Record<string, string | undefined>>
}

export interface Rules<Values extends object, Payload = unknown> {
  /** Validates the values. Returns error messages, or the payload. */
  check: (values: Values) => { errors: FieldErrors; payload?: Payload }
  /** Remaining ones of the shown errors after a field has changed; any field if `changed` is undefined. */
  forgiven: (shown: FieldErrors, values: Values, changed?: string) => FieldErrors
  /** Converts faults by path into messages at the form's fields. */
  sentences: (faults: Readonly<FieldErrors>, values: Values) => FieldErrors
}

export interface Form<Values extends object> {
  $form: ReadableAtom<Values>
  $errors: WritableAtom<FieldErrors>
  /** Number of validations that failed. Each moves focus to the errors. */
  $faulty: ReadableAtom<number>
  $notice: WritableAtom<Notice | null>
  /** Key of the draft, from the first edit until the response arrives. */
  $intent: ReadableAtom<Intent | undefined>
  /** True if the values come from a stored draft. */
  $restored: ReadableAtom<boolean>
  say: Say
  /** Passed in, so that lazy chunks don't import the module that forms share. Tags without a form load them too. */
  newKey: () => string
  /**
   * Restores the draft and stores further edits.
   * @param before - number of forms before this one on the page
   * @param about - subject of the form; a draft about another subject is not restored
   * @returns a function that releases the draft
   */
  open: (before?: number, about?: string) => () => void
  /** Sets values from the host's attributes. Typed values win. */
  prefill: (values: Partial<Values>) => void
  type: <Name extends keyof Values & string>(field: Name, value: Values[Name]) => void
  /** Removes errors of fields that are valid now, of one field or all. Never adds an error. */
  forgive: (valuesNow: () => Values, changed?: string) => Promise<void>
  later: () => Promise<Rules<Values>>
  /** Values entered by the visitor, without those from the host page. */
  typed: () => Partial<Values>
  refuse: (errors: FieldErrors) => void
  intend: (intent: Intent) => void
  /** Discards the typed values, except `left`. */
  clear: (left?: Partial<Values>) => void
  /** A lazily loaded part of this form, such as its one-time code, created on first use. */
  own: <Part>(make: (form: Form<Values>) => Part) => Part
}

/** `Via` is the provider or function that sends it. */
export interface FormRules<Values extends object, Payload, Receipt, Via = Provider> {
  /** Kind of draft: 'enquiry' is stored as `trip:enquiry`. */
  kind: string
  blank: Values
  secrets?: readonly (keyof Values & string)[]
  /** Fields that may hide other fields. A change to them validates all errors again. */
  hiding?: readonly (keyof Values & string)[]
  /** Fields trimmed on input (specification, section 5). */
  trimmed?: readonly (keyof Values & string)[]
  say: Say
  /** Message for a failure (specification, section 8), also if the second half doesn't load. */
  words: () => { failed: string }
  /** Subject of its toasts. The default is the form. */
  about?: unknown
  /** Upload progress from 0 to 1, undefined if nothing is being uploaded. */
  $progress?: WritableAtom<number | undefined>
  /** Waits for pending work before sending, and returns its errors. */
  ready?: (via: Via) => Promise<FieldErrors>
  received?: (receipt: Receipt) => void
  later: () => Promise<Later<Values, Payload, Receipt, Via>>
}

export interface Sender<Values extends object, Payload, Receipt, Via> {
  form: Form<Values>
  rules: FormRules<Values, Payload, Receipt, Via>
  $sending: WritableAtom<Sending<Receipt>>
  /** Reports a failure and keeps the typed values. */
  fail: (failure: Failure, tell: Tell, hint?: string) => void
}

/** Loaded on first use, with validation, messages and client. */
export interface Later<Values extends object, Payload, Receipt, Via = Provider> extends Rules<
  Values,
  Payload
> {
  /** Validates and sends, unless there are errors, a proof is missing, or the host page cancels. */
  send: (
    sender: Sender<Values, Payload, Receipt, Via>,
    via: Via,
    tell: Tell,
    values: Values,
  ) => Promise<void>
}
