import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'

export interface MediaFolder {
  root: string
  /** Folder of incoming uploads, on the same file system. */
  incoming: string
  /** Removes abandoned uploads from before a time in ms since 1970. */
  sweep(before: number): Promise<void>
  close(): Promise<void>
}

/** Opens the configured folder, or a temporary one if the data is in memory. */
export async function openMediaFolder({
  mediaDir,
  dataDir,
}: Pick<Settings, 'mediaDir' | 'dataDir'>): Promise<MediaFolder> {
  const lasting = mediaDir ?? (dataDir === undefined ? undefined : join(dataDir, 'media'))
  const root = lasting ?? (await mkdtemp(join(tmpdir(), 'trip-media-')))
  const incoming = join(root, 'incoming')
  await mkdir(incoming, { recursive: true })
  return {
    root,
    incoming,
    async sweep(before) {
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name)
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true })
      }
    },
    async close() {
      if (lasting === undefined) await rm(root, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
