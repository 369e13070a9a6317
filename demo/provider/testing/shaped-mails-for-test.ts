import { multipart, part } from './mail-for-test.ts'
import { type Expected, type Known, type OddMail, odd } from './odd-mails-for-test.ts'

/** As bytes of UTF-8. */
const TIGERS = Buffer.from('🐯'.repeat(150)).toString('latin1')

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')

/** Bodies with several parts or none, and files. */
export function shapedMails(known: Known, photo: Buffer): OddMail[] {
  const shaped = (name: string, kind: string, parts: string[], expected: Expected) => {
    const { body, ...headers } = multipart(kind, parts)
    return odd(name, known, headers, body, expected)
  }
  const file = (type: string, name: string, bytes: Buffer) =>
    part(type, bytes, { 'content-disposition': `attachment; filename="${name}"` })
  const text = part('text/plain', 'The plain words')
  const markup = part('text/html', '<p>The <b>HTML</b> words</p>')
  const inner = multipart('alternative', [text, markup], 'inner')
  const inside = part(inner['content-type'], inner.body)
  const forwarded = part(
    'message/rfc822',
    'From: x@y.example\r\nSubject: Visa\r\n\r\nThe forwarded words',
  )
  const long = 'x'.repeat(120_000)
  const deep = Array.from({ length: 300 }).reduce<string>(
    (body, _, index) => {
      const own = multipart('mixed', [body], `edge${index}`)
      return part(own['content-type'], own.body)
    },
    part('text/plain', 'deep'),
  )
  return [
    shaped('text and HTML', 'alternative', [text, markup], { text: 'The plain words' }),
    shaped('HTML before text', 'alternative', [markup, text], { text: 'The plain words' }),
    shaped('only HTML in parts', 'alternative', [markup], { text: 'The HTML words' }),
    shaped('an empty text next to HTML', 'alternative', [part('text/plain', '  '), markup], {
      text: 'The HTML words',
    }),
    shaped('nested parts', 'mixed', [inside], { text: 'The plain words' }),
    shaped('nested parts with a photo', 'mixed', [inside, file('image/jpeg', 'me.jpg', photo)], {
      text: 'The plain words',
      files: ['me.jpg'],
    }),
    shaped('a PDF', 'mixed', [text, file('application/pdf', 'passport.pdf', PDF)], {
      files: ['passport.pdf'],
    }),
    shaped('a PDF of another type', 'mixed', [file('application/octet-stream', 'a.bin', PDF)], {
      files: ['a.bin'],
    }),
    shaped('no text, only a file', 'mixed', [file('application/pdf', 'a.pdf', PDF)], {
      files: ['a.pdf'],
    }),
    shaped(
      'a program',
      'mixed',
      [text, file('application/x-msdownload', 'run.exe', Buffer.from('MZ'))],
      {
        files: ['!run.exe'],
      },
    ),
    shaped(
      'a program named as a photo',
      'mixed',
      [file('image/jpeg', 'a.jpg', Buffer.from('MZ'))],
      {
        files: ['!a.jpg'],
      },
    ),
    shaped('half a photo', 'mixed', [file('image/jpeg', 'a.jpg', photo.subarray(0, 1500))], {
      files: ['!a.jpg'],
    }),
    shaped('TNEF', 'mixed', [text, file('application/ms-tnef', 'winmail.dat', Buffer.from('x'))], {
      text: 'The plain words',
      files: ['!winmail.dat'],
    }),
    shaped(
      'a name in RFC 2231',
      'mixed',
      [
        part('application/pdf', PDF, {
          'content-disposition': `attachment; filename*=utf-8''r%C3%A9sum%C3%A9.pdf`,
        }),
      ],
      { files: ['résumé.pdf'] },
    ),
    shaped(
      'a name in RFC 2047',
      'mixed',
      [
        part('application/pdf', PDF, {
          'content-disposition': 'attachment; filename="=?utf-8?Q?r=C3=A9sum=C3=A9.pdf?="',
        }),
      ],
      { files: ['résumé.pdf'] },
    ),
    shaped('a name that is cut', 'mixed', [file('application/pdf', `x${TIGERS}`, PDF)], {
      files: [`x${'🐯'.repeat(99)}\ufffd`],
    }),
    shaped('a path as a name', 'mixed', [file('application/pdf', '../../etc/x.pdf', PDF)], {
      files: ['../../etc/x.pdf'],
    }),
    shaped(
      '25 files',
      'mixed',
      Array.from({ length: 25 }, (_, at) => file('application/pdf', `${at}.pdf`, PDF)),
      {
        files: Array.from({ length: 25 }, (_, at) => `${at < 20 ? '' : '!'}${at}.pdf`),
      },
    ),
    shaped('a forwarded email', 'mixed', [text, forwarded], { text: 'The forwarded words' }),
    odd(
      '300 levels of parts',
      known,
      { 'content-type': 'multipart/mixed; boundary=edge299' },
      deep,
    ),
    odd(
      'a missing end of parts',
      known,
      { 'content-type': 'multipart/mixed; boundary=edge' },
      `--edge\r\n${text}`,
      {
        text: 'The plain words',
      },
    ),
    odd('parts without a boundary', known, { 'content-type': 'multipart/mixed' }, 'Hello'),
    odd('no body', known, {}, ''),
    odd('white space alone', known, {}, ' \r\n\t\r\n', { text: '' }),
    odd('a long text', known, {}, long, { text: long.slice(0, 100_000) }),
    odd(
      'format=flowed',
      known,
      { 'content-type': 'text/plain; format=flowed' },
      'We are \r\nfour.',
      {
        text: 'We are four.',
      },
    ),
    odd('an unknown charset', known, { 'content-type': 'text/plain; charset=klingon' }, 'Hello', {
      text: 'Hello',
    }),
    odd('an unknown type', known, { 'content-type': 'text/x-klingon' }, 'Hello'),
    odd('a broken type', known, { 'content-type': ';;;' }, 'Hello'),
    odd('broken base64', known, { 'content-transfer-encoding': 'base64' }, 'SGVsbG8*=SGVsbG8', {
      text: 'Hello',
    }),
    odd('a dot and From lines', known, {}, '.\r\n>From here\r\n..', { text: '>From here' }),
  ]
}
