import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Queries } from '../data/engine/database.ts'
import { type FoundEnquiry, type Hints, findEnquiry } from '../data/incoming/find-enquiry.ts'
import {
  type Cut,
  type IncomingKind,
  addIncomingMail,
  countSince,
  isKnown,
} from '../data/incoming/incoming-mails.ts'
import { tokensIn } from '../data/incoming/reply-tokens.ts'
import { isOwnMail } from '../data/mails/mail-thread.ts'
import { noteReturned } from '../data/mails/undelivered.ts'
import { storeWithRow } from '../data/media/pending-media.ts'
import { shareMailbox } from '../data/people/mailbox-lock.ts'
import type { Media } from '../media/media.ts'
import type { Settings } from '../settings/settings.ts'
import { bounceIn } from './bounce.ts'
import { kindOfMail } from './judge-mail.ts'
import { noteReply } from './note-reply.ts'
import { type ParsedMail, attachmentsOf, parseHeaders, parseMail } from './parse-mail.ts'
import { type PreparedFiles, bytesOf, prepareFiles } from './prepare-files.ts'

/** Where emails are received. */
export interface Reception {
  database: Database
  media: Pick<Media, 'store' | 'incoming' | 'room'>
  settings: Settings
  wakeMail: () => void
  /** Origin of links in demo mode; undefined where no request is answered. */
  origin?: string | undefined
}

/** In bytes. Of a larger email only its headers are stored. */
export const LARGEST_MAIL = 25 * 1024 * 1024

/** Emails of one enquiry in an hour; more are programs that answer each other. */
const MOST_PER_HOUR = 20
const HOUR = 3_600_000

/** Headers with the addresses that an email was sent or forwarded to. */
const RECIPIENTS = [
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-forwarded-to',
  'resent-to',
]

const NO_FILES: PreparedFiles = { files: [], ready: [] }

/**
 * Stores an email once, with its enquiry or unassigned, and lets staff know about a reply. Concurrent calls with the same
 * email store one.
 * @param raw the email (RFC 5322), or its headers if it is `large`
 * @throws {StoreAway}, {DiskFull} or an error of the database, after which the same email can be received again
 */
export async function receiveMail(
  reception: Reception,
  raw: Uint8Array,
  cut: Cut | null = null,
): Promise<'stored' | 'known'> {
  const { database, media, settings } = reception
  const mail = await (cut ? parseHeaders(raw, cut) : parseMail(raw))
  const fingerprint = fingerprintOf(mail, raw)
  if (await isKnown(database, fingerprint)) return 'known'
  const bounce = bounceIn(mail, mail.attachments) && bounceIn(mail, await attachmentsOf(raw))
  const seemed: IncomingKind = bounce ? 'bounce' : kindOfMail(mail, settings)
  const hints: Hints = {
    tokens: tokensIn([...RECIPIENTS.flatMap(mail.header), bounce?.text ?? ''].join(' ')),
    answers: bounce?.messageIds ?? mail.answers,
    references: referencesIn(mail.subject),
    sender: mail.sender,
  }
  const expected = await findEnquiry(database, hints)
  const at = settings.now()

  const keep = async ({ files, ready }: PreparedFiles) =>
    storeWithRow(database, media.store, ready, async (queries) => {
      await shareMailbox(queries, ...[mail.sender, expected?.email ?? ''].filter(Boolean))
      const enquiry = await findEnquiry(queries, hints)
      const kind = await kindIn(queries, seemed, mail, enquiry, at)
      const body = kind === 'loop' ? '' : mail.body
      const { messageId: message_id, sender, senderName: sender_name, subject } = mail
      const row = { fingerprint, message_id, kind, sender, sender_name, subject, body, files }
      if (!(await addIncomingMail(queries, { ...row, cut: mail.cut }, enquiry, at))) return false
      if (bounce?.failed) await noteReturned(queries, bounce.messageIds, bounce.failure, at)
      if (kind === 'reply' && enquiry) await noteReply(queries, reception, enquiry, mail)
      return true
    })

  const isStored = await (seemed === 'reply' && mail.attachments.length > 0
    ? withFiles(reception, mail, raw.byteLength, keep)
    : keep(NO_FILES))
  if (!isStored) return 'known'
  reception.wakeMail()
  return 'stored'
}

/** Prepares the attachments in a folder that is gone afterwards. */
async function withFiles<Result>(
  { media }: Reception,
  { attachments }: ParsedMail,
  size: number,
  keep: (files: PreparedFiles) => Promise<Result>,
): Promise<Result> {
  const place = await media.room.reserve(size)
  const folder = await mkdtemp(join(media.incoming, 'mail-'))
  try {
    return await keep(await prepareFiles(attachments, folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
    place.leave()
  }
}

/** Detects our own emails, and programs that answer each other. */
async function kindIn(
  queries: Queries,
  seemed: IncomingKind,
  { messageId }: ParsedMail,
  enquiry: FoundEnquiry | undefined,
  at: Date,
): Promise<IncomingKind> {
  if (seemed === 'loop' || (messageId && (await isOwnMail(queries, messageId)))) return 'loop'
  if (!enquiry) return seemed
  const before = await countSince(queries, enquiry.uuid, new Date(at.getTime() - HOUR))
  return before >= MOST_PER_HOUR ? 'loop' : seemed
}

/**
 * The same for copies that arrive on different ways, whose trace headers differ, and another one for emails that share a
 * Message-ID.
 */
function fingerprintOf(mail: ParsedMail, raw: Uint8Array): string {
  const hash = createHash('sha256')
  const { messageId, sender, subject, body, cut, attachments, header } = mail
  if (!messageId) return hash.update(raw).digest('hex')
  hash.update(JSON.stringify([messageId, sender, header('date'), subject, body, cut]))
  for (const attachment of attachments) hash.update('\0').update(bytesOf(attachment))
  return hash.digest('hex')
}

const referencesIn = (subject: string) =>
  [...subject.toUpperCase().matchAll(/\bTJ-[A-Z\d]{4}-[A-Z\d]{4}\b/g)].map(
    ([reference]) => reference,
  )
