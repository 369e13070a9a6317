/**
 * `npm run move -- postgres://…`, while no provider runs: moves the embedded database to PostgreSQL, with
 * `--media` also photos and videos. `--only-media` doesn't touch the database, and works while a provider runs.
 */
import type { Database } from '../provider/data/engine/database.ts'
import { openUnlimited } from '../provider/data/engine/postgres.ts'
import { openToRead } from '../provider/data/transfer/database-folder.ts'
import { load } from '../provider/data/transfer/load.ts'
import { snapshotOf } from '../provider/data/transfer/snapshot.ts'
import { TransferRefused } from '../provider/data/transfer/transfer-refused.ts'
import { settingsFromEnvironment } from '../provider/settings/settings.ts'
import { type Places, runCommand } from './backup-command.ts'
import { mediaPlace } from './media-files.ts'
import { moveMedia, wayOf } from './move-media.ts'

const USAGE =
  'Usage: npm run move -- postgres://… [--media FOLDER|bucket], or with DATABASE_URL, ' +
  'or npm run move -- --only-media FOLDER|bucket'
const OPTIONS = { media: { type: 'string' }, 'only-media': { type: 'string' } } as const

await runCommand(USAGE, OPTIONS, async ({ places, word, options }) => {
  const { media, 'only-media': only } = options
  if (typeof only === 'string') {
    if (word !== undefined || media !== undefined) throw new TransferRefused(USAGE)
    return onlyMedia(places, only)
  }
  const { databaseUrl, databaseDirectUrl: directUrl } = word
    ? settingsFromEnvironment({ DATABASE_URL: word })
    : places
  if (!databaseUrl) throw new TransferRefused(USAGE)
  const way = typeof media === 'string' ? await wayOf(places, media) : undefined
  const { setting } = way?.to ?? (await mediaPlace(places))
  const source = await openToRead(places.dataDir, true)
  try {
    const target = await openUnlimited(databaseUrl, places.log, directUrl)
    try {
      const [rows, missing] = await source.transaction(async (reading) => {
        const snapshot = await snapshotOf(reading)
        return target.transaction(async (writing) => {
          const count = await load(writing, snapshot)
          return [count, way ? (await moveMedia(reading, way)).missing : 0] as const
        })
      })
      return (
        `Copied ${rows} rows to PostgreSQL.${nowhere(missing)} Start the provider with its URL in DATABASE_URL and ` +
        `with ${setting}. ${places.dataDir} is unchanged.`
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
})

async function onlyMedia(places: Places, goal: string): Promise<string> {
  const way = await wayOf(places, goal)
  const { databaseUrl, databaseDirectUrl, dataDir, log } = places
  const database: Database = databaseUrl
    ? await openUnlimited(databaseUrl, log, databaseDirectUrl)
    : await openToRead(dataDir)
  try {
    const { there, missing } = await database.transaction((reading) => moveMedia(reading, way))
    return (
      `${there} photos and videos are in the new place.${nowhere(missing)} Start the provider with ` +
      `${way.to.setting}, then run this again to copy newer files. The originals are unchanged.`
    )
  } finally {
    await database.close()
  }
}

function nowhere(missing: number): string {
  return missing > 0 ? ` ${missing} more photos and videos are referenced but missing.` : ''
}
