import type { Result } from '../../api/client.ts'
import type { Failure } from '../../api/failures.ts'
import { load } from '../../contract/load.ts'
import { attempt } from '../attempt.ts'
import type { Provider } from '../provider.ts'
import { cancelled } from '../../messages/en-failures.ts'
import { toast } from '../toasts.ts'
import { bare } from './bare.ts'
import { type CheckRules, isWrong, rulesBy } from './check.ts'
import { type Choice, unoffered } from './choices.ts'
import { beginStop } from './call-off.ts'
import type { FieldErrors, Form, Later, Tell } from './declaration.ts'
import { hintOf } from './hint.ts'
import type { Intent } from './intent.ts'
import { createChoice, sendOnce, type Tried } from './send-once.ts'

/** One try to send a payload. */
export interface Attempt<Values extends object, Via> {
  form: Form<Values>
  values: Values
  via: Via
  /** Calls it off: the delivery then rejects. */
  signal: AbortSignal
  /** What part is on its way, from 0 to 1. */
  onProgress: (part: number) => void
}

/** A payload as it travels. */
export interface Call<Receipt> {
  /** Tells one intent from another; without it each call is one of its own. */
  intended?: string
  send: (intent: Intent) => Promise<Result<Receipt>>
  /** Whether an earlier try can be changed: then a person is asked. */
  canUpdate?: boolean
}

/** What {@link laterOf} makes the later half of a form from. `Field` are the fields that can be wrong. */
export interface LaterRules<
  Values extends object,
  Field extends string,
  Checked,
  Payload extends object,
  Sent extends Payload,
  Receipt,
  Via,
> extends CheckRules<Values, Field, Checked, Sent> {
  /** What a person is told of success (specification, section 8). */
  sent?: string | ((receipt: Receipt) => string)
  /** Errors of fields that the provider names and that none of the form's sentences can say. */
  refused?: (fields: Readonly<Record<string, string>>, values: Values) => FieldErrors
  /** The same by the code of a refusal. */
  wrong?: Readonly<Record<string, FieldErrors>>
  /** What is said of the form instead of its specified failure, by the code of a refusal. */
  saidOf?: Readonly<Record<string, string>>
  /** Errors that a check of the values cannot find, such as files that are gone or a missing proof. */
  inspect?: (values: Values, form: Form<Values>) => Promise<FieldErrors>
  /** What was chosen from lists that somebody else offers. */
  choices?: (values: Values, via: Via) => Choice[]
  /** What must be proven before it is sent; false stops it. */
  prove?: (form: Form<Values>, values: Values, via: Via) => Promise<boolean>
  /** Encodes a payload, and throws where a host has put into it what cannot be sent. */
  call: (payload: Payload, attempt: Attempt<Values, Via>) => Call<Receipt>
}

/**
 * The later half of a form, by its rules: its check and its way to the provider are those of every form.
 * Called twice, because what is typed (`Values`) and whom it is sent by are said, and the rest is inferred.
 */
export const laterOf =
  <Values extends object, Via = Provider>() =>
  <Field extends string, Checked, Payload extends object, Sent extends Payload, Receipt>(
    rules: LaterRules<Values, Field, Checked, Payload, Sent, Receipt, Via>,
  ): Later<Values, Payload, Receipt, Via> =>
    laterBy(bare(rules))

function laterBy<
  Values extends object,
  Field extends string,
  Checked,
  Payload extends object,
  Sent extends Payload,
  Receipt,
  Via,
>(
  rules: LaterRules<Values, Field, Checked, Payload, Sent, Receipt, Via>,
): Later<Values, Payload, Receipt, Via> {
  const { check, forgiven, sentences } = rulesBy(rules)

  /**
   * Checks what was typed and sends it. Answers undefined where nothing was sent: something is wrong or not
   * proven, or the host, who may amend the payload, says no. Rejects when called off.
   */
  async function deliver(
    attempted: Attempt<Values, Via>,
    tell: Tell,
  ): Promise<Tried<Receipt> | undefined> {
    const { form, values, via, signal } = attempted
    const { payload, errors } = check(values)
    const found = { ...(await rules.inspect?.(values, form)), ...errors }
    form.refuse(found)
    if (isWrong(found)) return undefined
    // What no field can say is said of the form.
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
    const { intended, send } = call
    const result =
      intended === undefined
        ? await send({ key: '', body: '' })
        : await sendOnce(form, intended, send, call.canUpdate ? form.own(createChoice) : undefined)
    if ('asks' in result) return result
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
    const { signal, calledOff } = beginStop(form)
    const failed = (failure: Failure) => fail(failure, tell, hintOf(failure, form.$errors.get()))
    // What does not end, or fails, counts as what does not come: the form is free again.
    const ready = Promise.resolve(atOnce.ready?.(via) ?? {})
    const late = await load(() => ready).catch(() => undefined)
    if (!late) return failed({ name: 'Offline' })
    if (isWrong(late)) {
      form.refuse(late)
      return $sending.set({ state: 'idle' })
    }
    const sent = atOnce.ready ? form.$form.get() : values
    const attempted = { form, values: sent, via, signal, onProgress: $progress?.set ?? (() => {}) }
    const result = await Promise.race([deliver(attempted, tell), calledOff]).catch(
      (): Tried<Receipt> => ({ failure: { name: 'Mismatch', issues: [] } }),
    )
    $progress?.set(undefined)
    if (signal.aborted) form.$notice.set({ kind: 'failure', ...cancelled })
    if (!result || signal.aborted) return $sending.set({ state: 'idle' })
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
    tell('sent', Object(result.answer))
  }

  return { check, forgiven, sentences, send }
}

/** What was typed while something else was sent. */
function changedSince<Values extends object>(
  sent: Values,
  typed: Partial<Values>,
): Partial<Values> {
  const left = { ...typed }
  for (const field of Object.keys(left) as (keyof Values)[]) {
    if (sent[field] === left[field]) delete left[field]
  }
  return left
}
