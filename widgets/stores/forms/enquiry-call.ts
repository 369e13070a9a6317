import { ask } from '../../api/client.ts'
import { toJson } from '../../api/to-json.ts'
import type { Attribution } from '../../contract/values/attribution.ts'
import * as endpoints from '../../contract/enquiry-endpoints.ts'
import type { Enquiry, EnquiryReceipt } from '../../contract/enquiries.ts'
import type { Provider } from '../provider.ts'
import { $session } from '../session.ts'
import type { Tell } from './engine/declaration.ts'
import type { WithParts } from './engine/cancel.ts'
import type { Call } from './engine/deferred-rules.ts'
import { intentHeaders, knowsKeys } from './engine/send-once.ts'

/** Milliseconds, enough for a slow phone. */
const TIMEOUT = 30_000

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
  }: { form: WithParts; via: Provider; tell: Tell; signal: AbortSignal },
  proof?: string,
): Call<EnquiryReceipt> => ({
  intended: toJson(payload),
  canUpdate: knowsKeys(provider.origin),
  send: async (intent) => {
    form.own(createLast).sent = { payload, provider }
    const { update } = intent
    return ask(provider, update ? endpoints.updateEnquiry : endpoints.createEnquiry, {
      input: payload,
      query: { partner: provider.partner, ...(await attribution(tell.read)) },
      headers: {
        authorization: `token ${$session.get()?.token ?? null}`,
        ...intentHeaders(provider.origin, intent, proof),
      },
      signal,
      timeout: TIMEOUT,
    })
  },
})
