import { open } from 'node:fs/promises'
import type { FileKind } from '../../../widgets/contract/file-kinds.ts'
import { cleanEbml } from './ebml.ts'
import { cleanMp4 } from './mp4.ts'
import { Unreadable, openFileWindow } from './file-window.ts'

/**
 * Checks that a video is whole and nothing but a video, and overwrites, in its own file, what else is
 * known to hold its maker's place and name. Answers false where it is damaged, broken off or has
 * something appended. Nothing is decoded: whether a player likes it only the player knows.
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
