import { ask } from '../../api/client.ts'
import { toJson } from '../../api/to-json.ts'
import type { Attribution } from '../../contract/values/attribution.ts'
import { createEnquiry, updateEnquiry } from '../../contract/enquiry-endpoints.ts'
import type { Enquiry, EnquiryReceipt } from '../../contract/enquiries.ts'
import { ENQUIRY_TIMEOUT } from '../../contract/limits.ts'
import type { Provider } from '../provider.ts'
import { $session } from '../session.ts'
import type { Form, Tell } from './engine/declaration.ts'
import type { WithParts } from './engine/cancel.ts'
import type { Call } from './engine/deferred-rules.ts'
import type { Intent } from './engine/intent.ts'
import { lineOf } from './engine/save-for-later.ts'
import { intentHeaders, knowsKeys } from './engine/send-once.ts'
import { factsOf } from './form-facts.ts'
import { proveLater } from './proof.ts'

/** Ms to wait for a chunk that the first input has requested. An enquiry is sent without its attribution rather than later. */
const PATIENCE = 3000

async function attribution(read: Tell['read']): Promise<Attribution> {
  const none = new Promise<Attribution>((resolve) => setTimeout(resolve, PATIENCE, {}))
  const known = import('./usage.ts').then(({ attributionOf }) => attributionOf(read))
  return Promise.race([known, none]).catch(() => ({}))
}

export const createLast = (): { sent?: { payload: Enquiry; provider: Provider } } => ({})

/** Sends the specified `authorization: token …`, one `Idempotency-Key` per intent, and any corporate `proof`. */
export const enquiryCall = (
  payload: Enquiry,
  {
    form,
    via: provider,
    tell,
    signal,
  }: {
    form: WithParts & Pick<Form<object>, 'say' | '$restored'>
    via: Provider
    tell: Tell
    signal: AbortSignal
  },
  proof?: string,
): Call<EnquiryReceipt> => {
  const endpointFor = ({ update }: Intent) => (update ? updateEnquiry : createEnquiry)
  const request = async (intent: Intent) => ({
    input: payload,
    query: {
      partner: provider.partner,
      ...factsOf({ form, tell }, 'form'),
      ...(await attribution(tell.read)),
    },
    headers: intentHeaders(provider.origin, intent, proof),
  })
  return {
    intended: toJson(payload),
    canUpdate: knowsKeys(provider.origin),
    // A proof belongs to the person who has just entered the one-time code.
    outgoing: proof
      ? undefined
      : async (intent) => ({ ...lineOf(endpointFor(intent)), ...(await request(intent)) }),
    send: async (intent) => {
      form.own(createLast).sent = { payload, provider }
      const { headers, ...rest } = await request(intent)
      const result = await ask(provider, endpointFor(intent), {
        ...rest,
        headers: { authorization: `token ${$session.get()?.token ?? null}`, ...headers },
        signal,
        timeout: ENQUIRY_TIMEOUT,
      })
      if (result.failure) return result
      const { challenge, ...answer } = result.answer
      proveLater(provider, challenge)
      return { answer }
    },
  }
}
