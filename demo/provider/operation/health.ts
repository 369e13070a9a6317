import { setTimeout as wait } from 'node:timers/promises'
import { unavailableCodeOf } from '../errors/database-unavailable.ts'
import { type Database, ping } from '../data/engine/database.ts'
import { missingMigrations } from '../data/engine/migrate.ts'
import { type App, databaseUnavailable } from '../http/new-app.ts'
import { Refused, unavailable } from '../errors/refused.ts'
import { bearsToken } from '../secrets/bearer-token.ts'
import type { Settings } from '../settings/settings.ts'
import type { Metrics } from './metrics.ts'

/** Timeout in ms for the database in a readiness check. */
const PATIENCE = 3000

const UNCACHED = { 'cache-control': 'no-store' }

/** `/healthz`: whether the database responds; `/readyz`: whether this instance accepts visitors; `/metrics`. */
export function healthRoutes(
  app: App,
  database: Database,
  settings: Settings,
  metrics: Metrics,
): void {
  const asked = async (question: () => Promise<unknown>) => {
    try {
      await question()
    } catch (error) {
      if (error instanceof Refused) throw error
      const code = unavailableCodeOf(error)
      settings.log('the database is not responding', code ? { code } : { error })
      throw databaseUnavailable()
    }
  }

  app.get('/healthz', async (context) => {
    await asked(async () => ping(database))
    return context.json({ status: 'ok' }, 200, UNCACHED)
  })

  app.get('/readyz', async (context) => {
    await asked(async () => {
      const missing = await Promise.race([
        missingMigrations(database),
        wait(PATIENCE, undefined, { ref: false }).then(() => {
          throw databaseUnavailable()
        }),
      ])
      if (missing.length === 0) return
      throw unavailable(`The database is missing migrations: ${missing.join(', ')}.`, 10)
    })
    return context.json({ status: 'ready' }, 200, UNCACHED)
  })

  const { metricsToken, demo } = settings
  if (metricsToken === undefined && !demo) return
  app.get('/metrics', async (context) => {
    if (metricsToken !== undefined) mustBear(metricsToken, context.req.header('authorization'))
    const { type, text } = await metrics.text()
    return context.body(text, 200, { ...UNCACHED, 'content-type': type })
  })
}

/** Throws 401 unless the header has the token. */
function mustBear(token: string, header = ''): void {
  if (bearsToken(token, header)) return
  const headers = { 'www-authenticate': 'Bearer' }
  throw new Refused(401, 'signed_out', 'Send the token from METRICS_TOKEN.', { headers })
}
