import { Refused, unavailable } from './refused.ts'

/** How many may be delayed at the same time in one process. */
export interface SlowLimits {
  all: number
  ofAddress: number
  ofAccount: number
}

/** A sign-in to be delayed. */
export interface Slowed {
  address: string
  account: string
  /** How often this address has failed at this account lately. */
  failures: number
}

/** Waits so many milliseconds, or until the signal. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

/**
 * Delays sign-ins. Nothing is occupied meanwhile but a timer and the connection. Where an account has enough waiting, an
 * address with fewer failures takes the place of the one with the most.
 *
 * The function throws {@link Refused} 503 with `Retry-After` for those that may not wait.
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
  return unavailable('Too many try to sign in here. Try again in a moment.', seconds)
}
