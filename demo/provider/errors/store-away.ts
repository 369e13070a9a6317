import { Refused } from './refused.ts'

/** Thrown while the store is unavailable, and sent as 503. No data is lost. */
export class StoreAway extends Refused {
  override name = 'StoreAway'
  /** Short code such as 'ECONNREFUSED' or 'SlowDown'. */
  readonly reason: string

  constructor(reason: string) {
    const headers = { 'retry-after': '10' }
    super(503, 'unavailable', 'The media store is not responding.', { headers })
    this.reason = reason
  }
}
