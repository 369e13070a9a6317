import { atom } from 'nanostores'
import type { Result } from '../api/client.ts'
import type { Failure } from '../api/failures.ts'
import type { Form } from './form.ts'
import { inTime } from '../contract/in-time.ts'
import type { Provider } from './provider.ts'
import { retract, toast } from './toasts.ts'

/** How the last try to send stands. */
export type Sending<Receipt> =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'sent'; receipt: Receipt }
  | { state: 'failed'; failure: Failure }

/** The host page's say, and its news. */
export interface SubmissionHost<Payload, Receipt> {
  /** Before sending; `payload` may be amended. False stops it. */
  onSend: (detail: { payload: Payload }) => boolean
  onSent: (receipt: Receipt) => void
  onFailed: (detail: { failure: Failure['name'] }) => void
}

/** What a long delivery is watched and stopped with. */
export interface Watch {
  /** Calls it off: the delivery then rejects. */
  signal: AbortSignal
  /** What part is on its way, from 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Checks a form and sends it. Answers undefined where nothing was sent: the form is wrong, or `agree`,
 * which may amend the payload, says no.
 */
export type Deliver<Values extends object, Payload, Receipt> = (
  form: Form<Values>,
  provider: Provider,
  agree: (detail: { payload: Payload }) => boolean,
  watch: Watch,
) => Promise<Result<Receipt> | undefined>

/** What a person is told of the end (specification, section 8), and how it is brought about. */
export interface SubmissionRules<Values extends object, Payload, Receipt> {
  sent: string
  failed: string
  /** Said where a person can call it off. */
  cancelled?: string
  /** Brings the rules and the client with it, so it is loaded when first needed. */
  load: (provider: Provider) => Promise<Deliver<Values, Payload, Receipt>>
}

/** The way of a form from its button to the provider's answer. */
export function createSubmission<Values extends object, Payload, Receipt>(
  form: Form<Values>,
  rules: SubmissionRules<Values, Payload, Receipt>,
) {
  const $sending = atom<Sending<Receipt>>({ state: 'idle' })
  /** What part of a long delivery is on its way, from 0 to 1; undefined before and after it. */
  const $progress = atom<number | undefined>(undefined)
  let stop = new AbortController()

  function say(kind: 'success' | 'failure', text: string) {
    form.$notice.set({ kind, text })
    toast(kind, text, form)
  }

  function fail(failure: Failure, host: SubmissionHost<Payload, Receipt>) {
    $sending.set({ state: 'failed', failure })
    say('failure', rules.failed)
    host.onFailed({ failure: failure.name })
  }

  /** Checks and sends the form, once however often it is asked for meanwhile. */
  async function send(provider: Provider, host: SubmissionHost<Payload, Receipt>): Promise<void> {
    if ($sending.get().state === 'busy') return
    $sending.set({ state: 'busy' })
    form.$notice.set(null)
    retract(form)
    const deliver = await inTime(rules.load(provider)).catch(() => undefined)
    if (!deliver) return fail({ name: 'Offline' }, host)
    const sent = form.$form.get()
    stop = new AbortController()
    const { signal } = stop
    const watch = { signal, onProgress: (part: number) => $progress.set(part) }
    const result = await deliver(form, provider, host.onSend, watch).catch((): Result<Receipt> => ({
      failure: { name: 'Mismatch', issues: [] },
    }))
    $progress.set(undefined)
    if (signal.aborted) form.$notice.set({ kind: 'failure', text: rules.cancelled! })
    if (!result || signal.aborted) return $sending.set({ state: 'idle' })
    if (result.failure) return fail(result.failure, host)
    form.clear(sent)
    $sending.set({ state: 'sent', receipt: result.answer })
    say('success', rules.sent)
    host.onSent(result.answer)
  }

  /** Calls off what is being sent; all that was typed and chosen stays. */
  const cancel = () => stop.abort()

  /** Offers an empty form again after a sent one. */
  function startAnew() {
    $sending.set({ state: 'idle' })
    form.$notice.set(null)
  }

  return { $sending, $progress, send, cancel, startAnew }
}
