import type { Readable } from 'node:stream'

/** A stored photo or video. */
export interface Medium {
  /** Bytes. */
  size: number
  /** Reads from the byte `first` to the byte `last`, both included. */
  read(first: number, last: number): Readable
}

/**
 * Keeps what visitors send, under names like 'photos/1f….webp'. A stored file never changes. Names are
 * the provider's own; the store knows nothing of rows.
 */
export interface MediaStore {
  /** Takes over a finished file. It is durable when this ends, and no longer where it was. */
  put(name: string, file: string): Promise<void>
  /** Nothing where there is none. */
  open(name: string): Promise<Medium | undefined>
  /** Does no harm where there is none. */
  remove(name: string): Promise<void>
}
