import type { Call, Routes } from '../calls/calls.ts'
import { confirmationOf, confirmedRow } from '../calls/confirmation.ts'
import { sentHeaders } from '../calls/sender-signs.ts'
import { isOfBrowser } from '../calls/suspicion.ts'
import { passesRateLimits } from '../data/rate-limits.ts'
import { releaseProven } from './release-proven.ts'

/** Ms from the page to the press, below which a person hasn't read the page. */
export const SOONEST_PRESS = 3000

/** Different submissions that one address may confirm. */
const RATE = { limit: 5, seconds: 3600 }

export type Press = Pick<Call<unknown>, 'address' | 'header' | 'origin'> & { token: string }

/** 'early' has the token of another try. 'failed' leaves the submission to staff. */
export type Pressed = { state: 'confirmed' | 'failed' } | { state: 'early'; token: string }

/**
 * Accepts a press of the button on the page after a form was sent without JavaScript, and releases the submission as a
 * proof of work does. A press too many, such as a double one or that of a reloaded page, changes nothing and is
 * 'confirmed' too, and so is one for a submission that stays with staff.
 */
export async function confirmPerson(
  { database, settings }: Pick<Routes, 'database' | 'settings'>,
  { token, address, header, origin }: Press,
): Promise<Pressed> {
  const now = settings.now()
  const row = await confirmedRow(database, token, now)
  if (!row || !isOfBrowser(sentHeaders(header))) return { state: 'failed' }
  if (now.getTime() - row.shown.getTime() < SOONEST_PRESS) {
    const another = await confirmationOf(database, row, now)
    return another ? { state: 'early', token: another } : { state: 'confirmed' }
  }
  const limit = { subject: `confirmation from ${address}`, intent: row.uuid, ...RATE }
  if (!(await passesRateLimits(database, [limit], now))) return { state: 'failed' }
  await releaseProven({ database, settings }, row, origin)
  return { state: 'confirmed' }
}
