import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, lastRelease } from '../../demo/releases/archive.ts'
import { deltaBetween } from '../../demo/releases/brotli-delta.ts'

export interface DeltaSize {
  entry: string
  /** Bytes that a returning visitor with the last release loads. */
  bytes: number
}

/** Sizes of the deltas from the last release to a folder of built widgets, for each entry that both have. */
export async function deltaSizes(
  folder: string,
  entries: string[],
): Promise<{ release: string; sizes: DeltaSize[] } | undefined> {
  const release = await lastRelease()
  if (!release) return undefined
  const files = await filesOf(release)
  const sizes: DeltaSize[] = []
  for (const entry of entries) {
    const old = files[`widgets/${entry}`]
    if (old === undefined) continue
    const delta = await deltaBetween(Buffer.from(old), await readFile(join(folder, entry)))
    if (delta) sizes.push({ entry, bytes: delta.length })
  }
  return { release, sizes }
}
