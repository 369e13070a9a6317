import type { MailHeaders } from './mail-for-test.ts'
import { type Expected, type Known, type OddMail, odd } from './odd-mails-for-test.ts'

const DESK = 'Desk <replies@tigertrail.example>'

/** How emails name their enquiry, and how they fail to. `ravi` is another enquiry, `gone` a deleted one. */
export function addressedMails(known: Known, ravi: Known, gone: Known): OddMail[] {
  const sent = (name: string, headers: MailHeaders, expected: Expected = {}) =>
    odd(name, known, headers, 'Hello', expected)
  const lost: Expected = { place: 'unassigned' }
  const stranger = 'Binod <binod@other.example>'
  return [
    sent('the token', {}),
    sent('the token in capitals', { to: known.to.toUpperCase() }),
    sent('the token with a name', { to: `"Tigertrail, Desk" <${known.to}>` }),
    sent('the token among others', { to: `a@b.example, ${known.to}, c@d.example` }),
    sent('the token in Cc', { to: DESK, cc: known.to }),
    sent('the token in Delivered-To', { to: DESK, 'delivered-to': known.to }),
    sent('the token in X-Original-To', { to: DESK, 'x-original-to': known.to }),
    sent('the token in Envelope-To', { to: DESK, 'envelope-to': `<${known.to}>` }),
    sent('the token in a second To', { to: [DESK, known.to] }),
    sent('the token in a group', { to: `Team: ${known.to}, a@b.example;` }),
    sent('the token in folded lines', { to: `a@b.example,\r\n ${known.to}` }),
    sent('the token at another domain', { to: known.to.replace(/@.*/, '@forwarder.example') }),
    sent('the token from a stranger', { from: stranger }),
    sent('a changed subject', { subject: 'Something else' }),
    sent('the subject of another enquiry', { subject: ravi.reference }),
    sent('an answer to another enquiry', { 'in-reply-to': ravi.id }),
    sent('the tokens of two enquiries', { to: `${known.to}, ${ravi.to}` }),
    sent(
      'the tokens of two enquiries, the other first',
      { to: ravi.to, cc: known.to },
      { place: 'ravi' },
    ),
    sent('the token of a deleted enquiry', { to: gone.to }, lost),
    sent('the token of a deleted enquiry and a living one', { to: `${gone.to}, ${known.to}` }),
    sent('a wrong token', { to: known.to.replace(/\+.{4}/, '+abcd') }, lost),
    sent('half a token', { to: known.to.replace(/\+.{16}/, '+') }, lost),
    sent('no token', { to: DESK }, lost),
    sent('no recipient', { to: undefined }, lost),
    sent('a token in the subject', { to: DESK, subject: known.to }, lost),

    sent('In-Reply-To', { to: DESK, 'in-reply-to': known.id }),
    sent('References', { to: DESK, references: `<x@y.example> ${known.id}` }),
    sent('References in folded lines', { to: DESK, references: `<x@y.example>\r\n\t${known.id}` }),
    sent('References with rubbish', { to: DESK, references: `x, ${known.id}; "y` }),
    sent('References without spaces', { to: DESK, references: `<x@y.example>${known.id}` }),
    sent('In-Reply-To with a text', {
      to: DESK,
      'in-reply-to': `Your message of Monday ${known.id}`,
    }),
    sent('In-Reply-To from a stranger', { to: DESK, from: stranger, 'in-reply-to': known.id }),
    sent('In-Reply-To before References', {
      to: DESK,
      'in-reply-to': known.id,
      references: ravi.id,
    }),
    sent('the latest of two References', { to: DESK, references: `${ravi.id} ${known.id}` }),
    sent('an unknown In-Reply-To, a known References', {
      to: DESK,
      'in-reply-to': '<x@y.example>',
      references: known.id,
    }),
    sent('spoofed References', { to: DESK, references: `<1@tigertrail.example>` }, lost),
    sent('References to a deleted enquiry', { to: DESK, references: gone.id }, lost),
    sent(
      'a Message-ID with other capitals',
      { to: DESK, references: known.id.toUpperCase() },
      lost,
    ),
    sent('1,000 References', {
      to: DESK,
      references:
        Array.from({ length: 1000 }, (_, at) => `<${at}@y.example>`).join(' ') + ` ${known.id}`,
    }),

    sent('the reference from the own address', { to: DESK, subject: `Re: ${known.reference}` }),
    sent('the reference in small letters', {
      to: DESK,
      subject: `re ${known.reference.toLowerCase()}`,
    }),
    sent('the reference from capitals', {
      to: DESK,
      from: 'ASHA@MAIL.EXAMPLE',
      subject: known.reference,
    }),
    sent(
      'the reference from a stranger',
      { to: DESK, from: stranger, subject: known.reference },
      lost,
    ),
    sent('the reference of somebody else', { to: DESK, subject: ravi.reference }, lost),
    sent('two references', { to: DESK, subject: `${ravi.reference} ${known.reference}` }),
    sent('an unknown reference', { to: DESK, subject: 'TJ-2222-2222' }, lost),
    sent('the own address alone', { to: DESK, subject: 'Hello' }, lost),
    sent(
      'the reference from a similar name',
      {
        to: DESK,
        from: '"asha@mail.example" <binod@other.example>',
        subject: known.reference,
      },
      lost,
    ),
  ]
}

/** Headers that are missing, repeated, malformed or very long. */
export function headedMails(known: Known): OddMail[] {
  const headed = (name: string, headers: MailHeaders, expected: Expected = {}) =>
    odd(name, known, headers, 'Hello', expected)
  return [
    headed('no Message-ID', { 'message-id': undefined }),
    headed('a Message-ID without brackets', { 'message-id': 'odd@mail.example' }),
    headed('two Message-IDs', { 'message-id': ['<a@mail.example>', '<b@mail.example>'] }),
    headed('a repeated Message-ID', { 'message-id': '<same@mail.example>', subject: 'One' }),
    headed('a repeated Message-ID, another email', {
      'message-id': '<same@mail.example>',
      subject: 'Two',
    }),
    headed('no Date', { date: undefined }),
    headed('a Date that is none', { date: 'yesterday' }),
    headed('a Date far ahead', { date: 'Fri, 20 Nov 2096 12:00:00 +0000' }),
    headed('no From', { from: undefined }),
    headed('an empty From', { from: '' }),
    headed('a From without an address', { from: 'Asha' }),
    headed('two Froms', { from: ['asha@mail.example', 'b@c.example'] }),
    headed('a From in Hindi', { from: '=?utf-8?B?4KSG4KS24KS+?= <asha@mail.example>' }),
    headed('no subject', { subject: undefined }, { subject: '' }),
    headed('a huge subject', { subject: 'x'.repeat(50_000) }, { subject: 'x'.repeat(500) }),
    headed(
      'a subject in UTF-8 bytes',
      { subject: Buffer.from('café').toString('latin1') },
      { subject: 'café' },
    ),
    headed('a subject in Latin-1 bytes', { subject: 'caf\u00e9' }, { subject: 'café' }),
    headed('a NUL in the subject', { subject: 'a\0b' }, { subject: 'a b' }),
    headed('a line break in the subject', { subject: '=?utf-8?Q?a=0D=0Ab?=' }, { subject: 'a b' }),
    headed('a turned subject', { subject: '=?utf-8?Q?a=E2=80=AEb?=' }, { subject: 'a b' }),
    headed('a broken encoded subject', { subject: '=?utf-8?B?####?=' }),
    headed('no MIME version', { 'mime-version': undefined }),
    headed('a header without a colon', { to: `${known.to}\r\nrubbish` }),
    headed(
      '300 headers',
      Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`x-${at}`, 'x'])),
    ),
    odd('NULs in the text', known, {}, 'a\0b', { text: 'a b' }),
    odd('bare line feeds', known, {}, Buffer.from('one\ntwo'), { text: 'one\ntwo' }),
  ]
}
