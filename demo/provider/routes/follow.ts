import { createHash } from 'node:crypto'
import {
  changeFollowed,
  followEnquiry,
  mailFollowLink,
} from '../../../widgets/contract/follow-endpoints.ts'
import type { FollowedChange } from '../../../widgets/contract/followed-enquiry.ts'
import type { Call, Routes } from '../calls/calls.ts'
import { signedIn } from '../calls/signed-in.ts'
import { logDeed } from '../data/desk-log.ts'
import type { Queries } from '../data/engine/database.ts'
import { changeStatus, deskEnquiry } from '../data/enquiries/desk-enquiries.ts'
import { followedEnquiry } from '../data/enquiries/followed-enquiry.ts'
import { type Followable, enquiryOfKey, ownEnquiry } from '../data/enquiries/follow-keys.ts'
import { setTurn } from '../data/enquiries/queue.ts'
import { emitEnquiry } from '../data/webhooks/emit.ts'
import { type Mail, addMails } from '../data/mails/mails.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import { userById } from '../data/people/users.ts'
import { enforceRateLimits, passesRateLimits } from '../data/rate-limits.ts'
import { Refused, wrongFields } from '../errors/refused.ts'
import { deskAddress } from '../mail/desk-address.ts'
import { statusMail } from '../mail/desk-to-traveller.ts'
import { followAddress, followLinkMail } from '../mail/follow-link.ts'
import { latestPlanPath } from '../mail/plan-link.ts'
import { requestMail } from '../mail/request-to-desk.ts'
import { ENGLISH, messagesIn } from '../messages/messages.ts'
import { companyDate } from '../settings/company-time.ts'
import { oneWorkingDayAfter } from '../settings/working-time.ts'

type Named = Pick<FollowedChange, 'key' | 'id'>

/** Shows an enquiry to its sender, by an emailed link or with an account, and takes requests to change it. */
export function followRoutes({ answer, database, settings }: Routes, wakeMail: () => void): void {
  async function opened({ input, header, address }: Call<Named>): Promise<Followable> {
    const now = settings.now()
    const { key, id } = input
    if (key === undefined && id !== undefined) {
      const user = await signedIn(database, header('authorization') ?? null, now)
      const enquiry = await ownEnquiry(database, id, (await userById(database, user)).email)
      if (enquiry) return enquiry
      throw new Refused(404, 'not_found', 'You have no enquiry with this id.')
    }
    const enquiry = await enquiryOfKey(database, key ?? '', now)
    if (enquiry) return enquiry
    // Only invalid keys count, so that a page can refresh itself and opening a link stores nothing.
    const visitor = { subject: `enquiry link from ${address}`, ...settings.activationRate }
    await enforceRateLimits(database, [visitor], now)
    throw invalid()
  }

  async function show(queries: Queries, uuid: string, language: string | undefined) {
    const enquiry = await followedEnquiry(queries, uuid, language)
    if (!enquiry) throw invalid()
    for (const event of enquiry.events) {
      if (event.kind === 'changed') event.text = labelsIn(language, event.text ?? '')
    }
    const plan = await latestPlanPath(queries, enquiry, settings.now())
    return { ...enquiry, plan }
  }

  answer(followEnquiry, async (call) => show(database, (await opened(call)).uuid, call.language))

  answer(changeFollowed, async (call) => {
    const { text = '', cancel = false } = call.input
    if (text === '' && !cancel) throw wrongFields({ text: 'required' })
    const { uuid, reference, email } = await opened(call)
    const at = settings.now()
    const intent = createHash('sha256')
      .update(JSON.stringify([uuid, text, companyDate(at)]))
      .digest('hex')
    const sender = { subject: `enquiry of ${call.address}`, intent, ...settings.enquiryRate }
    await enforceRateLimits(database, [sender], at)
    const answered = await database.transaction(async (queries) => {
      await shareMailbox(queries, email)
      const enquiry = await deskEnquiry(queries, reference)
      if (!enquiry) throw invalid()
      const { status } = enquiry
      const cancels = cancel && status !== 'Canceled'
      if (cancels) {
        const isOpen =
          status !== 'Completed' && (await changeStatus(queries, uuid, status, 'Canceled', at))
        if (!isOpen) throw notChangeable()
        const deed = { staff: null, at, deed: 'status', was: status, text: 'Canceled' } as const
        await logDeed(queries, deed, 'enquiry', uuid)
      }
      const asked = { staff: null, at, deed: 'asked', text, intent } as const
      const asks = text !== '' && (await logDeed(queries, asked, 'enquiry', uuid))
      if (!cancels && !asks) return show(queries, uuid, call.language)
      // A request about a closed enquiry has to be answered, too, but a reason for canceling doesn't.
      if (asks && !cancels) {
        await setTurn(queries, uuid, { due: oneWorkingDayAfter(settings.working, at) })
        await emitEnquiry(queries, uuid, 'request')
      }
      const desk = settings.enquiryEmail
      const open = await deskAddress(queries, settings, call.origin, `/desk/enquiries/${reference}`)
      const mails: Mail[] = [requestMail(enquiry, { text, cancel: cancels }, desk, open)]
      if (cancels) {
        const link = await followAddress(queries, settings, call.origin, enquiry)
        mails.push(statusMail(enquiry, 'Canceled', desk, link))
      }
      await addMails(queries, mails, at, settings.demo)
      return show(queries, uuid, call.language)
    })
    wakeMail()
    return answered
  })

  answer(mailFollowLink, async ({ input, address, origin, language }) => {
    const { reference, email } = input
    const now = settings.now()
    const visitor = { subject: `enquiry link asked from ${address}`, ...settings.forgottenRate }
    await enforceRateLimits(database, [visitor], now)
    const subject = `enquiry link of ${reference} ${email.toLowerCase()}`
    // Same response above this limit and for unknown pairs, so that it reveals no enquiry.
    const pair = { subject, ...settings.forgottenMailboxRate }
    if (!(await passesRateLimits(database, [pair], now))) return { sent: true }
    await database.transaction(async (queries) => {
      await shareMailbox(queries, email)
      const link = await followAddress(queries, settings, origin, { ...input, language })
      const enquiry = await deskEnquiry(queries, reference)
      const mail = followLinkMail(
        { reference, email: enquiry?.email ?? email, language },
        enquiry?.first_name,
        link ?? '',
        settings.enquiryEmail,
      )
      await addMails(queries, [mail], now, settings.demo, link !== undefined)
    })
    wakeMail()
    return { sent: true }
  })
}

/** Translates the labels of changed fields, which are stored in English for the desk. */
function labelsIn(language: string | undefined, labels: string): string {
  const says = messagesIn(language)
  const names = Object.entries(ENGLISH.trip.labels)
  const known = new Map([
    [ENGLISH.trip.trip, says.trip.trip],
    ...names.map(
      ([name, label]) => [label, Reflect.get(says.trip.labels, name) as string] as const,
    ),
  ])
  return labels
    .split(', ')
    .map((label) => known.get(label) ?? label)
    .join(says.language.comma)
}

const invalid = () =>
  new Refused(400, 'link_invalid', 'The link is incomplete, has expired or was revoked.')

const notChangeable = () =>
  new Refused(409, 'not_changeable', 'This enquiry can no longer be canceled.')
