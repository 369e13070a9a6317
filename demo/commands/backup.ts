/** `npm run backup -- FOLDER`, also while the provider runs. */
import { resolve } from 'node:path'
import { openUnlimited } from '../provider/data/engine/postgres.ts'
import { openToRead } from '../provider/data/transfer/database-folder.ts'
import { TransferRefused } from '../provider/data/transfer/transfer-refused.ts'
import { runCommand } from './backup-command.ts'
import type { Manifest } from './manifest.ts'
import { mediaPlace } from './media-files.ts'
import { writeBackup } from './write-backup.ts'

const USAGE = 'Usage: npm run backup -- FOLDER'

await runCommand(USAGE, {}, async ({ places, word }) => {
  if (!word) throw new TransferRefused(USAGE)
  const folder = resolve(word)
  const { databaseUrl, databaseDirectUrl, dataDir, log } = places
  const database = databaseUrl
    ? await openUnlimited(databaseUrl, log, databaseDirectUrl)
    : await openToRead(dataDir)
  try {
    return said(
      await writeBackup(database, await mediaPlace(places), folder, interruption()),
      folder,
    )
  } finally {
    await database.close()
  }
})

/** The first signal stops the backup and removes its files; a second one ends the process immediately. */
function interruption(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new TransferRefused('Stopped. No backup was made.')))
  }
  return stop.signal
}

function said({ tables, media }: Manifest, folder: string): string {
  const rows = tables.reduce((sum, { lines }) => sum + lines, 0)
  const missing = media.missing > 0 ? ` ${media.missing} more are referenced but missing.` : ''
  return `Backed up ${rows} rows of ${tables.length} tables and ${media.lines} photos and videos to ${folder}.${missing}`
}
