import { resolve } from 'node:path'
import type { Queries } from '../provider/data/engine/database.ts'
import { namedMedia } from '../provider/data/transfer/named-media.ts'
import { TransferRefused } from '../provider/data/transfer/transfer-refused.ts'
import type { Places } from './backup-command.ts'
import { type MediaPlace, mediaPlace, putMedia } from './media-files.ts'

export interface Way {
  from: MediaPlace
  to: MediaPlace
}

/**
 * The places for moving files: from the provider's to a folder, or from the settings' folder to their bucket.
 * @throws {TransferRefused} if the settings name no bucket
 */
export async function wayOf(places: Places, goal: string): Promise<Way> {
  const folder = { ...places, s3: undefined }
  if (goal !== 'bucket') {
    const to = await mediaPlace({ ...folder, mediaDir: resolve(goal) })
    return { from: await mediaPlace(places), to }
  }
  if (!places.s3) throw new TransferRefused('Set S3_ENDPOINT and S3_BUCKET to use a bucket.')
  return { from: await mediaPlace(folder), to: await mediaPlace(places) }
}

/**
 * Copies the files that rows refer to, except existing ones, since stored files are complete and never change.
 * Returns the number of files at the target, and of those that were missing.
 */
export async function moveMedia(
  queries: Queries,
  { from, to }: Way,
): Promise<{ there: number; missing: number }> {
  let there = 0
  let missing = 0
  for await (const names of namedMedia(queries)) {
    for (const name of names) {
      const found = await from.store.open(name)
      const has = await to.store.open(name)
      if (found && found.size !== has?.size) await putMedia(from, name, to)
      if (found ?? has) there += 1
      else missing += 1
    }
  }
  return { there, missing }
}
