/** Values of a header; undefined leaves it out, and a list repeats it. */
export type MailHeaders = Record<string, string | string[] | undefined>

export const LINE = '\r\n'

/** An email in latin1, whose headers override usual ones. */
export function mailFrom(headers: MailHeaders, body: string | Buffer = 'Hello'): Buffer {
  const all: MailHeaders = {
    from: 'Asha Rao <asha@mail.example>',
    date: 'Fri, 20 Nov 2026 12:00:00 +0530',
    'mime-version': '1.0',
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => `${name}: ${one}`),
  )
  const text = typeof body === 'string' ? body.replaceAll(/\r?\n/g, LINE) : body
  return Buffer.concat([
    Buffer.from(lines.join(LINE) + LINE + LINE, 'latin1'),
    typeof text === 'string' ? Buffer.from(text, 'latin1') : text,
  ])
}

/** A part of a multipart body. */
export function part(type: string, body: string | Buffer, headers: MailHeaders = {}): string {
  const lines = Object.entries({ 'content-type': type, ...headers }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${String(value)}`],
  )
  const text = typeof body === 'string' ? body : body.toString('base64')
  const encoded = typeof body === 'string' ? [] : ['content-transfer-encoding: base64']
  return [...lines, ...encoded, '', text].join(LINE)
}

/** The type and body of several parts. */
export function multipart(
  kind: string,
  parts: string[],
  boundary = 'edge',
): { 'content-type': string; body: string } {
  const body = parts.map((one) => `--${boundary}${LINE}${one}${LINE}`).join('')
  return {
    'content-type': `multipart/${kind}; boundary="${boundary}"`,
    body: `${body}--${boundary}--${LINE}`,
  }
}

/** Bytes in one of the transfer encodings of RFC 2045. */
export function transferred(bytes: Buffer, encoding: string): string {
  if (encoding === 'base64') return bytes.toString('base64').replaceAll(/.{76}/g, `$&${LINE}`)
  if (encoding === 'quoted-printable') {
    return [...bytes]
      .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join('')
      .replaceAll(/(?:=..){24}/g, `$&=${LINE}`)
  }
  return bytes.toString('latin1')
}

/** An email with a text and a PDF, both of the same name. */
export function mailWithPdf(from: string, subject: string, name: string): Buffer {
  const pdf = part('application/pdf', Buffer.from('%PDF-1.7'), {
    'content-disposition': `attachment; filename="${name}.pdf"`,
  })
  const { body, ...type } = multipart('mixed', [part('text/plain', name), pdf])
  return mailFrom(
    { from, subject, 'message-id': `<${name}-${subject}@mail.example>`, ...type },
    body,
  )
}
