import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'

/** Where visitors' files are on this machine. */
export interface MediaFolder {
  /** The folder of stored media. */
  root: string
  /** The folder of uploads that are still coming in, on the same file system. */
  incoming: string
  /** Removes what came in before a time and never got further, in milliseconds since 1970. */
  sweep(before: number): Promise<void>
  /** Removes the folder if it was a temporary one. */
  close(): Promise<void>
}

/** Opens the folder that the settings name, or a temporary one where the data are in memory too. */
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
