import type { Address } from '../../api/client.ts'
import { load } from '../../contract/values/load.ts'

/**
 * Starts the proof that a response asks for. The visitor has sent the form either way: without the proof, or on an http
 * page, where browsers have no `crypto.subtle`, staff look at it first.
 */
export function proveLater(address: Address, challenge: string | undefined): void {
  // A server that sends a form without JavaScript doesn't work for its sender.
  if (challenge === undefined || !globalThis.document || !globalThis.crypto?.subtle) return
  void load(() => import('../prove.ts'))
    .then(({ prove }) => prove(address, challenge))
    .catch(() => {})
}
