import { type MailHeaders, multipart, part } from './mail-for-test.ts'
import { type Expected, type Known, type OddMail, odd } from './odd-mails-for-test.ts'

const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

const AWAY = [
  'Automatic reply: Your enquiry',
  'Auto reply: trip',
  'Autoreply',
  'Out of Office: trip',
  'Out of the office until Monday',
  'Automatische Antwort: Reise',
  'Abwesenheitsnotiz: Reise',
  'Réponse automatique : voyage',
  'Absence du bureau',
  'Respuesta automática: viaje',
  'Fuera de la oficina',
  'Resposta automática: viagem',
  'Risposta automatica: viaggio',
  'Automatisch antwoord: reis',
  'Autosvar: resa',
  'Автоматический ответ: поездка',
  '自动回复：旅行',
  '自動応答: 旅行',
  '자동 회신: 여행',
  'رد تلقائي: رحلة',
]

const PROGRAM: MailHeaders[] = [
  { 'auto-submitted': 'auto-replied' },
  { 'auto-submitted': 'auto-generated; owner-email="a@b.example"' },
  { 'x-autoreply': 'yes' },
  { 'x-autorespond': 'away' },
  { precedence: 'bulk' },
  { precedence: 'auto_reply' },
  { precedence: 'list' },
  { 'return-path': '<>' },
  { 'content-type': 'multipart/report; report-type=disposition-notification; boundary=x' },
]

/** Emails of people that look like those of programs. */
const PERSON: MailHeaders[] = [
  { subject: 'Re: Automatic reply: trip' },
  { subject: 'We are out of office hours too late?' },
  { 'auto-submitted': 'no' },
  { 'x-autoreply': 'no' },
  { precedence: 'first-class' },
  { 'return-path': '<asha@mail.example>' },
  { subject: 'Delivery of the tickets failed' },
]

export function automaticMails(known: Known): OddMail[] {
  const is = (kind: OddMail['kind'], expected: Expected = {}) => ({ kind, ...expected })
  const loops: MailHeaders[] = [
    { from: 'no-reply@tigertrail.example' },
    { from: 'Tigertrail <NO-REPLY@tigertrail.example>' },
    { from: 'replies@tigertrail.example' },
    { from: known.to },
    { 'message-id': known.id },
    { 'x-loop': 'replies@tigertrail.example' },
  ]
  return [
    ...AWAY.map((subject) =>
      odd(subject, known, { subject: word(subject) }, 'Away', is('auto-reply')),
    ),
    ...PROGRAM.map((headers) =>
      odd(JSON.stringify(headers), known, headers, 'Away', is('auto-reply')),
    ),
    ...PERSON.map((headers) => odd(JSON.stringify(headers), known, headers, 'Hello', is('reply'))),
    ...loops.map((headers) => odd(JSON.stringify(headers), known, headers, 'Hello', is('loop'))),
  ]
}

/** Reports of mail servers on an email of the enquiry. */
export function bounces(known: Known): OddMail[] {
  const daemon = {
    from: 'MAILER-DAEMON@mx.example',
    to: 'no-reply@tigertrail.example',
    'return-path': '<>',
  }
  const original = `Message-ID: ${known.id}\r\nSubject: Your enquiry\r\nTo: asha@mail.example\r\n\r\n`
  const report = (name: string, status: string, returned: string, headers: MailHeaders = {}) => {
    const { body, ...type } = multipart('report', [
      part('text/plain', 'Your message could not be delivered.'),
      part('message/delivery-status', status),
      part(returned, original),
    ])
    const reportType = { 'content-type': `${type['content-type']}; report-type=delivery-status` }
    return odd(name, known, { ...daemon, ...reportType, ...headers }, body, { kind: 'bounce' })
  }
  const text = (name: string, headers: MailHeaders, body: string) =>
    odd(name, known, { ...daemon, ...headers }, body, { kind: 'bounce' })
  const status = (action: string, code: string, diagnostic: string) =>
    `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; asha@mail.example\r\nAction: ${action}\r\nStatus: ${code}\r\nDiagnostic-Code: smtp; ${diagnostic}\r\n`
  const failed = status('failed', '5.1.1', '550 5.1.1 No such user')
  return [
    report('Postfix', failed, 'message/rfc822', { subject: 'Undelivered Mail Returned to Sender' }),
    report('Postfix, headers only', failed, 'text/rfc822-headers'),
    report('Exchange', failed, 'message/rfc822', {
      from: 'MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@corp.example',
      subject: 'Undeliverable: Your enquiry',
      'auto-submitted': 'auto-replied',
    }),
    report('Gmail', failed, 'message/rfc822', {
      from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      subject: 'Delivery Status Notification (Failure)',
      'x-failed-recipients': 'asha@mail.example',
    }),
    report('Sendmail', failed, 'message/rfc822', {
      subject: 'Returned mail: see transcript for details',
    }),
    report('a full mailbox', status('failed', '5.2.2', '552 5.2.2 Over quota'), 'message/rfc822'),
    report('a subject in German', failed, 'message/rfc822', {
      subject: word('Unzustellbar: Ihre Anfrage'),
    }),
    text(
      'Exim',
      {
        subject: 'Mail delivery failed: returning message to sender',
        'x-failed-recipients': 'a@b.c',
      },
      `550 No such user\r\n------ This is a copy of the message, including all the headers. ------\r\n${original}`,
    ),
    text(
      'qmail',
      { subject: 'failure notice' },
      `Hi. This is the qmail-send program.\r\n<asha@mail.example>:\r\n550 No such user\r\n--- Below this line is a copy of the message.\r\n${original}`,
    ),
    text(
      'only In-Reply-To',
      { subject: 'Undeliverable: trip', 'in-reply-to': known.id },
      '550 5.1.1 unknown',
    ),
    text(
      'quoted headers',
      { subject: 'Undeliverable: trip' },
      `> ${original.replaceAll('\r\n', '\r\n> ')}`,
    ),
    odd('an unknown email', known, { ...daemon, subject: 'Undeliverable: trip' }, '550 5.1.1', {
      kind: 'bounce',
      place: 'unassigned',
    }),
  ]
}

/** A report that the mail server will try again. */
export const delay = (known: Known): OddMail => {
  const { body, ...type } = multipart('report', [
    part('text/plain', 'Your message is delayed. Message-ID: none'),
    part(
      'message/delivery-status',
      'Reporting-MTA: dns; mx.example\r\n\r\nAction: delayed\r\nStatus: 4.4.1\r\n',
    ),
    part('text/rfc822-headers', `Message-ID: ${known.id}\r\n`),
  ])
  const headers = {
    from: 'mailer-daemon@mx.example',
    to: 'no-reply@tigertrail.example',
    subject: 'Warning: could not send message for past 4 hours',
    'content-type': `${type['content-type']}; report-type=delivery-status`,
  }
  return odd('a delay', known, headers, body, { kind: 'bounce' })
}
