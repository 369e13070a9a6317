import { atom, type ReadableAtom } from 'nanostores'
import { ask } from '../api/client.ts'
import type { Failure } from '../api/failures.ts'
import { chooseVideo } from '../contract/corporate-video-choice.ts'
import type { CorporateVideoList } from '../contract/corporate-videos.ts'
import * as endpoints from '../contract/endpoints.ts'
import type { Provider } from './provider.ts'
import { shared } from './shared.ts'

export type CorporateVideosState =
  | { state: 'loading' }
  | { state: 'ready'; list: CorporateVideoList }
  | { state: 'failed'; failure: Failure['name'] }

/** The list of clips, which loads when first asked for, and its retry. */
export interface CorporateVideos {
  $videos: ReadableAtom<CorporateVideosState>
  /** Asks again, unless it is being asked right now. */
  reload: () => Promise<void>
}

/** The one list of a provider on this page. */
export function corporateVideos(provider: Provider): CorporateVideos {
  return shared(`corporate videos ${provider.origin}`, () => {
    const $videos = atom<CorporateVideosState>({ state: 'loading' })
    let asking = false

    async function reload() {
      if (asking) return
      asking = true
      if ($videos.get().state !== 'loading') $videos.set({ state: 'loading' })
      const { answer, failure } = await ask(provider, endpoints.corporateVideos)
      asking = false
      $videos.set(
        failure ? { state: 'failed', failure: failure.name } : { state: 'ready', list: answer },
      )
    }

    void reload()
    return { $videos, reload }
  })
}

/** The clip of a company; any name that the list does not know gets the default. */
export const videoOf = (provider: Provider, list: CorporateVideoList, company: string) =>
  chooseVideo(list, company, provider.origin + endpoints.corporateVideos.path)
