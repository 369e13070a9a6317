/** `npm run restore -- FOLDER`, while no provider runs. */
import { resolve } from 'node:path'
import type { Database } from '../provider/data/engine/database.ts'
import { openUnlimited } from '../provider/data/engine/postgres.ts'
import { replaceDatabase } from '../provider/data/transfer/database-folder.ts'
import { load } from '../provider/data/transfer/load.ts'
import { TransferRefused } from '../provider/data/transfer/transfer-refused.ts'
import { type Places, runCommand } from './backup-command.ts'
import { mediaOfBackup, mediaPlace, putMedia } from './media-files.ts'
import { readBackup } from './read-backup.ts'

const USAGE = 'Usage: npm run restore -- FOLDER [--replace]'

await runCommand(USAGE, { replace: { type: 'boolean' } }, async ({ places, word, options }) => {
  if (!word) throw new TransferRefused(USAGE)
  const folder = resolve(word)
  const backup = await readBackup(folder)
  let rows = 0
  let files = 0
  const fill = async (database: Database) =>
    database.transaction(async (queries) => {
      rows = await load(queries, backup.snapshot)
      // Files first, so that no committed row refers to a missing one.
      const media = await mediaPlace(places)
      for await (const { name } of backup.media()) {
        await putMedia(mediaOfBackup(folder), name, media)
        files += 1
      }
    })
  const aside = await into(places, options['replace'] === true, fill)
  const where = aside === undefined ? '' : ` The previous database is in ${aside}.`
  return `Restored ${rows} rows and ${files} photos and videos.${where}`
})

async function into(
  { databaseUrl, databaseDirectUrl, dataDir, log }: Places,
  mayReplace: boolean,
  fill: (database: Database) => Promise<void>,
): Promise<string | undefined> {
  if (!databaseUrl) return replaceDatabase(dataDir, mayReplace, fill)
  if (mayReplace) {
    throw new TransferRefused(
      '--replace only works with the embedded database. Use an empty PostgreSQL database.',
    )
  }
  const database = await openUnlimited(databaseUrl, log, databaseDirectUrl)
  try {
    await fill(database)
  } finally {
    await database.close()
  }
  return undefined
}
