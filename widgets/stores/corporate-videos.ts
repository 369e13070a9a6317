import { ask } from '../api/client.ts'
import { chooseVideo } from '../contract/corporate-video-choice.ts'
import type { CorporateVideoDetails, CorporateVideoList } from '../contract/corporate-videos.ts'
import * as endpoints from '../contract/endpoints.ts'
import type { Provider } from './provider.ts'
import { shared } from './shared.ts'

/** Pending and loaded lists by the provider's origin. */
const lists = shared(
  'corporate videos',
  () => new Map<string, Promise<CorporateVideoList | undefined>>(),
)

/** The list of a provider, loaded once per page. A failed request is repeated on the next call. */
export function corporateVideos(provider: Provider): Promise<CorporateVideoList | undefined> {
  const { origin } = provider
  const asked = lists.get(origin)
  if (asked) return asked
  const asking = ask(provider, endpoints.corporateVideos).then(({ answer }) => {
    if (!answer) lists.delete(origin)
    return answer
  })
  lists.set(origin, asking)
  return asking
}

export const videoOf = (provider: Provider, list: CorporateVideoList, company: string) =>
  chooseVideo(list, company, provider.origin + endpoints.corporateVideos.path)

export async function detailsOf(
  provider: Provider,
  company: string,
): Promise<CorporateVideoDetails> {
  const list = await corporateVideos(provider)
  if (!list) return {}
  const { src: _, ...details } = videoOf(provider, list, company)
  return details
}
