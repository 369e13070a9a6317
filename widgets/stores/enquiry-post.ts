import { ask, type Result } from '../api/client.ts'
import { toJson } from '../api/to-json.ts'
import * as endpoints from '../contract/endpoints.ts'
import type { Enquiry, EnquiryReceipt } from '../contract/enquiries.ts'
import { attempt } from './attempt.ts'
import type { Form } from './form.ts'
import { intentHeaders, sendOnce } from './send-once.ts'
import type { Provider } from './provider.ts'
import { $session } from './session.ts'

/** Milliseconds an enquiry may take on a slow phone. */
const TIMEOUT = 30_000

/**
 * Posts an enquiry of either form: `authorization: token …` as specified, one `Idempotency-Key` per
 * intent, and the `proof` of a corporate address if there is one. Answers undefined where `agree`, which
 * may amend the payload, says no.
 */
export async function postEnquiry<Values extends object>(
  form: Form<Values>,
  provider: Provider,
  payload: Enquiry,
  agree: (detail: { payload: Enquiry }) => boolean,
  proof?: string,
): Promise<Result<EnquiryReceipt> | undefined> {
  const detail = { payload }
  if (!agree(detail)) return undefined
  const body = attempt(() => toJson(detail.payload))
  // What a host page has put into it may be nothing that can be sent.
  if (!body) return { failure: { name: 'Mismatch', issues: [] } }
  return sendOnce(form, body, async (intent) =>
    ask(provider, endpoints.createEnquiry, {
      input: detail.payload,
      query: { partner: provider.partner },
      headers: {
        authorization: `token ${$session.get()?.token ?? null}`,
        ...intentHeaders(provider.origin, intent, proof),
      },
      timeout: TIMEOUT,
    }),
  )
}
