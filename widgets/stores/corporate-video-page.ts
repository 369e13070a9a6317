import { CORPORATE_VIDEO_PAGE } from '../contract/corporate-video-choice.ts'
import type { Provider } from './provider.ts'

/** The provider's own page with a company's clip: the way on where this page cannot play it. */
export const corporateVideoPage = (provider: Provider, company: string) =>
  provider.origin + CORPORATE_VIDEO_PAGE + (/^[\w-]+$/.test(company) ? company : 'default')
