import { ask, type Result } from '../../api/client.ts'
import type { Failure } from '../../api/failures.ts'
import { sendFiles } from '../uploads/send-files.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { ENQUIRY_TIMEOUT } from '../../contract/limits.ts'
import { $session } from '../session.ts'
import type { Waiting } from './waiting.ts'

/** True if the same request may succeed later. A refusal without a code isn't the provider's. */
export const isPassing = (failure: Failure) =>
  failure.name !== 'Refused' ||
  failure.code === String(failure.status) ||
  [401, 403, 408, 425, 429].includes(failure.status)

/** Any JSON of the provider will do. A page of a Wi-Fi that wants a sign-in won't. */
const output = {
  safeParse: (data: unknown) =>
    data instanceof Object ? { success: true, data } : { success: false, error: { issues: [] } },
}

/** Sends an entry in the name of the user who submitted it. */
export function post({ outgoing, provider, user }: Waiting): Promise<Result<unknown>> {
  const { method, path, form, input, query = {}, headers } = outgoing
  const endpoint = { method, path, schemas: async () => ({ output }) } as unknown as Endpoint
  const session = $session.get()
  const token = session && session.id === user ? session.token : null
  if (!form) {
    const authorization = `token ${token}`
    const request = {
      query,
      input,
      headers: { ...headers, authorization },
      timeout: ENQUIRY_TIMEOUT,
    }
    return ask(provider, endpoint, request)
  }
  const data = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, value.name)
  }
  return sendFiles(provider, endpoint as Endpoint<never>, { query, headers, form: data })
}
