import { addFirstLink } from '../data/people/account-links.ts'
import { addUser } from '../data/people/users.ts'
import type { Queries } from '../data/engine/database.ts'
import { addMails } from '../data/mails/mails.ts'
import { newToken } from '../secrets/token.ts'
import type { Settings } from '../settings/settings.ts'
import { accountAddress } from './account-address.ts'
import { deskAddress } from './desk-address.ts'
import { deskMail } from './enquiry-to-desk.ts'
import { travellerMail } from './enquiry-to-traveller.ts'
import { type EnquiryTold, forSender } from './enquiry-told.ts'
import { followAddress } from './follow-link.ts'

/** Stores the emails about an enquiry, and opens an account for its address. */
export async function tellOfEnquiry(
  queries: Queries,
  settings: Settings,
  told: EnquiryTold,
  origin: string,
  wantsMail: boolean,
): Promise<void> {
  const { enquiry, reference, language, at } = told
  const sender = { ...enquiry, reference, language }
  const open = await deskAddress(queries, settings, origin, `/desk/enquiries/${reference}`)
  const mails = [deskMail(told, settings.enquiryEmail, open)]
  await addUser(queries, sender, at)
  if (wantsMail) {
    const follow = await followAddress(queries, settings, origin, sender)
    const link = await firstLink(queries, settings, told, origin)
    const own = await forSender(queries, told)
    mails.push(travellerMail(own, settings.enquiryEmail, follow, link))
  }
  await addMails(queries, mails, at, settings.demo)
}

/** Link to the sender's account, as long as it has no password. */
async function firstLink(
  queries: Queries,
  settings: Settings,
  { enquiry, language, at }: EnquiryTold,
  origin: string,
): Promise<string | undefined> {
  const token = newToken()
  const address = accountAddress(settings, origin, token, language)
  return address && (await addFirstLink(queries, enquiry.email, token, at)) ? address : undefined
}
