import { statSync } from 'node:fs'
import type { PublicData } from '../data/engine/change-counter.ts'

export interface KeptAnswer {
  status: 200 | 404
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
  route: string
  file: FileState | undefined
  /** Data that it shows. */
  data: readonly PublicData[]
  /** Number of changes of that data before the response was produced. */
  changes: number
  /** Start of its production, in ms since 1970. */
  at: number
}

/** Detects a changed file without reading it. */
export interface FileState {
  name: string
  mtimeMs: number
  size: number
}

/** Synchronous, as that takes less time than awaiting. An unreadable file counts as changed. */
export function isSame(file: FileState | undefined): boolean {
  if (!file) return true
  try {
    const found = statSync(file.name, { throwIfNoEntry: false })
    return found?.mtimeMs === file.mtimeMs && found.size === file.size
  } catch {
    return false
  }
}
