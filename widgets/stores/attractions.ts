import { atom, type ReadableAtom } from 'nanostores'
import { ask, type Result } from '../api/client.ts'
import type { Failure } from '../api/failures.ts'
import type { AttractionCard } from '../contract/attractions.ts'
import { attractionById, attractionCards } from '../contract/endpoints.ts'
import { MAX_PAGE_SIZE } from '../contract/limits.ts'
import type { Provider } from './provider.ts'
import { shared } from './shared.ts'

/** What is known of one attraction. */
export type AttractionState =
  | { state: 'loading' }
  | { state: 'ready'; attraction: AttractionCard }
  /** The provider knows none of that id. */
  | { state: 'unknown' }
  /** `again`: it is being asked for once more right now. */
  | { state: 'failed'; failure: Failure; again: boolean }

export interface OneAttraction {
  $attraction: ReadableAtom<AttractionState>
  /** Asks for it, if nobody on this page has. */
  load: () => void
  /** Asks once more after a failure. */
  retry: () => void
  /** Takes what came with the page. */
  seed: (attraction: AttractionCard) => void
}

/** The attraction of that id: one for all who look at it on this page. */
export function attractionOf(provider: Provider, id: string): OneAttraction {
  return shared(`attraction ${provider.origin} ${provider.product} ${id}`, () => {
    const $attraction = atom<AttractionState>({ state: id ? 'loading' : 'unknown' })
    let asked = !id

    function request() {
      askerOf(provider)(id, ({ answer, failure }) => {
        if (answer) seed(answer)
        else if (failure.name === 'Refused' && failure.status === 404) {
          $attraction.set({ state: 'unknown' })
        } else $attraction.set({ state: 'failed', failure, again: false })
      })
    }

    function load() {
      if (!asked) request()
      asked = true
    }

    function retry() {
      const now = $attraction.get()
      if (now.state !== 'failed' || now.again) return
      $attraction.set({ ...now, again: true })
      request()
    }

    function seed(attraction: AttractionCard) {
      asked = true
      $attraction.set({ state: 'ready', attraction })
    }

    return { $attraction, load, retry, seed }
  })
}

/** Calls at the same time: a page of cards leaves room for the host's own. */
const AT_ONCE = 4

/** Asks for an attraction, and tells what came of it. */
type Asker = (id: string, hear: (result: Result<AttractionCard>) => void) => void

/**
 * Asks a provider for all that is wanted at the same time by one call. What does not come that way, because there is
 * no such call or no such id, is asked for by itself.
 */
const askerOf = (provider: Provider) =>
  shared(`attractions ${provider.origin} ${provider.product}`, (): Asker => {
    const wanted: Parameters<Asker>[] = []
    let calls = 0
    let together = MAX_PAGE_SIZE

    async function call() {
      calls += 1
      const some = wanted.splice(0, together)
      const query = { ids: some.map(([id]) => id).join() }
      const { answer = [], failure }: Partial<Result<AttractionCard[]>> = some[1]
        ? await ask(provider, attractionCards, { query })
        : {}
      if (failure) {
        together = 1
        wanted.unshift(...some)
      } else {
        for (const [id, hear] of some) {
          const found = answer.find(({ _id }) => _id === id)
          hear(found ? { answer: found } : await ask(provider, attractionById, { params: { id } }))
        }
      }
      calls -= 1
      go()
    }
    function go() {
      while (wanted[0] && calls < AT_ONCE) void call()
    }
    return (...one) => {
      wanted.push(one)
      // Cards that come near at once say so one after the other.
      queueMicrotask(go)
    }
  })
