import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Snapshot } from '../provider/data/transfer/snapshot.ts'
import { TransferRefused } from '../provider/data/transfer/transfer-refused.ts'
import { type LinesFile, readLines, sha256Of } from './lines-file.ts'
import { MEDIA_LIST, readManifest, tableFile } from './manifest.ts'
import { type MediaFile, checkMedia, readMediaFile } from './media-files.ts'

/** A backup whose files were all verified. */
export interface Backup {
  snapshot: Snapshot
  media(): AsyncIterable<MediaFile>
}

/** @throws {TransferRefused} naming a file that is missing or changed */
export async function readBackup(folder: string): Promise<Backup> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) await checkLines(folder, tableFile(table.name), table)
  await checkLines(folder, MEDIA_LIST, manifest.media)
  const media = async function* () {
    for await (const lines of readLines(join(folder, MEDIA_LIST))) yield* lines.map(readMediaFile)
  }
  for await (const file of media()) await checkMedia(folder, file)
  const lines = ({ name }: { name: string }) => readLines(join(folder, tableFile(name)))
  return { snapshot: { ...manifest, lines }, media }
}

async function checkLines(folder: string, name: string, { sha256 }: LinesFile): Promise<void> {
  const path = join(folder, name)
  if (!(await stat(path).catch(() => undefined))) {
    throw new TransferRefused(`The backup ${folder} is incomplete: ${name} is missing.`)
  }
  if ((await sha256Of(path)) !== sha256) {
    throw new TransferRefused(`The backup ${folder} was altered: ${name}.`)
  }
}
