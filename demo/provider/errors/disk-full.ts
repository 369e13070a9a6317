import { codeOf } from './error-trace.ts'

/** Disk full or over quota, from Node and PostgreSQL (disk_full, class 53). */
const CODES = ['ENOSPC', 'EDQUOT', '53100']

export function diskFullCodeOf(error: unknown): string | undefined {
  return CODES.find((code) => code === codeOf(error))
}

/** Thrown while the disk still has its spare bytes. */
export class DiskFull extends Error {
  override name = 'DiskFull'
  readonly code = 'ENOSPC'
  constructor() {
    super('The disk is full.')
  }
}
