import { isSigned, signatureOf } from '../../provider/secrets/signed-address.ts'
import type { Queries } from '../../provider/data/engine/database.ts'
import { keptSecret } from '../../provider/data/secrets.ts'

/** Ms that a page can call the API after it was sent: a tab may stay open for days. */
const LIFE = 7 * 24 * 3_600_000

/** Passes of the same hour are equal, so that an unchanged page is answered with 304. */
const HOUR = 3_600_000

/** Database name of the signing key, and the path that a pass signs. */
const SECRET = 'frames'

export interface FramePasses {
  issue: (now: Date) => Promise<string>
  isValid: (pass: string, now: Date) => Promise<boolean>
}

/**
 * Passes of pages in sandboxed frames, whose origin is `null`. Any page can have that origin, so it proves nothing; a
 * pass proves that the provider has sent this page within the last week. Other sites cannot read it out of a frame, but
 * a server can request a page, so a pass opens the calls of tags alone.
 */
export const framePasses = (queries: Queries): FramePasses => ({
  issue: async (now) => {
    const until = Math.ceil(now.getTime() / HOUR) * HOUR + LIFE
    return signatureOf(await keptSecret(queries, SECRET), SECRET, new Date(until))
  },
  isValid: async (pass, now) => isSigned(await keptSecret(queries, SECRET), SECRET, pass, now),
})
