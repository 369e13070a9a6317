import { atom, type WritableAtom } from 'nanostores'
import type { Request, Result } from '../api/client.ts'
import type { Failure } from '../api/failures.ts'
import { toJson } from '../api/to-json.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { load as loadPart } from '../contract/load.ts'
import type { Provider } from './provider.ts'
import { shared } from './shared.ts'

/**
 * A list somebody else has. A failed one is empty too, silently to the visitor (specification,
 * section 8), but keeps the difference, so that a page can offer to try again.
 */
export type ListState<Item> =
  | { state: 'loading'; list: readonly Item[] }
  | { state: 'ready'; list: readonly Item[] }
  | { state: 'failed'; list: readonly Item[]; failure: Failure }

/** A list that loads when it is first looked at, and its retry. */
export interface List<Item> {
  $list: WritableAtom<ListState<Item>>
  /** Asks again, or waits for the answer to what was asked already. */
  reload: () => Promise<void>
}

/** The one list of that provider, endpoint and request on this page. */
export function listFrom<Item>(
  provider: Provider,
  endpoint: Endpoint<unknown, Item[]>,
  request?: Request<unknown>,
): List<Item> {
  const { origin, product } = provider
  return shared(toJson(['list', origin, product, endpoint.path, request]), () => {
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

    // What nanostores has onMount for, at 240 bytes of every form's critical path. Not in the task that
    // draws: the first field is there sooner without it.
    $list.listen = (listener) => {
      setTimeout(() => $list.value.state === 'loading' && reload())
      return listen(listener)
    }
    return { $list, reload }
  })
}
