/** `npm run migrate`: migrates the configured database while providers of the previous and this release use it. */
import { migrate } from '../provider/data/engine/migrate.ts'
import { openDatabase } from '../provider/data/open-database.ts'
import { indexSearch } from '../provider/data/attractions/search-index.ts'
import { traceOf } from '../provider/errors/error-trace.ts'
import { plainLog } from '../provider/log/log.ts'
import { settingsFromEnvironment } from '../provider/settings/settings.ts'
import { foldersOf, startFailure } from '../provider/operation/start-failure.ts'

const log = plainLog('info', (line) => console.log(line))

try {
  // Only the database settings matter, so invalid other ones don't stop the migration.
  const named = Object.entries(process.env).filter(([name]) => /^(?:DATA_DIR|DATABASE_)/.test(name))
  const database = await openDatabase(settingsFromEnvironment(Object.fromEntries(named), { log }))
  try {
    const { length } = await migrate(database, log)
    await indexSearch(database, log)
    console.log(length > 0 ? `Ran ${length} migrations.` : 'The database is up to date.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(startFailure(error, foldersOf(process.env)) ?? traceOf(error))
  process.exitCode = 1
}
