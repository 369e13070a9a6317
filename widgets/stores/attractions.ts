import { atom, type ReadableAtom } from 'nanostores'
import { ask, type Result } from '../api/client.ts'
import type { Failure } from '../api/failures.ts'
import type { AttractionCard } from '../contract/attractions.ts'
import { attractionById, attractionCards } from '../contract/endpoints.ts'
import { MAX_PAGE_SIZE } from '../contract/limits.ts'
import type { Provider } from './provider.ts'
import { shared } from './shared.ts'

export type AttractionState =
  | { state: 'loading' }
  | { state: 'ready'; attraction: AttractionCard }
  | { state: 'unknown' }
  /** `again`: a retry is in progress. */
  | { state: 'failed'; failure: Failure; again: boolean }

export interface OneAttraction {
  $attraction: ReadableAtom<AttractionState>
  /** Requests it, unless it was requested on this page before. */
  load: () => void
  retry: () => void
  /** Stores data that was rendered into the page. */
  seed: (attraction: AttractionCard) => void
}

/** State of one attraction, shared on the page. */
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

/** Concurrent requests. Leaves connections for the host page. */
const AT_ONCE = 4

/** Cards that are drawn in one task. */
const SLICE = 8

type Asker = (id: string, hear: (result: Result<AttractionCard>) => void) => void

/** Batches concurrent requests. Falls back to single ones for unknown ids and providers without the call. */
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
        let heard = 0
        for (const [id, hear] of some) {
          heard += 1
          if (heard % SLICE === 0) await new Promise((go) => setTimeout(go))
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
      // Waits for all cards that request an attraction in the same task.
      queueMicrotask(go)
    }
  })
