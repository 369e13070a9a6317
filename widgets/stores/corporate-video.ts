import { CORPORATE_VIDEO, CORPORATE_VIDEO_PAGE } from '../contract/corporate-video-choice.ts'
import type { CorporateVideoDetails } from '../contract/corporate-videos.ts'
import type { Provider } from './provider.ts'

/** Where the provider plays the company's video, or the default: no list need be read for it. */
export const corporateVideoAddress = ({ origin }: Provider, company: string) =>
  `${origin}${CORPORATE_VIDEO}?${new URLSearchParams({ company })}`

/** The provider's own page with a company's clip: the way on where this page cannot play it. */
export const corporateVideoPage = ({ origin }: Provider, company: string) =>
  origin + CORPORATE_VIDEO_PAGE + (/^[\w-]+$/.test(company) ? company : 'default')

/** Name, poster and captions; nothing where they cannot be had, since the video plays without them. */
export async function corporateVideoDetails(
  provider: Provider,
  company: string,
): Promise<CorporateVideoDetails> {
  try {
    const { detailsOf } = await import('./corporate-videos.ts')
    return await detailsOf(provider, company)
  } catch {
    return {}
  }
}
