import { atom, type ReadableAtom } from 'nanostores'
import type { Failure } from '../../../api/failures.ts'
import { load } from '../../../contract/values/load.ts'
import type { Provider } from '../../provider.ts'
import { form as english } from '../../../messages/en/enquiry.ts'
import type { Form, FormRules, Sending, Tell } from './declaration.ts'
import { createForm } from './form.ts'

export function createSubmission<Values extends object, Payload, Receipt, Via = Provider>(
  declared: FormRules<Values, Payload, Receipt, Via>,
) {
  // The null prototype hides a `watch` that a library adds to `Object.prototype`.
  const rules = { __proto__: null, ...declared }
  const form = createForm(rules)
  const $sending = atom<Sending<Receipt>>({ state: 'idle' })

  function fail(failure: Failure, tell: Tell, hint?: string) {
    $sending.set({ state: 'failed', failure })
    form.$notice.set({ kind: 'failure', text: rules.words().failed, hint })
    tell('failed', { failure: failure.name })
  }

  /** Ignores calls while it is sending. */
  async function send(via: Via, tell: Tell, values?: Values): Promise<void> {
    if ($sending.get().state === 'busy') return
    $sending.set({ state: 'busy' })
    form.$notice.set(null)
    const later = await load(rules.later).catch(() => undefined)
    if (!later) return fail({ name: 'Offline' }, tell, form.say(english).formFailed)
    await later.send({ form, rules, $sending, fail }, via, tell, values ?? form.$form.get())
  }

  function startAnew() {
    $sending.set({ state: 'idle' })
    form.$notice.set(null)
  }

  return { kind: rules.kind, form, $sending, send, startAnew }
}

export interface Submission {
  kind: string
  form: Pick<
    Form<object>,
    | '$form'
    | '$faulty'
    | '$errors'
    | '$notice'
    | '$restored'
    | 'open'
    | 'clear'
    | 'type'
    | 'typed'
    | 'intend'
    | 'say'
  >
  $sending: ReadableAtom<Sending<object>>
  send: (provider: Provider, tell: Tell) => Promise<void>
}
