import { type Address, ask, type Request, type Result } from '../api/client.ts'
import type { Endpoint } from '../contract/endpoint.ts'

/** Replaces that of the browser: whole, and without progress. */
export const sendFiles = async <Output>(
  address: Address,
  endpoint: Endpoint<unknown, Output>,
  {
    form,
    headers,
    query = {},
    signal,
  }: Pick<Request<never>, 'headers' | 'query' | 'signal'> & { form: FormData },
): Promise<Result<Output>> =>
  ask(address, endpoint, {
    form,
    query,
    timeout: null,
    ...(headers && { headers }),
    ...(signal && { signal }),
  })
