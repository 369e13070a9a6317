import {
  ATTRIBUTION_NAMES,
  type Attribution,
  bareAddress,
  bounded,
} from '../../../widgets/contract/values/attribution.ts'
import { addDays, earliestStart } from '../../../widgets/contract/values/add-days.ts'
import { utcDate } from '../../../widgets/contract/values/dates.ts'
import { createEnquiry, updateEnquiry } from '../../../widgets/contract/enquiry-endpoints.ts'
import type { Enquiry } from '../../../widgets/contract/enquiries.ts'
import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../../../widgets/contract/headers.ts'
import { referenceOf } from '../../../widgets/contract/values/reference.ts'
import { SIGHT_LABELS } from '../messages/messages.ts'
import { accountAddress } from '../mail/account-address.ts'
import type { Call, Routes } from '../calls/calls.ts'
import { partnerName } from '../data/enquiries/partner-name.ts'
import { addFirstLink } from '../data/people/account-links.ts'
import { claimedUser, provenUser } from '../data/enquiries/corporate.ts'
import type { Queries } from '../data/engine/database.ts'
import { newReference } from '../data/enquiries/reference.ts'
import { earlierReference, sightsOf, stopsOf, storeEnquiry } from '../data/enquiries/enquiries.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import { enforceRateLimits, passesRateLimits } from '../data/rate-limits.ts'
import { addMails } from '../data/mails/mails.ts'
import { addUser } from '../data/people/users.ts'
import { fingerprintOf, idempotencyKey, intentOf } from '../http/idempotency.ts'
import { changeable, replaceEnquiry, senderOf } from '../data/enquiries/update-enquiry.ts'
import { changesOf } from '../mail/enquiry-changes.ts'
import { type EnquiryTold, forSender } from '../mail/enquiry-told.ts'
import { mailboxOf } from '../data/people/mailbox.ts'
import { deskAddress } from '../mail/desk-address.ts'
import { deskMail } from '../mail/enquiry-to-desk.ts'
import { followAddress } from '../mail/follow-link.ts'
import { travellerMail } from '../mail/enquiry-to-traveller.ts'
import { Refused, wrongFields } from '../errors/refused.ts'
import { newToken } from '../secrets/token.ts'
import { oneWorkingDayAfter } from '../settings/working-time.ts'

/** Stores enquiries together with their emails, and opens an account for an unknown address. */
export function enquiryRoutes({ answer, database, settings }: Routes, wakeMail: () => void): void {
  /** Limits emails to an address that may not be the sender's. */
  async function mayMail(email: string, intent: string | undefined, at: Date): Promise<boolean> {
    const mailLimit = { subject: `mail to ${mailboxOf(email)}`, intent, ...settings.travellerRate }
    return passesRateLimits(database, [mailLimit], at)
  }

  /** Link to the sender's account, as long as it has no password. */
  async function firstLink(queries: Queries, told: EnquiryTold, origin: string) {
    const { enquiry, language, at } = told
    const token = newToken()
    const address = accountAddress(settings, origin, token, language)
    return address && (await addFirstLink(queries, enquiry.email, token, at)) ? address : undefined
  }

  function read({ input: enquiry, header, query, language }: Call<Enquiry>) {
    const key = idempotencyKey(header(IDEMPOTENCY_KEY))
    const partner = partnerOf(query('partner'))
    checkDates(enquiry)
    const attribution = attributionIn(query)
    return { enquiry, key, partner, language, attribution, fingerprint: fingerprintOf(enquiry) }
  }

  /** Counts an enquiry for rate limits, and returns whether the traveller gets an email. */
  async function admit({ address, input: enquiry }: Call<Enquiry>, intent: string | undefined) {
    const at = settings.now()
    checkStart(enquiry, at)
    const senderLimit = { subject: `enquiry of ${address}`, intent, ...settings.enquiryRate }
    await enforceRateLimits(database, [senderLimit], at)
    return { at, wantsMail: await mayMail(enquiry.email, intent, at) }
  }

  /** The sender's corporate user: verified by a proof, or only claimed by the address. */
  async function companion(queries: Queries, { header, input }: Call<Enquiry>, at: Date) {
    const user = await provenUser(queries, header(CORPORATE_PROOF) ?? '', at)
    return { user, claimed: user ? undefined : await claimedUser(queries, input.email, at) }
  }

  /** Stores the emails about an enquiry, and opens an account for its address. */
  async function tell(queries: Queries, told: EnquiryTold, origin: string, wantsMail: boolean) {
    const { enquiry, reference, language, at } = told
    const sender = { ...enquiry, reference, language }
    const open = await deskAddress(queries, settings, origin, `/desk/enquiries/${reference}`)
    const mails = [deskMail(told, settings.enquiryEmail, open)]
    await addUser(queries, sender, at)
    if (wantsMail) {
      const follow = await followAddress(queries, settings, origin, sender)
      const link = await firstLink(queries, told, origin)
      const own = await forSender(queries, told)
      mails.push(travellerMail(own, settings.enquiryEmail, follow, link))
    }
    await addMails(queries, mails, at, settings.demo)
  }

  async function take(call: Call<Enquiry>): Promise<{ reference: string }> {
    const { enquiry, key, partner, attribution, language, fingerprint } = read(call)
    const earlier = await earlierReference(database, key, fingerprint)
    // Repeats aren't counted, since their sender only lost the response.
    if (earlier) return { reference: earlier }
    const { at, wantsMail } = await admit(call, intentOf(key, fingerprint))
    for (let wanted = key && referenceOf(key); ; wanted = undefined) {
      const reference = await database.transaction(async (queries) => {
        await shareMailbox(queries, enquiry.email)
        const stops = await stopsOf(queries, enquiry)
        const { user, claimed } = await companion(queries, call, at)
        const reference = wanted ?? newReference()
        const sent = { enquiry, reference, key, fingerprint, partner, attribution, language, at }
        const corporateUser = user?.uuid ?? null
        const due = oneWorkingDayAfter(settings.working, at)
        if (!(await storeEnquiry(queries, { ...sent, corporateUser, due }))) return undefined
        const sights = await sightsOf(queries, enquiry, SIGHT_LABELS)
        const told = { ...sent, stops, sights, user, claimed }
        await tell(queries, told, call.origin, wantsMail)
        return reference
      })
      const known = reference ?? (await earlierReference(database, key, fingerprint))
      if (known === undefined) continue
      wakeMail()
      return { reference: known }
    }
  }

  /** Changes the enquiry stored under the key; undefined if there is none. */
  async function change(call: Call<Enquiry>): Promise<{ reference: string } | undefined> {
    const { enquiry, key, fingerprint } = read(call)
    if (key === null) {
      const message = 'Changing an enquiry requires an Idempotency-Key.'
      throw new Refused(400, 'invalid_idempotency_key', message)
    }
    const sender = await senderOf(database, key)
    if (sender === undefined) return undefined
    const { at, wantsMail } = await admit(call, intentOf(key, fingerprint))
    const reference = await database.transaction(async (queries) => {
      await shareMailbox(queries, enquiry.email, sender)
      const stops = await stopsOf(queries, enquiry)
      const { user, claimed } = await companion(queries, call, at)
      const stored = await changeable(queries, key, at)
      if (!stored || stored.fingerprint === fingerprint) return stored?.reference
      const before = { enquiry: stored.enquiry, stops: await stopsOf(queries, stored.enquiry) }
      const changes = changesOf(before, { enquiry, stops })
      const { reference, partner, attribution } = stored
      const language = call.language ?? stored.language ?? undefined
      const sights = await sightsOf(queries, enquiry, SIGHT_LABELS)
      const about = { reference, partner, attribution: attribution ?? {}, language }
      const told = { enquiry, ...about, stops, sights, user, claimed, at, changes }
      const labels = changes.map(([label]) => label)
      const corporateUser = user?.uuid ?? null
      await replaceEnquiry(queries, stored.uuid, { ...told, fingerprint, corporateUser, labels })
      await tell(queries, told, call.origin, wantsMail)
      return reference
    })
    if (reference === undefined) return undefined
    wakeMail()
    return { reference }
  }

  answer(createEnquiry, take, 201)
  answer(updateEnquiry, async (call) => {
    const changed = await change(call)
    if (changed) return changed
    try {
      return await take(call)
    } catch (error) {
      // The first try may have arrived meanwhile.
      const late = error instanceof Refused && error.code === 'idempotency_conflict'
      const answered = late && (await change(call))
      if (answered) return answered
      throw error
    }
  })
}

function partnerOf(given = ''): string | null {
  const partner = partnerName(given)
  if (!partner) return null
  if (partner.length > 100) throw wrongFields({ partner: 'long' })
  if (/\p{C}/u.test(partner)) throw wrongFields({ partner: 'invalid' })
  return partner
}

/** Never a reason to refuse an enquiry: what is no address, or too long, is left out. */
function attributionIn(query: (name: string) => string | undefined): Attribution {
  const given = Object.fromEntries(ATTRIBUTION_NAMES.map((name) => [name, query(name)]))
  const { page = '', referrer = '' } = given
  const from = bareAddress(referrer)
  return bounded({ ...given, page: bareAddress(page), referrer: from && new URL(from).origin })
}

function checkDates({ from_date, to_date }: Enquiry): void {
  if (from_date && to_date && to_date < from_date) throw wrongFields({ to_date: 'range' })
}

/**
 * A trip starts 7 days from the visitor's today at the earliest (specification, section 9). One day less is accepted,
 * since it may still be yesterday where the visitor is. Earlier starts are refused, as the confirmation's promise
 * could not be kept.
 */
function checkStart({ from_date }: Enquiry, at: Date): void {
  const earliest = earliestStart(addDays(utcDate(at), -1))
  if (from_date && from_date < earliest) throw wrongFields({ from_date: 'range' })
}
