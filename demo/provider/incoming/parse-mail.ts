import { isUtf8 } from 'node:buffer'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import type { Cut } from '../data/incoming/incoming-mails.ts'
import { linesOf, oneLine } from '../mail/one-line.ts'
import { textOfHtml } from './html-text.ts'

/** A part of an email that is no text of it. */
export type MailPart = Attachment

/** An email as it arrived, with readable texts. */
export interface ParsedMail {
  messageId: string | null
  /** Message-IDs that it answers, the most specific one first. */
  answers: string[]
  /** In lower case; '' if there is none. */
  sender: string
  senderName: string
  subject: string
  body: string
  cut: Cut | null
  attachments: MailPart[]
  /** All values of a header, by its name in lower case. */
  header: (name: string) => string[]
}

const LONGEST_SUBJECT = 500
const LONGEST_BODY = 100_000
/** As many as a long conversation has. */
const MOST_ANSWERS = 50
/** RFC 5322, section 2.1.1. */
const LONGEST_ID = 998

/** Parses an email. Whatever is malformed becomes an email with less in it. */
export async function parseMail(raw: Uint8Array, cut: Cut | null = null): Promise<ParsedMail> {
  try {
    return parsed(await PostalMime.parse(readable(raw)), cut)
  } catch {
    // Too many parts, for example. The headers say at least whose it is.
    return parseHeaders(raw, cut ?? 'unreadable')
  }
}

/** Parses the headers alone, as of an email that is too large. */
export async function parseHeaders(raw: Uint8Array, cut: Cut): Promise<ParsedMail> {
  const empty = { headers: [], headerLines: [], attachments: [] }
  const email = await PostalMime.parse(headersOf(raw)).catch((): Email => empty)
  return { ...parsed({ ...email, attachments: [], text: '', html: '' }, cut), cut }
}

/** Characters of windows-1252 in the place of C1 controls, from U+0080. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Node 20 decodes these bytes to controls, and many mail programs call them ISO 8859-1. */
const printable = (text: string) =>
  text.replaceAll(/[\u0080-\u009f]/g, (control) => WINDOWS[control.charCodeAt(0) - 0x80] ?? ' ')

/** Headers in bytes of another charset than UTF-8 break the rules; most are of this one. */
function readable(raw: Uint8Array): Uint8Array {
  const buffer = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const end = /\r?\n\r?\n/.exec(buffer.subarray(0, MOST_HEADERS).toString('latin1'))?.index ?? 0
  const headers = buffer.subarray(0, end)
  if (isUtf8(headers)) return raw
  const text = new TextDecoder('windows-1252').decode(headers)
  return Buffer.concat([Buffer.from(text), buffer.subarray(end)])
}

/** As many as no honest email has. */
const MOST_HEADERS = 256 * 1024

/** Without the fields that describe the body. */
function headersOf(raw: Uint8Array): string {
  const start = Buffer.from(raw.subarray(0, MOST_HEADERS)).toString('latin1')
  const [headers = ''] = start.split(/\r?\n\r?\n/, 1)
  return headers.replaceAll(/^content-[^:]*:.*(?:\r?\n[ \t].*)*(?:\r?\n)?/gim, '') + '\r\n\r\n'
}

/** The same email, with the emails in it as attachments, as reports on deliveries have them. */
export async function attachmentsOf(raw: Uint8Array): Promise<MailPart[]> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => undefined)
  return email?.attachments ?? []
}

function parsed(email: Email, cut: Cut | null): ParsedMail {
  const { html, attachments } = email
  const from = mailboxesOf(email.from ?? email.sender)[0]
  const text = email.text?.trim()
    ? email.text
    : textOfHtml((html ?? '').slice(0, LONGEST_BODY * 10))
  const body = linesOf(printable(text))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const header = (name: string) =>
    email.headers.filter(({ key }) => key === name).map(({ value }) => value)
  return {
    messageId: idsIn(email.messageId)[0] ?? null,
    answers: [
      ...new Set([
        ...idsIn(header('in-reply-to').join(' ')),
        ...idsIn(header('references').join(' ')).toReversed(),
      ]),
    ].slice(0, MOST_ANSWERS),
    sender: oneLine(from?.address ?? '')
      .toLowerCase()
      .slice(0, 320),
    senderName: oneLine(printable(from?.name ?? '')).slice(0, 200),
    subject: oneLine(printable(email.subject ?? '')).slice(0, LONGEST_SUBJECT),
    body: body.slice(0, LONGEST_BODY),
    cut: cut ?? (body.length > LONGEST_BODY ? 'long' : null),
    attachments,
    header,
  }
}

/** Well-formed Message-IDs (RFC 5322, section 3.6.4). Nothing else may get into our own headers. */
export function idsIn(text = ''): string[] {
  return (text.match(/<[\x21-\x3b\x3d\x3f-\x7e]+>/g) ?? []).filter((id) => id.length <= LONGEST_ID)
}

function mailboxesOf(address: Address | undefined): { address: string; name: string }[] {
  if (!address) return []
  return address.group ?? [{ address: address.address ?? '', name: address.name }]
}
