import type { IncomingKind } from '../data/incoming/incoming-mails.ts'
import { type MailHeaders, mailFrom, transferred } from './mail-for-test.ts'

/** An email, and where and how it has to be stored. */
export interface OddMail {
  name: string
  raw: Buffer
  place: 'asha' | 'ravi' | 'unassigned'
  kind: IncomingKind
  /** Parts of the stored text and subject. */
  text?: string
  subject?: string
  /** What must not be in the text. */
  without?: string
  /** Names of attachments; those that are not stored begin with '!'. */
  files?: string[]
  /** The own words of the sender, without what they quote. */
  own?: string
}

/** Values of the enquiry that most emails belong to. */
export interface Known {
  /** With the token. */
  to: string
  /** Message-ID of an email to the traveller. */
  id: string
  reference: string
}

export type Expected = Partial<Omit<OddMail, 'name' | 'raw'>>

let number = 0

/** An email to the token of the enquiry, with a Message-ID of its own. */
export function odd(
  name: string,
  { to }: Known,
  headers: MailHeaders,
  body: string | Buffer = 'Hello',
  expected: Expected = {},
): OddMail {
  number += 1
  const own = { 'message-id': `<odd-${number}@mail.example>`, to, subject: 'Re: trip' }
  return {
    name,
    raw: mailFrom({ ...own, ...headers }, body),
    place: 'asha',
    kind: 'reply',
    ...expected,
  }
}

/** The same words in the bytes of charsets (WHATWG Encoding Standard). */
const CHARSETS: [charset: string, hex: string, text: string][] = [
  ['utf-8', 'e0a4a8e0a4aee0a4b8e0a58de0a4a4e0a587', 'नमस्ते'],
  ['iso-8859-1', '636166e9', 'café'],
  ['iso-8859-15', '31303020a4', '100 €'],
  ['windows-1252', '80209374686579929472', '€ “they’”r'],
  ['gb18030', 'c4e3bac3', '你好'],
  ['gb2312', 'd0bbd0bb', '谢谢'],
  ['big5', 'a741a66e', '你好'],
  ['shift_jis', '82b182f182c982bf82cd', 'こんにちは'],
  ['iso-2022-jp', '1b244224332473244b2441244f1b2842', 'こんにちは'],
  ['euc-kr', 'bec8b3e7', '안녕'],
  ['koi8-r', 'f0d2c9d7c5d4', 'Привет'],
  ['windows-1251', 'cff0e8e2e5f2', 'Привет'],
  ['windows-1256', 'e3d1cdc8c7', 'مرحبا'],
  ['tis-620', 'cac7d1cab4d5', 'สวัสดี'],
]

/** Each charset in each transfer encoding, as text, as HTML and as a subject. */
export function encodedMails(known: Known): OddMail[] {
  return CHARSETS.flatMap(([charset, hex, text]) => {
    const bytes = Buffer.from(hex, 'hex')
    const word = `=?${charset}?B?${bytes.toString('base64')}?=`
    const quoted = `=?${charset}?Q?${transferred(bytes, 'quoted-printable').replaceAll('=\r\n', '')}?=`
    const texts = ['base64', 'quoted-printable', '8bit'].map((encoding) => {
      const headers = {
        'content-type': `text/plain; charset="${charset}"`,
        'content-transfer-encoding': encoding,
      }
      const body = Buffer.from(transferred(bytes, encoding), 'latin1')
      return odd(`${charset} in ${encoding}`, known, headers, body, { text })
    })
    const html = Buffer.concat([Buffer.from('<p>'), bytes, Buffer.from('</p>')])
    return texts.concat([
      odd(`${charset} in HTML`, known, { 'content-type': `text/html; charset=${charset}` }, html, {
        text,
        without: '<p>',
      }),
      odd(`a subject in ${charset}`, known, { subject: word }, 'x', { subject: text }),
      odd(`a quoted subject in ${charset}`, known, { subject: quoted }, 'x', { subject: text }),
    ])
  })
}
