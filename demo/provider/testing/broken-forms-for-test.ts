import { textPart } from './upload-for-test.ts'

export interface BrokenForm {
  says: string
  type: string
  body: Buffer
}

const TYPE = 'multipart/form-data; boundary=edge'
const END = '--edge--\r\n'
const part = (headers: string, content: string | Buffer = 'x') =>
  Buffer.concat([
    Buffer.from(`--edge\r\n${headers}\r\n\r\n`, 'latin1'),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ])
const NAMED = 'Content-Disposition: form-data; name="feedback"'
const FILE = 'Content-Disposition: form-data; name="files1"; filename="a.jpg"'

/** Changes to a whole form: parts before its own, or the whole body, or its content type. */
function forms(whole: Buffer): [says: string, body: Buffer | string, type?: string][] {
  const before = (...parts: (Buffer | string)[]) =>
    Buffer.concat([...parts.map((each) => Buffer.from(each as string)), whole])
  const text = whole.toString('latin1')
  const changed = (from: string | RegExp, to: string) =>
    Buffer.from(text.replace(from, to), 'latin1')
  const charset = (name: string) => part(`${NAMED}\r\nContent-Type: text/plain; charset=${name}`)
  const unended = `--edge\r\n${FILE}\r\n\r\nno end`
  return [
    ['an unknown charset', before(charset('xyz'))],
    ['an unknown charset in quotes', before(charset('"x y"'))],
    ['an unknown charset with a NUL', before(charset('"a\0b"'))],
    ['a charset that no text can be in', before(charset('replacement'))],
    ['a charset without a name', before(charset(''))],
    ['a charset of base64', before(charset('base64'))],
    ['a charset of hex', before(charset('hex'))],
    ['a charset of half of a surrogate', before(charset('utf-16le'))],
    ['a charset that is a property of all objects', before(charset('__proto__'))],
    [
      'an unknown charset of an empty text',
      before(part(`${NAMED}\r\nContent-Type: text/plain; charset=xyz`, '')),
    ],
    [
      'an unknown charset of a text that is too long',
      before(part(`${NAMED}\r\nContent-Type: text/plain; charset=xyz`, 'x'.repeat(70_000))),
    ],
    ['two of an unknown charset', before(charset('xyz'), charset('abc'))],
    [
      'an unknown charset, and a file that never ends',
      Buffer.concat([charset('xyz'), Buffer.from(unended)]),
    ],
    [
      'a file that never ends between two texts of unknown charsets',
      Buffer.concat([charset('xyz'), part(FILE), charset('xyz'), Buffer.from(unended)]),
    ],
    [
      'too many fields, and a file that never ends',
      Buffer.from(textPart('x', 'y').repeat(60) + unended),
    ],
    [
      'a broken header, and a file that never ends',
      Buffer.concat([part('no header'), Buffer.from(unended)]),
    ],
    [
      'a broken header, and a whole file',
      Buffer.concat([part('no header'), part(FILE), Buffer.from(END)]),
    ],
    [
      'a file, a broken header, and a file',
      Buffer.concat([part(FILE), part('a\0: b'), part(FILE), Buffer.from(unended)]),
    ],
    ['an unknown charset of a name', before(part(`Content-Disposition: form-data; name*=xyz''a`))],
    ['an unknown charset of a file name', before(part(`${NAMED}; filename*=xyz''a`))],
    ['a file name in UTF-8 that is none', before(part(`${NAMED}; filename*=utf-8''%ff%fe`))],
    ['a file name with half of an escape', before(part(`${NAMED}; filename*=utf-8''%e0%a4%a`))],
    ['a file name twice', before(part(`${FILE}; filename*=utf-8''b.jpg`))],
    [
      'a file name that leads elsewhere',
      before(part(`Content-Disposition: form-data; name="files1"; filename="../../../etc/passwd"`)),
    ],
    [
      'a file name of dots',
      before(part('Content-Disposition: form-data; name="files1"; filename=".."')),
    ],
    ['a file without a name', before(part('Content-Disposition: form-data; filename="a.jpg"'))],
    ['a name that is empty', before(part('Content-Disposition: form-data; name=""'))],
    ['a part without a name', before(part('Content-Disposition: form-data'))],
    [
      'a name that is a property of all objects',
      before(textPart('__proto__', 'x'), textPart('constructor', 'x')),
    ],
    ['a name of 10 KB', before(textPart('n'.repeat(10_000), 'x'))],
    [
      'a name whose quotes never end',
      before(part('Content-Disposition: form-data; name="feedback')),
    ],
    ['a name with a NUL', before(textPart('a\0b', 'x'))],
    ['a part that is no form-data', before(part('Content-Disposition: attachment; name="a"'))],
    ['a part without a disposition', before(part('Content-Type: text/plain'))],
    ['a part without headers', before(part(''))],
    ['two dispositions', before(part(`${NAMED}\r\nContent-Disposition: form-data; name="other"`))],
    [
      'two content types',
      before(part(`${NAMED}\r\nContent-Type: text/plain\r\nContent-Type: text/plain; charset=xyz`)),
    ],
    ['a content type that is none', before(part(`${NAMED}\r\nContent-Type: ;;;=`))],
    ['a header without a colon', before(part(`${NAMED}\r\nhello`))],
    ['a header without a name', before(part(`${NAMED}\r\n: x`))],
    [
      'a header that goes on in the next line',
      before(part('Content-Disposition: form-data;\r\n name="a"')),
    ],
    ['headers of 100 KB', before(part(`${NAMED}\r\nX-A: ${'x'.repeat(100_000)}`))],
    ['2000 headers', before(part(`${NAMED}\r\n${'X-A: b\r\n'.repeat(2000)}X-B: c`))],
    ['a base64 encoding', before(part(`${NAMED}\r\nContent-Transfer-Encoding: base64`, 'QQ=='))],
    [
      'a quoted-printable encoding',
      before(part(`${NAMED}\r\nContent-Transfer-Encoding: quoted-printable`, '=C3')),
    ],
    ['an encoding that nobody knows', before(part(`${NAMED}\r\nContent-Transfer-Encoding: xyz`))],
    [
      'a form within the form',
      before(
        part(
          `${NAMED}\r\nContent-Type: multipart/mixed; boundary=inner`,
          `--inner\r\n\r\nx\r\n--inner--`,
        ),
      ),
    ],
    ['lines that end in LF', Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1')],
    ['lines that end in CR', Buffer.from(text.replaceAll('\r\n', '\r'), 'latin1')],
    ['a CR alone in a header', changed('; name=', ';\r name=')],
    ['a LF alone in a header', changed('; name=', ';\n name=')],
    ['a NUL in a text', changed('White', 'Wh\0te')],
    ['text that is no UTF-8', changed('White', '\xff\xfe\xc0')],
    ['text before the first boundary', `hello\r\n${text}`],
    ['text behind the last boundary', `${text}hello`],
    ['a second form behind the last boundary', text + text],
    ['no last boundary', text.slice(0, -END.length)],
    ['a last boundary with one dash', text.slice(0, -3)],
    ['nothing but the last boundary', END],
    ['nothing but a boundary', '--edge\r\n'],
    ['nothing but boundaries', '--edge\r\n'.repeat(100) + END],
    ['nothing', ''],
    ['an end of a line', '\r\n'],
    ['NULs', Buffer.alloc(5000)],
    ['dashes', '-'.repeat(5000)],
    ['JSON', '{}'],
    ['another boundary', text, 'multipart/form-data; boundary=other'],
    ['half of the boundary', text, 'multipart/form-data; boundary=edg'],
    ['an empty boundary', text, 'multipart/form-data; boundary=""'],
    ['no boundary', text, 'multipart/form-data'],
    ['a boundary that is not closed', text, 'multipart/form-data; boundary="edge'],
    ['a boundary of 5 KB', text, `multipart/form-data; boundary=${'e'.repeat(5000)}`],
    ['two boundaries', text, 'multipart/form-data; boundary=edge; boundary=other'],
    ['a boundary in another charset', text, "multipart/form-data; boundary*=xyz''edge"],
    ['a content type with a charset', text, 'multipart/form-data; charset=xyz; boundary=edge'],
    ['a content type that goes on', text, 'multipart/form-data; boundary=edge; ;;=x'],
  ]
}

export function brokenForms(whole: Buffer): BrokenForm[] {
  return forms(whole).map(([says, body, type = TYPE]) => ({
    says,
    type,
    body: Buffer.from(body as string, 'latin1'),
  }))
}
