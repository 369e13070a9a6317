import { claimedUser } from '../data/enquiries/corporate.ts'
import { deskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import { sightsOf, stopsOf } from '../data/enquiries/enquiries.ts'
import { storedEnquiry } from '../data/enquiries/stored-enquiry.ts'
import type { Queries } from '../data/engine/database.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import { submittedOne } from '../data/reviews/moderation.ts'
import { type Suspicious, releaseEnquiry } from '../data/suspicious/suspicious.ts'
import { releaseUpload } from '../data/suspicious/release-upload.ts'
import { SIGHT_LABELS } from '../messages/messages.ts'
import type { Settings } from '../settings/settings.ts'
import { oneWorkingDayAfter } from '../settings/working-time.ts'
import { tellOfEnquiry } from './enquiry-mails.ts'
import { tellDesk } from './submitted.ts'

/** Releases a held submission, and stores the emails that it would have caused when it arrived. False if it isn't held. */
export async function releaseSubmission(
  queries: Queries,
  settings: Settings,
  { table, uuid, email }: Pick<Suspicious, 'table' | 'uuid' | 'email'>,
  origin: string,
  wantsMail: boolean,
): Promise<boolean> {
  const at = settings.now()
  await shareMailbox(queries, email)
  if (table !== 'enquiries') {
    const isReleased = await releaseUpload(queries, table, uuid, at, settings.moderation)
    const one = settings.moderation && isReleased && (await submittedOne(queries, table, uuid))
    if (one) await tellDesk(queries, settings, origin, one, uuid)
    return isReleased
  }
  const due = oneWorkingDayAfter(settings.working, at)
  const reference = await releaseEnquiry(queries, uuid, at, due)
  const stored = reference && (await deskEnquiry(queries, reference))
  if (!stored) return false
  const { partner, attribution, language } = stored
  const enquiry = await storedEnquiry(queries, uuid)
  const told = {
    enquiry,
    reference: stored.reference,
    partner,
    attribution: attribution ?? {},
    language: language ?? undefined,
    stops: await stopsOf(queries, enquiry),
    sights: await sightsOf(queries, enquiry, SIGHT_LABELS),
    user: undefined,
    claimed: await claimedUser(queries, enquiry.email, at),
    at,
  }
  await tellOfEnquiry(queries, settings, told, origin, wantsMail)
  return true
}
