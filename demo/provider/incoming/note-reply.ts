import type { Queries } from '../data/engine/database.ts'
import { deskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import { setTurn } from '../data/enquiries/queue.ts'
import type { FoundEnquiry } from '../data/incoming/find-enquiry.ts'
import { addMails } from '../data/mails/mails.ts'
import { ownerOf } from '../data/people/staff.ts'
import { deskAddress } from '../mail/desk-address.ts'
import { type ReplyTold, incomingMail } from '../mail/incoming-to-staff.ts'
import type { Settings } from '../settings/settings.ts'
import { oneWorkingDayAfter } from '../settings/working-time.ts'

/**
 * Makes an enquiry due for its owner because of a reply, also a closed one, and emails them; without an owner the desk. An
 * earlier due time stays.
 */
export async function noteReply(
  queries: Queries,
  { settings, origin }: { settings: Settings; origin?: string | undefined },
  { uuid, reference }: FoundEnquiry,
  told: ReplyTold,
): Promise<void> {
  const enquiry = await deskEnquiry(queries, reference)
  if (!enquiry) return
  const at = settings.now()
  const due = oneWorkingDayAfter(settings.working, at)
  if (!enquiry.due_at || enquiry.due_at > due) await setTurn(queries, uuid, { due })
  const from = settings.publicUrl ?? origin
  const path = `/desk/enquiries/${reference}`
  const link = from && (await deskAddress(queries, settings, from, path))
  const owner = enquiry.owner && (await ownerOf(queries, enquiry.owner))
  const recipient = owner || settings.enquiryEmail
  await addMails(queries, [incomingMail(enquiry, told, recipient, link)], at, settings.demo)
}
