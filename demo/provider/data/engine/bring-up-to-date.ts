import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../../settings/settings.ts'
import { unavailableCodeOf } from '../../errors/database-unavailable.ts'
import { type Database, unlimited } from './database.ts'
import { migrate, missingMigrations } from './migrate.ts'

/** Interval in ms. */
const CHECKS_AGAIN = 1000

/**
 * Runs the migrations, or waits until `npm run migrate` has run them, depending on the settings. Waiting is no
 * failure, so that a supervisor doesn't restart the process; `/readyz` answers 503 meanwhile.
 */
export async function bringUpToDate(
  database: Database,
  { databaseUrl, migrateAtStart, log }: Pick<Settings, 'databaseUrl' | 'migrateAtStart' | 'log'>,
): Promise<void> {
  if (!databaseUrl || migrateAtStart) return void (await migrate(database, log))
  for (let turn = 0; ; turn += 1) {
    const missing = await missingMigrations(unlimited(database)).catch((error: unknown) => {
      if (unavailableCodeOf(error)) return undefined
      throw error
    })
    if (missing?.length === 0) return
    if (turn === 0)
      log('the database is missing migrations; run npm run migrate', { level: 'warn' })
    await wait(CHECKS_AGAIN)
  }
}
