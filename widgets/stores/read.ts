import type { Request, Result } from '../api/client.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { load } from '../contract/load.ts'
import type { Provider } from './provider.ts'

/** Makes one call of the contract, and says what came of it. Never rejects unless called off. */
export type Read = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  request?: Request<Input>,
) => Promise<Result<Output>>

/** A reader of that provider; what every call has in common, such as its carrier, is given once. */
export function reader(provider: Provider, common: Request<never> = {}): Read {
  return async (endpoint, request) =>
    load(() => import('../api/client.ts')).then(
      ({ ask }) => ask(provider, endpoint, { ...common, ...request }),
      () => ({ failure: { name: 'Offline' } }),
    )
}
