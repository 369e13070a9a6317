import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, lastRelease } from '../../demo/releases/archive.ts'
import { deltaBetween } from '../../demo/releases/brotli-delta.ts'

export interface DeltaSize {
  entry: string
  /** Bytes that a returning visitor with the last release loads. */
  bytes: number
}

export interface Deltas {
  release: string
  sizes: DeltaSize[]
}

/** Sizes of the deltas from the last release to a folder of built widgets, for each entry that both have. */
export async function deltaSizes(folder: string, entries: string[]): Promise<Deltas | undefined> {
  const release = await lastRelease()
  if (!release) return undefined
  const files = await filesOf(release)
  return { release, sizes: await sizesFrom((entry) => files[`widgets/${entry}`], folder, entries) }
}

/** The same from the built widgets in another folder. */
export async function deltaSizesFrom(
  older: string,
  folder: string,
  entries: string[],
): Promise<Deltas> {
  const there = new Set(await readdir(older))
  const read = async (entry: string) =>
    there.has(entry) ? readFile(join(older, entry)) : undefined
  return { release: older, sizes: await sizesFrom(read, folder, entries) }
}

type Old = Buffer | string | undefined

async function sizesFrom(
  read: (entry: string) => Old | Promise<Old>,
  folder: string,
  entries: string[],
): Promise<DeltaSize[]> {
  const sizes: DeltaSize[] = []
  for (const entry of entries) {
    const old = await read(entry)
    if (old === undefined) continue
    const delta = await deltaBetween(Buffer.from(old), await readFile(join(folder, entry)))
    if (delta) sizes.push({ entry, bytes: delta.length })
  }
  return sizes
}
