import { CORPORATE_VIDEO, CORPORATE_VIDEO_PAGE } from '../contract/corporate-video-choice.ts'
import type { CorporateVideoDetails } from '../contract/corporate-videos.ts'
import { load } from '../contract/values/load.ts'
import type { Provider } from './provider.ts'

/** Address that redirects to the company's video or the default, without loading the list. */
export const corporateVideoAddress = ({ origin }: Provider, company: string) =>
  `${origin}${CORPORATE_VIDEO}?${new URLSearchParams({ company })}`

/** The provider's player page for a company, as a fallback if this page can't play the video. */
export const corporateVideoPage = ({ origin }: Provider, company: string) =>
  origin + CORPORATE_VIDEO_PAGE + (/^[\w-]+$/.test(company) ? company : 'default')

/**
 * Title, poster and captions of a company's video; empty if the provider has none.
 * @throws if the chunk doesn't load
 */
export async function corporateVideoDetails(
  provider: Provider,
  company: string,
): Promise<CorporateVideoDetails> {
  const { detailsOf } = await load(() => import('./corporate-videos.ts'))
  return detailsOf(provider, company)
}
