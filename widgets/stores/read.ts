import type { Request, Result } from '../api/client.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { load } from '../contract/values/load.ts'
import type { Provider } from './provider.ts'

/** Calls the provider. Rejects only if aborted. */
export type Read = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  request?: Request<Input>,
) => Promise<Result<Output>>

/** `common` has options of all calls, such as the carrier. */
export function reader(provider: Provider, common: Request<never> = {}): Read {
  return async (endpoint, request) =>
    load(() => import('../api/client.ts')).then(
      ({ ask }) => ask(provider, endpoint, { ...common, ...request }),
      () => ({ failure: { name: 'Offline' } }),
    )
}
