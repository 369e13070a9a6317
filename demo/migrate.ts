/**
 * What `npm run migrate` runs: brings the tables of the database that the settings name up to date, while providers
 * of the last release and of this one use it.
 */
import { migrate } from './provider/data/migrate.ts'
import { openDatabase } from './provider/data/open-database.ts'
import { indexSearch } from './provider/data/search-index.ts'
import { traceOf } from './provider/error-trace.ts'
import { plainLog } from './provider/operation/log.ts'
import { settingsFromEnvironment } from './provider/settings.ts'
import { foldersOf, startFailure } from './provider/start-failure.ts'

const log = plainLog('info', (line) => console.log(line))

try {
  // Of the provider's settings only those of the database matter here.
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
