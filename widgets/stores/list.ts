import { atom, type WritableAtom } from 'nanostores'
import type { Request, Result } from '../api/client.ts'
import type { Failure } from '../api/failures.ts'
import { toJson } from '../api/to-json.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { load as loadPart } from '../contract/values/load.ts'
import type { Provider } from './provider.ts'
import { shared } from './shared.ts'

/** A failed list is empty, without a message (specification, section 8). Its state lets a page offer a retry. */
export type ListState<Item> =
  | { state: 'loading'; list: readonly Item[] }
  | { state: 'ready'; list: readonly Item[] }
  | { state: 'failed'; list: readonly Item[]; failure: Failure }

/** A list that loads on its first listener. */
export interface List<Item> {
  $list: WritableAtom<ListState<Item>>
  /** Requests the list, or returns the request in progress. */
  reload: () => Promise<void>
}

/** The list of a provider, endpoint and request, shared by the whole page. */
export function listFrom<Item>(
  provider: Provider,
  endpoint: Endpoint<unknown, Item[]>,
  request?: Request<unknown>,
): List<Item> {
  const { origin, product, language } = provider
  return shared(toJson(['list', origin, product, language, endpoint.path, request]), () => {
    const $list = atom<ListState<Item>>({ state: 'loading', list: [] })
    const { listen } = $list
    let asking: Promise<void> | undefined

    async function load() {
      const { answer, failure } = await loadPart(() => import('../api/client.ts')).then(
        ({ ask }) => ask(provider, endpoint, request),
        (): Result<never> => ({ failure: { name: 'Offline' } }),
      )
      asking = undefined
      $list.set(failure ? { state: 'failed', list: [], failure } : { state: 'ready', list: answer })
    }
    const reload = () => (asking ??= load())

    // Replaces `onMount` of nanostores, which adds 240 bytes to the critical path of every form. The timeout moves the
    // request out of the task that renders, so the first field appears sooner.
    $list.listen = (listener) => {
      setTimeout(() => $list.value.state === 'loading' && reload())
      return listen(listener)
    }
    return { $list, reload }
  })
}
