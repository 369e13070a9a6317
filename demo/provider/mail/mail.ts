import { type SendMailOptions, type Transporter, createTransport } from 'nodemailer'
import { brand } from '../../../site/brand.ts'
import type { Database } from '../data/engine/database.ts'
import { replyAddressOf } from '../data/incoming/reply-tokens.ts'
import { type UnsentMail, giveUp, markSent, unsentMail } from '../data/mails/mails.ts'
import { type Failed, type Handler, doubling } from '../jobs/handler.ts'
import type { Settings } from '../settings/settings.ts'

/** Seconds until an email is given up: 4 days (RFC 5321, section 4.5.4.1). */
const LONGEST_TRY = 4 * 24 * 3600

/** The part of a transport that sends. */
export interface Sender {
  sendMail(message: SendMailOptions): Promise<unknown>
}

/** A connection to the mail server for each email. */
export function openTransport(smtpUrl: string, log: Settings['log']): Transporter {
  const transport = createTransport(smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  } as object)
  // Without a listener, an error between two emails would end the process.
  transport.on('error', (error) => log('the mail server failed', { error }))
  return transport
}

/**
 * Sends emails over SMTP, whose job has the email's number as key. Failed ones are retried for four days unless
 * refused permanently. A process that is killed between the server's answer and the commit repeats its email.
 */
export function emailHandler(
  database: Database,
  transport: Sender,
  { now, mailFrom, replyAddress }: Pick<Settings, 'now' | 'mailFrom' | 'replyAddress'>,
): Handler {
  return {
    backoff: doubling(10, 3600),
    giveUpAfter: { seconds: LONGEST_TRY },
    async run({ key, finish }) {
      const mail = await unsentMail(database, Number(key))
      if (!mail) return undefined
      const replyTo = replyAddress && (await replyAddressOf(database, mail.id, replyAddress))
      const loop = replyTo && replyAddress
      const sentAs = { ...mail, ...(replyTo && { reply_to: replyTo }), loop }
      const failed = await send(transport, sentAs, mailFrom)
      if (failed) return failed
      await database.transaction(async (queries) => {
        await markSent(queries, mail.id, now())
        await finish(queries)
      })
    },
    gaveUp: (queries, { key }, failure) => giveUp(queries, Number(key), now(), failure),
  }
}

interface SentAs extends UnsentMail {
  /** Tells our own emails apart where they come back; undefined without it. */
  loop: string | undefined
}

async function send(transport: Sender, mail: SentAs, from: string): Promise<Failed | undefined> {
  try {
    await transport.sendMail(messageOf(mail, from))
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}

type SmtpFault = { name: string; code?: string; responseCode?: number; command?: string }

/** Replies about our own account instead of the email, which the operator can fix. */
const OUR_ACCOUNT = new Set([530, 534, 535, 538])

function failureOf(error: unknown): Failed {
  const fault: SmtpFault = error instanceof Error ? error : new TypeError()
  const { name, code, responseCode, command } = fault
  // Codes only, since the message quotes the address.
  const failure = [code ?? name, responseCode].filter(Boolean).join(' ')
  if (responseCode) {
    const isOwn = /^(?:RCPT TO|DATA)$/.test(command ?? '') && !OUR_ACCOUNT.has(responseCode)
    return { failure, isForAll: !isOwn, isFinal: isOwn && responseCode >= 500 }
  }
  // No reply code: either the email can't be built, or the server is unreachable.
  const isOwn = code === undefined || code === 'EENVELOPE' || code === 'EMESSAGE'
  return { failure, isForAll: !isOwn, isFinal: isOwn }
}

function messageOf(mail: SentAs, from: string) {
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
    ...(mail.loop && { headers: { 'x-loop': mail.loop } }),
  }
}
