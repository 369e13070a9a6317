import { createEnquiry, updateEnquiry } from '../../../widgets/contract/enquiry-endpoints.ts'
import type { Enquiry, EnquiryReceipt } from '../../../widgets/contract/enquiries.ts'
import { CORPORATE_PROOF } from '../../../widgets/contract/headers.ts'
import { referenceOf } from '../../../widgets/contract/values/reference.ts'
import type { Call, Routes } from '../calls/calls.ts'
import { challengeOf } from '../calls/challenge.ts'
import { senderSigns } from '../calls/sender-signs.ts'
import { type Sign, isSuspicious } from '../calls/suspicion.ts'
import { claimedUser, provenUser } from '../data/enquiries/corporate.ts'
import type { Queries } from '../data/engine/database.ts'
import { newReference } from '../data/enquiries/reference.ts'
import { earlierReference, sightsOf, stopsOf, storeEnquiry } from '../data/enquiries/enquiries.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import { enforceRateLimits, passesRateLimits } from '../data/rate-limits.ts'
import { intentOf } from '../http/idempotency.ts'
import { changeable, replaceEnquiry, senderOf } from '../data/enquiries/update-enquiry.ts'
import { changesOf } from '../mail/enquiry-changes.ts'
import { tellOfEnquiry } from '../mail/enquiry-mails.ts'
import { mailboxOf } from '../data/people/mailbox.ts'
import { SIGHT_LABELS } from '../messages/messages.ts'
import { Refused } from '../errors/refused.ts'
import { oneWorkingDayAfter } from '../settings/working-time.ts'
import { checkStart, readEnquiry } from './read-enquiry.ts'

/** Stores enquiries together with their emails, and opens an account for an unknown address. */
export function enquiryRoutes({ answer, database, settings }: Routes, wakeMail: () => void): void {
  /** Limits emails to an address that may not be the sender's. */
  async function mayMail(email: string, intent: string | undefined, at: Date): Promise<boolean> {
    const mailLimit = { subject: `mail to ${mailboxOf(email)}`, intent, ...settings.travellerRate }
    return passesRateLimits(database, [mailLimit], at)
  }

  /** Counts an enquiry for rate limits, and returns its suspicious signs, and whether the traveller gets an email. */
  async function admit(call: Call<Enquiry>, intent: string | undefined) {
    const { address, input: enquiry } = call
    const at = settings.now()
    checkStart(enquiry, at)
    const senderLimit = { subject: `enquiry of ${address}`, intent, ...settings.enquiryRate }
    await enforceRateLimits(database, [senderLimit], at)
    const signs = await senderSigns({ database, settings }, call, {
      email: enquiry.email,
      names: [enquiry.first_name, enquiry.last_name, enquiry.coupon_code],
      text: enquiry.any_special_request,
      intent,
    })
    // Held enquiries cause no email, so they don't use up what the owner of the address may get.
    const wantsMail = !isSuspicious(signs) && (await mayMail(enquiry.email, intent, at))
    return { at, wantsMail, signs }
  }

  /** The signs to store if the enquiry is held. A verified corporate user is a person. */
  const heldFor = (signs: readonly Sign[], user: unknown): readonly Sign[] | null =>
    !user && isSuspicious(signs) ? signs : null

  const receiptOf = async (reference: string): Promise<EnquiryReceipt> => ({
    reference,
    ...(await challengeOf(database, 'enquiries', reference, settings.now())),
  })

  /** The sender's corporate user: verified by a proof, or only claimed by the address. */
  async function companion(queries: Queries, { header, input }: Call<Enquiry>, at: Date) {
    const user = await provenUser(queries, header(CORPORATE_PROOF) ?? '', at)
    return { user, claimed: user ? undefined : await claimedUser(queries, input.email, at) }
  }

  async function take(call: Call<Enquiry>): Promise<EnquiryReceipt> {
    const { enquiry, key, partner, attribution, language, notice, fingerprint } = readEnquiry(call)
    const earlier = await earlierReference(database, key, fingerprint)
    // Repeats aren't counted, since their sender only lost the response.
    if (earlier) return receiptOf(earlier)
    const { at, wantsMail, signs } = await admit(call, intentOf(key, fingerprint))
    for (let wanted = key && referenceOf(key); ; wanted = undefined) {
      const reference = await database.transaction(async (queries) => {
        await shareMailbox(queries, enquiry.email)
        const stops = await stopsOf(queries, enquiry)
        const { user, claimed } = await companion(queries, call, at)
        const reference = wanted ?? newReference()
        const sent = { enquiry, reference, key, fingerprint, partner, attribution, language, at }
        const corporateUser = user?.uuid ?? null
        const due = oneWorkingDayAfter(settings.working, at)
        const suspicion = heldFor(signs, user)
        const row = { ...sent, notice, corporateUser, due, suspicion }
        if (!(await storeEnquiry(queries, row))) return undefined
        const sights = await sightsOf(queries, enquiry, SIGHT_LABELS)
        const told = { ...sent, stops, sights, user, claimed }
        if (!suspicion) await tellOfEnquiry(queries, settings, told, call.origin, wantsMail)
        return reference
      })
      const known = reference ?? (await earlierReference(database, key, fingerprint))
      if (known === undefined) continue
      wakeMail()
      return receiptOf(known)
    }
  }

  /** Changes the enquiry stored under the key; undefined if there is none. */
  async function change(call: Call<Enquiry>): Promise<EnquiryReceipt | undefined> {
    const { enquiry, key, notice, fingerprint } = readEnquiry(call)
    if (key === null) {
      const message = 'Changing an enquiry requires an Idempotency-Key.'
      throw new Refused(400, 'invalid_idempotency_key', message)
    }
    const sender = await senderOf(database, key)
    if (sender === undefined) return undefined
    const { at, wantsMail, signs } = await admit(call, intentOf(key, fingerprint))
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
      const suspicion = heldFor(signs, user)
      const row = { ...told, notice, fingerprint, corporateUser, labels, suspicion }
      await replaceEnquiry(queries, stored.uuid, row)
      if (!suspicion && !stored.isSuspicious)
        await tellOfEnquiry(queries, settings, told, call.origin, wantsMail)
      return reference
    })
    if (reference === undefined) return undefined
    wakeMail()
    return receiptOf(reference)
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
