/** What `npm run move -- postgres://…` runs, while no provider does: from the embedded database to a PostgreSQL. */
import { resolve } from 'node:path'
import { openPostgres } from '../data/postgres.ts'
import { openToRead } from '../data/transfer/database-folder.ts'
import { load } from '../data/transfer/load.ts'
import { namedMedia } from '../data/transfer/named-media.ts'
import { snapshotOf } from '../data/transfer/snapshot.ts'
import { TransferRefused } from '../data/transfer/transfer-refused.ts'
import { settingsFromEnvironment } from '../settings.ts'
import { runCommand } from './command.ts'
import { mediaPlace, putMedia } from './media-files.ts'

const USAGE = 'Usage: npm run move -- postgres://… [--media FOLDER], or with DATABASE_URL'

await runCommand(USAGE, { media: { type: 'string' } }, async ({ places, word, options }) => {
  const { databaseUrl } = word ? settingsFromEnvironment({ DATABASE_URL: word }) : places
  if (!databaseUrl) throw new TransferRefused(USAGE)
  const from = await mediaPlace(places)
  const named = options['media']
  const place =
    typeof named === 'string'
      ? await mediaPlace({ dataDir: undefined, mediaDir: resolve(named) })
      : undefined
  const source = await openToRead(places.dataDir, true)
  try {
    const target = await openPostgres(databaseUrl, places.log)
    try {
      const rows = await source.transaction(async (reading) => {
        const snapshot = await snapshotOf(reading)
        return target.transaction(async (writing) => {
          const count = await load(writing, snapshot)
          if (!place) return count
          for await (const names of namedMedia(reading)) {
            for (const name of names) await putMedia(from, name, place)
          }
          return count
        })
      })
      return (
        `${rows} rows are in the PostgreSQL. Start the provider with its address in DATABASE_URL and ` +
        `with MEDIA_DIR=${place?.root ?? from.root}; what is in ${places.dataDir} stays as it was.`
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
})
