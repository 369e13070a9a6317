import * as z from 'zod/mini'
import { uuid } from '../../../widgets/contract/text.ts'
import type { Routes } from '../calls/calls.ts'
import type { Queries } from '../data/engine/database.ts'
import { enforceRateLimits } from '../data/rate-limits.ts'
import { secretFor } from '../data/secrets.ts'
import { userById } from '../data/people/users.ts'
import type { App } from '../http/new-app.ts'
import { Refused } from '../errors/refused.ts'
import { archiveHeaders, personalArchive } from '../personal/archive.ts'
import { isSigned, signatureOf } from '../secrets/signed-address.ts'

/** Database name of the signing key. */
const SECRET = 'archives'

/** Lifetime in ms; browsers follow the link immediately. */
const LIFE = 300_000

const pathOf = (user: string) => `/api/archive/${user}`

/** Download path of a person's data, signed for five minutes, so that a browser can save it without a token. */
export async function archivePath(queries: Queries, user: string, now: Date): Promise<string> {
  const path = pathOf(user)
  const secret = await secretFor(queries, SECRET)
  return `${path}?key=${signatureOf(secret, path, new Date(now.getTime() + LIFE))}`
}

/** Serves the ZIP at signed paths. */
export function personalArchiveRoute(app: App, { database, settings, media }: Routes): void {
  app.get('/api/archive/:user', async ({ req, body }) => {
    const user = req.param('user')
    const now = settings.now()
    const path = pathOf(user)
    const secret = await secretFor(database, SECRET)
    if (!isSigned(secret, path, req.query('key') ?? '', now) || !isUser(user)) throw gone()
    const limit = { subject: `archive of ${user}`, limit: 10, seconds: 3600 }
    await enforceRateLimits(database, [limit], now)
    const account = async () =>
      userById(database, user).catch((error: unknown) => {
        throw error instanceof Refused ? gone() : error
      })
    const { email } = await account()
    const person = { email, spellings: 'this one' } as const
    const archive = await personalArchive(database, media.store, person, now)
    // Throws if the person was deleted meanwhile, as the archive would be empty.
    await account()
    return body(archive, 200, archiveHeaders(`${settings.product}-data.zip`))
  })
}

const isUser = (text: string) => z.safeParse(uuid, text).success

const gone = () => new Refused(404, 'not_found', 'This download has expired. Request a new one.')
