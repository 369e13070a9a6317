import { atom, type ReadableAtom } from 'nanostores'
import { ask } from '../api/client.ts'
import type { Failure } from '../api/failures.ts'
import type { Attraction } from '../contract/attractions.ts'
import * as endpoints from '../contract/endpoints.ts'
import type { Provider } from './provider.ts'
import { shared } from './shared.ts'

/** What is known of one attraction. */
export type AttractionState =
  | { state: 'loading' }
  | { state: 'ready'; attraction: Attraction }
  /** The provider knows none of that id. */
  | { state: 'unknown' }
  /** `again`: it is being asked for once more right now. */
  | { state: 'failed'; failure: Failure; again: boolean }

export interface OneAttraction {
  $attraction: ReadableAtom<AttractionState>
  /** Asks for it, if nobody on this page has. */
  load: () => Promise<void>
  /** Asks once more after a failure. */
  retry: () => Promise<void>
  /** Takes what came with the page. */
  seed: (attraction: Attraction) => void
}

/** The attraction of that id: one for all who look at it on this page. */
export function attractionOf(provider: Provider, id: string): OneAttraction {
  return shared(`attraction ${provider.origin} ${provider.product} ${id}`, () => {
    const $attraction = atom<AttractionState>({ state: id ? 'loading' : 'unknown' })
    let asked = !id

    async function request() {
      const { answer, failure } = await ask(provider, endpoints.attractionById, { params: { id } })
      if (answer) $attraction.set({ state: 'ready', attraction: answer })
      else if (failure.name === 'Refused' && failure.status === 404) {
        $attraction.set({ state: 'unknown' })
      } else $attraction.set({ state: 'failed', failure, again: false })
    }

    async function load() {
      if (asked) return
      asked = true
      await inTurn(request)
    }

    async function retry() {
      const now = $attraction.get()
      if (now.state !== 'failed' || now.again) return
      $attraction.set({ ...now, again: true })
      await inTurn(request)
    }

    function seed(attraction: Attraction) {
      asked = true
      $attraction.set({ state: 'ready', attraction })
    }

    return { $attraction, load, retry, seed }
  })
}

/** Attractions asked for at the same time: a page of a hundred cards leaves room for the host's own. */
const AT_ONCE = 4

/** Does some work when fewer than that many are under way. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const turns = shared('attraction turns', () => ({ free: AT_ONCE, waiting: [] as (() => void)[] }))
  if (turns.free > 0) turns.free -= 1
  else await new Promise<void>((go) => turns.waiting.push(go))
  try {
    await work()
  } finally {
    const next = turns.waiting.shift()
    if (next) next()
    else turns.free += 1
  }
}
