import { Refused, unavailable } from '../errors/refused.ts'
import type { Pause } from '../settings/settings.ts'

/** Most concurrently delayed sign-ins in one process. */
export interface SlowLimits {
  all: number
  ofAddress: number
  ofAccount: number
}

export interface Slowed {
  address: string
  account: string
  /** Recent failures of this address at this account. */
  failures: number
}

/**
 * Delays sign-ins, at the cost of a timer and the connection. If an account has enough waiting, an address with fewer
 * failures replaces the one with the most. Throws {@link Refused} 503 with `Retry-After` above the limits.
 */
export function slowLine({ all, ofAddress, ofAccount }: SlowLimits, pause: Pause) {
  const waiting = new Map<Slowed, AbortController>()

  return async function slow(one: Slowed, milliseconds: number): Promise<void> {
    const others = [...waiting.keys()]
    const ofSame = (key: 'address' | 'account') => others.filter((other) => other[key] === one[key])
    if (ofSame('address').length >= ofAddress || waiting.size >= all) throw busy(milliseconds)
    const rivals = ofSame('account')
    if (rivals.length >= ofAccount) {
      const worst = rivals.reduce((a, b) => (b.failures > a.failures ? b : a))
      if (worst.failures <= one.failures) throw busy(milliseconds)
      waiting.get(worst)?.abort()
      waiting.delete(worst)
    }
    const controller = new AbortController()
    waiting.set(one, controller)
    try {
      await pause(milliseconds, controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) throw error
    } finally {
      waiting.delete(one)
    }
    if (controller.signal.aborted) throw busy(milliseconds)
  }
}

function busy(milliseconds: number): Refused {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return unavailable('Too many sign-ins at the moment. Try again shortly.', seconds)
}
