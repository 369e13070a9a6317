import { type Transporter, createTransport } from 'nodemailer'
import { brand } from '../../../site/brand.ts'
import type { Database } from '../data/engine/database.ts'
import { type DueMail, giveUp, markSent, takeDueMail, tryAgainAt } from '../data/mails/mails.ts'
import type { Settings } from '../settings/settings.ts'

export interface Postman {
  /** Sends due emails without waiting for the next round. */
  wake(): void
  stop(): Promise<void>
}

const ROUND = 5000
/** Ms that an email belongs to one sender; longer than the transport's timeouts. */
const LEASE = 180_000
/** First and longest pause in ms before a retry. */
const FIRST_PAUSE = 10_000
const LONGEST_PAUSE = 3_600_000
/** Ms until an email is given up: 4 days (RFC 5321, section 4.5.4.1). */
const LONGEST_TRY = 4 * 24 * 3_600_000

/** Sends emails over SMTP until stopped. Several may share a database. */
export function startPostman(database: Database, settings: Settings, smtpUrl: string): Postman {
  const transport = createTransport(smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  } as object)
  // Without a listener, an error between two emails would end the process.
  transport.on('error', (error) => settings.log('the mail server failed', { error }))
  let stopped = false
  let due = false
  let round: Promise<void> | undefined
  const work = async (): Promise<void> => {
    due = false
    await deliverMails(database, transport, settings, () => stopped).catch((error: unknown) =>
      settings.log('could not send emails', { error }),
    )
    if (due && !stopped) return work()
  }
  const wake = () => {
    due = true
    round ??= work().finally(() => (round = undefined))
  }
  const timer = setInterval(wake, ROUND)
  timer.unref()
  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
      transport.close()
    },
  }
}

/** Sends all due emails, and returns their number. Failed ones are retried for four days unless refused permanently. */
export async function deliverMails(
  database: Database,
  transport: Transporter,
  { now, log, mailFrom }: Pick<Settings, 'now' | 'log' | 'mailFrom'>,
  stopped: () => boolean = () => false,
): Promise<number> {
  for (let sent = 0; ;) {
    if (stopped()) return sent
    const start = now()
    const mail = await takeDueMail(database, start, new Date(start.getTime() + LEASE))
    if (!mail) return sent
    const failure = await send(transport, mail, mailFrom)
    const at = now()
    if (!failure) {
      await markSent(database, mail.id, at)
      sent += 1
      continue
    }
    const { reason, isOwn, isFinal } = failure
    if (isFinal || at.getTime() - mail.first_try_at.getTime() >= LONGEST_TRY) {
      await giveUp(database, mail.id, at, reason)
      log(`gave up on email ${mail.id} after try ${mail.tries}: ${reason}`)
    } else {
      const pause = Math.min(FIRST_PAUSE * 2 ** (mail.tries - 1), LONGEST_PAUSE)
      await tryAgainAt(database, mail.id, new Date(at.getTime() + pause))
      log(`email ${mail.id} waits ${pause / 1000} s after try ${mail.tries}: ${reason}`, {
        level: 'warn',
      })
    }
    if (!isOwn) return sent
  }
}

async function send(
  transport: Transporter,
  mail: DueMail,
  from: string,
): Promise<Failure | undefined> {
  try {
    await transport.sendMail(messageOf(mail, from))
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}

interface Failure {
  /** Codes only, since the message quotes the address. */
  reason: string
  /** True if only this email fails; otherwise the server is unavailable for all. */
  isOwn: boolean
  /** True if a retry can't help. */
  isFinal: boolean
}

type SmtpFault = { name: string; code?: string; responseCode?: number; command?: string }

/** Replies about our own account instead of the email, which the operator can fix. */
const OUR_ACCOUNT = new Set([530, 534, 535, 538])

function failureOf(error: unknown): Failure {
  const fault: SmtpFault = error instanceof Error ? error : new TypeError()
  const { name, code, responseCode, command } = fault
  const reason = [code ?? name, responseCode].filter(Boolean).join(' ')
  if (responseCode) {
    const isOwn = /^(?:RCPT TO|DATA)$/.test(command ?? '') && !OUR_ACCOUNT.has(responseCode)
    return { reason, isOwn, isFinal: isOwn && responseCode >= 500 }
  }
  // No reply code: either the email can't be built, or the server is unreachable.
  const isOwn = code === undefined || code === 'EENVELOPE' || code === 'EMESSAGE'
  return { reason, isOwn, isFinal: isOwn }
}

function messageOf(mail: DueMail, from: string) {
  return {
    from: { name: brand.name, address: from },
    to: { name: '', address: mail.recipient },
    ...(mail.reply_to && { replyTo: { name: '', address: mail.reply_to } }),
    subject: mail.subject,
    text: mail.body,
    ...(mail.html && { html: mail.html }),
    // The same for each retry, so that mailboxes can detect duplicates.
    messageId: mail.message_id ?? `<mail-${mail.id}@${from.split('@')[1]}>`,
    ...(mail.in_reply_to && { inReplyTo: mail.in_reply_to }),
    ...(mail.thread && { references: mail.thread }),
  }
}
