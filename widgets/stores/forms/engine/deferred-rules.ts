import type { Result } from '../../../api/client.ts'
import type { Failure } from '../../../api/failures.ts'
import { load } from '../../../contract/values/load.ts'
import { attempt } from '../../attempt.ts'
import type { Provider } from '../../provider.ts'
import { cancelled as english } from '../../../messages/en/failures.ts'
import { retract, toast } from '../../toasts.ts'
import { bare } from './without-prototype.ts'
import { type CheckRules, isWrong, rulesBy } from './check.ts'
import { type Choice, unoffered } from './choices.ts'
import { beginAttempt } from './cancel.ts'
import type { FieldErrors, Form, Later, Tell } from './declaration.ts'
import { failureHint } from './failure-hint.ts'
import type { Intent } from './intent.ts'
import { leadOn } from './lead-on.ts'
import { saveForLater } from './save-for-later.ts'
import { changedSince } from './changed-since.ts'
import { createChoice, sendOnce, type Tried } from './send-once.ts'
import type { Outgoing } from '../../outbox/waiting.ts'
import { outbox as outboxWords } from '../../../messages/en/outbox.ts'

export interface Attempt<Values extends object, Via> {
  form: Form<Values>
  values: Values
  via: Via
  tell: Tell
  /** Aborting it makes the delivery reject. */
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (part: number) => void
}

export interface Call<Receipt> {
  /** Identifies the intent. Without it, every call is a new one. */
  intended?: string
  send: (intent: Intent) => Promise<Result<Receipt>>
  /** The same request as data, for the outbox. Undefined if it must not be stored. */
  outgoing?: ((intent: Intent) => Promise<Outgoing>) | undefined
  /** True if the visitor may choose to update an earlier attempt. */
  canUpdate?: boolean
}

/** `Field` lists the fields that can have errors. */
export interface DeferredRules<
  Values extends object,
  Field extends string,
  Checked,
  Payload extends object,
  Sent extends Payload,
  Receipt,
  Via,
> extends CheckRules<Values, Field, Checked, Sent> {
  /** Success message (specification, section 8). */
  sent?: string | ((receipt: Receipt) => string)
  /** Errors of refused fields that the form's messages don't cover. */
  refused?: (fields: Readonly<Record<string, string>>, values: Values) => FieldErrors
  wrong?: Readonly<Record<string, FieldErrors>>
  /** Messages that replace the specified failure, by the code of a refusal. */
  saidOf?: Readonly<Record<string, string>>
  /** Errors that validation can't find, such as deleted files or a missing proof. */
  inspect?: (values: Values, form: Form<Values>) => Promise<FieldErrors>
  choices?: (values: Values, via: Via) => Choice[]
  /** Verification before sending. False cancels. */
  prove?: (form: Form<Values>, values: Values, via: Via) => Promise<boolean>
  /** Encodes a payload. Throws if the host page has put invalid values into it. */
  call: (payload: Payload, attempt: Attempt<Values, Via>) => Call<Receipt>
}

/** Builds the second half of a form. Curried, because callers name `Values` and `Via` but not the inferred types. */
export const deferredRules =
  <Values extends object, Via = Provider>() =>
  <Field extends string, Checked, Payload extends object, Sent extends Payload, Receipt>(
    rules: DeferredRules<Values, Field, Checked, Payload, Sent, Receipt, Via>,
  ): Later<Values, Payload, Receipt, Via> =>
    deferredBy(bare(rules))

function deferredBy<
  Values extends object,
  Field extends string,
  Checked,
  Payload extends object,
  Sent extends Payload,
  Receipt,
  Via,
>(
  rules: DeferredRules<Values, Field, Checked, Payload, Sent, Receipt, Via>,
): Later<Values, Payload, Receipt, Via> {
  const { check, forgiven, sentences } = rulesBy(rules)

  /**
   * Validates and sends. Resolves with undefined if there are errors, a proof is missing, or the host page cancels.
   * Rejects if aborted.
   */
  async function deliver(
    saved: Parameters<typeof saveForLater>[0],
    attempted: Attempt<Values, Via>,
  ): Promise<Tried<Receipt> | 'saved' | undefined> {
    const { form, values, via, signal, tell } = attempted
    const { payload, errors } = check(values)
    const found = { ...(await rules.inspect?.(values, form)), ...errors }
    form.refuse(found)
    if (isWrong(found)) return undefined
    // Errors without a field are reported for the whole form.
    if (!payload) return { failure: { name: 'Mismatch', issues: [] } }
    const { failure, paths } = await unoffered(rules.choices?.(values, via) ?? [])
    if (failure) return { failure }
    const missing: FieldErrors = {}
    for (const path of paths) missing[path] = 'required'
    form.refuse(sentences(missing, values))
    if (paths.length > 0) return undefined
    if (rules.prove && !(await rules.prove(form, values, via))) return undefined
    const detail = { payload }
    signal.throwIfAborted()
    if (!tell('send', detail)) return undefined
    const call = attempt(() => rules.call(detail.payload, attempted))
    if (!call) return { failure: { name: 'Mismatch', issues: [] } }
    const { intended, send, outgoing } = call
    const result =
      intended === undefined
        ? await send({ key: '', body: '' })
        : await sendOnce(form, intended, send, call.canUpdate ? form.own(createChoice) : undefined)
    if ('asks' in result) return result
    const isOffline = result.failure?.name === 'Offline'
    if (isOffline && outgoing && (await saveForLater(saved, attempted, outgoing))) return 'saved'
    if (result.failure?.name === 'Refused') {
      const { fields, code } = result.failure
      const said = { ...sentences(fields, values), ...rules.refused?.(fields, values) }
      form.refuse({ ...said, ...rules.wrong?.[code] })
    }
    return result
  }

  const send: Later<Values, Payload, Receipt, Via>['send'] = async (sender, via, tell, values) => {
    const { form, rules: atOnce, $sending, fail } = sender
    const { $progress, about = form } = atOnce
    const { signal, whenCancelled } = beginAttempt(form)
    const failed = (failure: Failure) => {
      fail(failure, tell, failureHint(failure, form.$errors.get(), form.say))
      toast('failure', atOnce.words().failed, about, true)
    }
    retract(about)
    // Work that fails or never ends counts as offline, so that the form can be used again.
    const ready = Promise.resolve(atOnce.ready?.(via) ?? {})
    const late = await load(() => ready).catch(() => undefined)
    if (!late) return failed({ name: 'Offline' })
    if (isWrong(late)) {
      form.refuse(late)
      return $sending.set({ state: 'idle' })
    }
    const sent = atOnce.ready ? form.$form.get() : values
    const attempted = {
      form,
      values: sent,
      via,
      tell,
      signal,
      onProgress: $progress?.set ?? (() => {}),
    }
    const result = await Promise.race([deliver(atOnce, attempted), whenCancelled]).catch(
      (): Tried<Receipt> => ({ failure: { name: 'Mismatch', issues: [] } }),
    )
    $progress?.set(undefined)
    if (signal.aborted) {
      const { text, hint } = form.say(english)
      form.$notice.set({ kind: 'failure', text, hint })
    }
    if (!result || signal.aborted) return $sending.set({ state: 'idle' })
    if (result === 'saved') {
      form.clear(changedSince(sent, form.typed()))
      $sending.set({ state: 'saved' })
      form.$notice.set({ kind: 'success', text: form.say(outboxWords).saved })
      return void tell('failed', { failure: 'Offline', saved: true })
    }
    if ('asks' in result) {
      return $sending.set({ state: 'asking', ...result.asks })
    }
    if (result.failure) {
      const { failure } = result
      failed(failure)
      const text = failure.name === 'Refused' ? rules.saidOf?.[failure.code] : undefined
      if (!text) return undefined
      form.$notice.set({ kind: 'failure', text })
      return toast('failure', text, about, true)
    }
    form.clear(changedSince(sent, form.typed()))
    $sending.set({ state: 'sent', receipt: result.answer })
    const text = typeof rules.sent === 'function' ? rules.sent(result.answer) : rules.sent
    if (text) {
      form.$notice.set({ kind: 'success', text })
      toast('success', text, about)
    }
    atOnce.received?.(result.answer)
    tell('sent', { ...Object(result.answer), form: atOnce.kind })
    leadOn(tell.read?.('thanks'), Object(result.answer))
  }

  return { check, forgiven, sentences, send }
}
