import type { Readable } from 'node:stream'

export interface Medium {
  size: number
  /** Reads from byte `first` to `last`, both inclusive. */
  read(first: number, last: number): Readable
}

/**
 * Stores visitors' files under names like 'photos/1f….webp', chosen by the provider. Stored files never change. The
 * store knows nothing of rows.
 */
export interface MediaStore {
  /**
   * Moves a finished file into the store, durably.
   * @throws {StoreAway} as all methods do; the file may then be stored or not, or still be in transit.
   */
  put(name: string, file: string): Promise<void>
  open(name: string): Promise<Medium | undefined>
  /** Removes a file, stored fully or in part. Idempotent. */
  remove(name: string): Promise<void>
}
