import { resolve } from 'node:path'
import type { Queries } from '../data/database.ts'
import { namedMedia } from '../data/transfer/named-media.ts'
import { TransferRefused } from '../data/transfer/transfer-refused.ts'
import type { Places } from './command.ts'
import { type MediaPlace, mediaPlace, putMedia } from './media-files.ts'

/** From where to where files go. */
export interface Way {
  from: MediaPlace
  to: MediaPlace
}

/**
 * The way from where a provider with these settings has its files to a folder; or to the `bucket` that they name,
 * from the folder that they name.
 * @throws {TransferRefused} where they name none.
 */
export async function wayOf(places: Places, goal: string): Promise<Way> {
  const folder = { ...places, s3: undefined }
  if (goal !== 'bucket') {
    const to = await mediaPlace({ ...folder, mediaDir: resolve(goal) })
    return { from: await mediaPlace(places), to }
  }
  if (!places.s3) throw new TransferRefused('S3_ENDPOINT and S3_BUCKET must name the bucket.')
  return { from: await mediaPlace(folder), to: await mediaPlace(places) }
}

/**
 * Copies the files that rows name, but those that are there already: a stored file is whole, and never changes.
 * Answers how many are there now, and how many were nowhere.
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
