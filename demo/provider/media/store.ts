import type { Readable } from 'node:stream'
import { Refused } from '../http/refused.ts'

/** A stored photo or video. */
export interface Medium {
  /** Bytes. */
  size: number
  /** Reads from the byte `first` to the byte `last`, both included. */
  read(first: number, last: number): Readable
}

/** Thrown by a store that cannot be asked just now, and answered as 503; nothing is lost by it. */
export class StoreAway extends Refused {
  override name = 'StoreAway'
  /** A short code, as 'ECONNREFUSED' or 'SlowDown'. */
  readonly reason: string

  constructor(reason: string) {
    const headers = { 'retry-after': '10' }
    super(503, 'unavailable', 'Photos and videos cannot be reached.', { headers })
    this.reason = reason
  }
}

/**
 * Keeps what visitors send, under names like 'photos/1f….webp'. A stored file never changes. Names are
 * the provider's own; the store knows nothing of rows.
 */
export interface MediaStore {
  /**
   * Takes over a finished file. It is durable when this ends, and no longer where it was.
   * @throws {StoreAway} as all of these do; then the file may or may not be stored, and still be on its way.
   */
  put(name: string, file: string): Promise<void>
  /** Nothing where there is none. */
  open(name: string): Promise<Medium | undefined>
  /** Removes a file, stored whole or half. Does no harm where there is none. */
  remove(name: string): Promise<void>
}
