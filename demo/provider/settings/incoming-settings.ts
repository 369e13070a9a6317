import { BadSetting } from './bad-setting.ts'

export interface IncomingSettings {
  /** Address of travellers' replies, without the part that names the enquiry; undefined leaves the desk's. */
  replyAddress: string | undefined
  /** The mailbox that replies arrive in. */
  imap: ImapSettings | undefined
  /** Bearer token of an email service that delivers emails over HTTP; without one it can't. */
  incomingMailSecret: string | undefined
}

export interface ImapSettings {
  host: string
  port: number
  /** TLS from the start; otherwise as soon as the server offers it. */
  secure: boolean
  user: string
  password: string
  /** Folder to read. */
  folder: string
  /** Folder for what has been read; undefined marks it as seen. */
  moveTo: string | undefined
}

/** A local part has at most 64 characters (RFC 5321, section 4.5.3.1.1): '+' and the token take 33. */
const LONGEST_LOCAL = 31

/**
 * Reads these settings.
 * @param address reads an email address
 * @throws {BadSetting} for an invalid value; secrets are not repeated
 */
export function incomingFrom(
  value: (name: string) => string | undefined,
  address: (name: string, value: string) => string,
): IncomingSettings {
  const reply = value('REPLY_ADDRESS')
  return {
    replyAddress: reply === undefined ? undefined : replyAddress(address('REPLY_ADDRESS', reply)),
    imap: imap(value('IMAP_URL'), value('IMAP_MOVE_TO')),
    incomingMailSecret: secret(value('INCOMING_MAIL_SECRET')),
  }
}

function replyAddress(value: string): string {
  const local = value.slice(0, value.lastIndexOf('@'))
  if (local.length <= LONGEST_LOCAL && !local.includes('+')) return value.toLowerCase()
  throw new BadSetting(
    `REPLY_ADDRESS must be an address with at most ${LONGEST_LOCAL} characters before its @, and no +, but is '${value}'.`,
  )
}

function imap(value: string | undefined, moveTo: string | undefined): ImapSettings | undefined {
  if (value === undefined) {
    if (moveTo === undefined) return undefined
    throw new BadSetting('IMAP_URL must be set, because IMAP_MOVE_TO is.')
  }
  const url = URL.canParse(value) ? new URL(value) : undefined
  const secure = url?.protocol === 'imaps:'
  if (url?.hostname && url.username && url.password && (secure || url.protocol === 'imap:')) {
    try {
      return {
        host: url.hostname,
        port: Number(url.port) || (secure ? 993 : 143),
        secure,
        user: decodeURIComponent(url.username),
        password: decodeURIComponent(url.password),
        folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
        moveTo,
      }
    } catch {
      // A stray % in the password.
    }
  }
  throw new BadSetting(
    'IMAP_URL must be a URL like imaps://user:password@mail.example, with %40 for an @ in the user name.',
  )
}

function secret(value: string | undefined): string | undefined {
  if (value === undefined || /^[\w.~+/-]{16,}=*$/.test(value)) return value
  throw new BadSetting(
    'INCOMING_MAIL_SECRET must be at least 16 letters, digits or -._~+/, for example from openssl rand -hex 32.',
  )
}
