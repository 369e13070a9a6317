import { CORPORATE_VIDEO, CORPORATE_VIDEO_PAGE } from '../contract/corporate-video-choice.ts'
import type { CorporateVideoDetails } from '../contract/corporate-videos.ts'
import { load } from '../contract/load.ts'
import type { Provider } from './provider.ts'

/** Where the provider plays the company's video, or the default: no list need be read for it. */
export const corporateVideoAddress = ({ origin }: Provider, company: string) =>
  `${origin}${CORPORATE_VIDEO}?${new URLSearchParams({ company })}`

/** The provider's own page with a company's clip: the way on where this page cannot play it. */
export const corporateVideoPage = ({ origin }: Provider, company: string) =>
  origin + CORPORATE_VIDEO_PAGE + (/^[\w-]+$/.test(company) ? company : 'default')

/**
 * Name, poster and captions; nothing where the provider does not say, since the video plays without them.
 * @throws where the code that asks for them does not load
 */
export async function corporateVideoDetails(
  provider: Provider,
  company: string,
): Promise<CorporateVideoDetails> {
  const { detailsOf } = await load(() => import('./corporate-videos.ts'))
  return detailsOf(provider, company)
}
