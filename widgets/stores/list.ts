import { atom, type ReadableAtom } from 'nanostores'
import type { Request, Result } from '../api/client.ts'
import type { Failure } from '../api/failures.ts'
import { toJson } from '../api/to-json.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { inTime } from '../contract/in-time.ts'
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

/** A list that loads when first asked for, and its retry. */
export interface List<Item> {
  $list: ReadableAtom<ListState<Item>>
  /** Asks again, or waits for the answer to what was asked already. */
  reload: () => Promise<void>
}

/** The one list of that name and provider on this page. */
export function listFrom<Item>(
  name: string,
  provider: Provider,
  endpoint: Endpoint<unknown, Item[]>,
  request: Request<unknown> = {},
): List<Item> {
  const key = `${name} ${provider.origin} ${provider.product} ${toJson(request)}`
  return shared(key, () => {
    const $list = atom<ListState<Item>>({ state: 'loading', list: [] })
    let asking: Promise<void> | undefined

    async function load() {
      const { answer, failure } = await inTime(import('../api/client.ts')).then(
        ({ ask }) => ask(provider, endpoint, request),
        (): Result<never> => ({ failure: { name: 'Offline' } }),
      )
      asking = undefined
      $list.set(failure ? { state: 'failed', list: [], failure } : { state: 'ready', list: answer })
    }
    const reload = () => (asking ??= load())

    // Not in the task that draws: the first field is there sooner without it.
    setTimeout(() => void reload())
    return { $list, reload }
  })
}
