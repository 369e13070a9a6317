import { type MailPart, type ParsedMail, idsIn } from './parse-mail.ts'

/** A report of a mail server on an email of ours. */
export interface Bounce {
  /** False for a delay, after which the server tries again. */
  failed: boolean
  /** Codes, such as 'returned 550 5.1.1'. */
  failure: string
  /** Message-IDs in the report, among them that of our email. */
  messageIds: string[]
  /** Addresses in the report in lower case, as a reply address that was ours. */
  text: string
}

const DAEMON = /^(?:mailer-daemon|postmaster|mail-daemon|microsoftexchange\w*)@/i

/** Subjects of reports that are no `multipart/report`. */
const RETURNED =
  /undeliver|delivery (?:status|fail|has failed)|mail delivery|returned (?:to sender|mail)|failure notice|delivery problem|unzustellbar|nicht zugestellt|non remis|no se (?:ha podido|pudo) entregar|mancata consegna|не доставлено/i

const MOST_TEXT = 100_000

/**
 * Reads a report on a delivery (RFC 3464), or a text by which a mail server returns an email. Undefined for other emails.
 * @param attachments of the email, with emails in it as attachments
 */
export function bounceIn(mail: ParsedMail, attachments: MailPart[]): Bounce | undefined {
  const { header, sender, subject, body } = mail
  const status = attachments.filter(({ mimeType }) => mimeType === 'message/delivery-status')
  const isEmptyPath = header('return-path').some((value) => /^\s*<\s*>/.test(value))
  const failedRecipients = header('x-failed-recipients').length > 0
  const isReport =
    status.length > 0 ||
    header('content-type').some((value) => /report-type="?delivery-status/i.test(value))
  const isText = (DAEMON.test(sender) || isEmptyPath) && RETURNED.test(subject)
  if (!isReport && !isText && !failedRecipients) return undefined
  const report = status.map(textOf).join('\n')
  const others = attachments.filter(({ mimeType }) => /^(?:message|text)\//.test(mimeType))
  const text = [body, ...others.map(textOf)].join('\n').slice(0, MOST_TEXT)
  const actions = [...report.matchAll(/^action:[ \t]*(\w+)/gim)].map(([, action]) =>
    action!.toLowerCase(),
  )
  const failed =
    actions.length > 0
      ? actions.includes('failed')
      : failedRecipients || !/delay|warning/i.test(subject)
  const said = report || text
  const code =
    /\b5\d\d(?=[ -])/.exec(said)?.[0] ?? (failedRecipients ? '' : /\b4\d\d(?=[ -])/.exec(said)?.[0])
  const enhanced = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(said)?.[0]
  return {
    failed,
    failure: ['returned', code, enhanced].filter(Boolean).join(' '),
    messageIds: [
      ...new Set([
        ...[
          ...text.matchAll(/^[> \t]*(?:x-original-)?message-id:[ \t\r\n>]*(<[^<>\s]+>)/gim),
        ].flatMap(([, id]) => idsIn(id)),
        ...mail.answers,
      ]),
    ].slice(0, 50),
    text,
  }
}

function textOf({ content }: MailPart): string {
  if (typeof content === 'string') return content
  return Buffer.from(content as Uint8Array)
    .subarray(0, MOST_TEXT)
    .toString('utf8')
}
