import { codeOf } from './error-trace.ts'

/** A full disk or quota, as Node reports it, and as PostgreSQL does (disk_full, class 53). */
const CODES = ['ENOSPC', 'EDQUOT', '53100']

/** The code of an error that a full disk caused. */
export function diskFullCodeOf(error: unknown): string | undefined {
  return CODES.find((code) => code === codeOf(error))
}

/** Thrown before a disk is full to the last byte. */
export class DiskFull extends Error {
  override name = 'DiskFull'
  readonly code = 'ENOSPC'
  constructor() {
    super('The disk is full.')
  }
}
