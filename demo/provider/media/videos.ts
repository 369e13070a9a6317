import { open } from 'node:fs/promises'
import type { FileKind } from '../../../widgets/contract/values/file-kinds.ts'
import { cleanEbml } from './ebml.ts'
import { cleanMp4 } from './mp4.ts'
import { Unreadable, openFileWindow } from './file-window.ts'

/**
 * Checks that a file is a whole video and nothing else, and overwrites data in it that may reveal its maker's place or
 * name. False if it is damaged, truncated or has appended data. Nothing is decoded, so it may still be unplayable.
 */
export async function clean(path: string, kind: FileKind): Promise<boolean> {
  const file = await open(path, 'r+')
  try {
    const window = await openFileWindow(file)
    await (kind === 'webm' ? cleanEbml(window) : cleanMp4(window))
    return true
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  } finally {
    await file.close()
  }
}
