import type { Routes } from '../calls/calls.ts'
import { type Sign, afterProof, isSuspicious } from '../calls/suspicion.ts'
import { mailboxOf } from '../data/people/mailbox.ts'
import { passesRateLimits } from '../data/rate-limits.ts'
import { type HeldRow, noteProof, suspiciousOne } from '../data/suspicious/suspicious.ts'
import { releaseSubmission } from '../mail/release-submission.ts'

/**
 * Notes that a person sent a row, and releases it unless it has other signs. Does nothing for a row that isn't held or
 * has a proof.
 * @param origin of links in its emails, unless a setting names one
 */
export async function releaseProven(
  { database, settings }: Pick<Routes, 'database' | 'settings'>,
  row: HeldRow,
  origin: string,
): Promise<void> {
  const at = settings.now()
  const held = await suspiciousOne(database, row)
  if (!held) return
  const subject = `mail to ${mailboxOf(held.email)}`
  const limit = { subject, intent: held.uuid, ...settings.travellerRate }
  const wantsMail = await passesRateLimits(database, [limit], at)
  await database.transaction(async (queries) => {
    const signs = await noteProof(queries, held, at)
    if (!signs || isSuspicious(afterProof(signs as Sign[]))) return
    await releaseSubmission(queries, settings, held, origin, wantsMail)
  })
}
