import * as endpoints from '../contract/endpoints.ts'
import type { Provider } from './provider.ts'

/** Sends for the list while the player is on its way, which then finds it in the browser's cache. */
export function sendAheadForVideos({ origin }: Provider): void {
  fetch(origin + endpoints.corporateVideos.path).catch(() => {})
}
