import type { Routes } from '../calls/calls.ts'
import { Refused } from '../errors/refused.ts'
import type { App } from '../http/new-app.ts'
import { bodyOf } from '../http/request-body.ts'
import { LARGEST_MAIL, receiveMail } from '../incoming/receive-mail.ts'
import { bearsToken } from '../secrets/bearer-token.ts'

/** Bytes at the start of an email that is too large, with its headers. */
const HEAD = 256 * 1024

/** Takes emails from an email service, as they arrived (RFC 5322). A repeat of one changes nothing. */
export function incomingMailRoute(
  app: App,
  { database, settings, media }: Routes,
  wakeMail: () => void,
): void {
  const { product, incomingMailSecret } = settings
  app.post(`/api/v1/${product}/incoming-mail/`, async (context) => {
    const header = context.req.header('authorization')
    if (incomingMailSecret === undefined || !bearsToken(incomingMailSecret, header)) {
      const headers = { 'www-authenticate': 'Bearer' }
      throw new Refused(401, 'signed_out', 'Send the token from INCOMING_MAIL_SECRET.', { headers })
    }
    if (!/^message\/rfc822\s*(;|$)/i.test(context.req.header('content-type') ?? '')) {
      throw new Refused(415, 'unsupported_media_type', 'Send message/rfc822.')
    }
    const { origin } = new URL(context.req.url)
    const { raw, isLarge } = await mailIn(context.req.raw)
    if (raw.byteLength === 0) throw new Refused(422, 'invalid_body', 'Send an email.')
    const reception = { database, media, settings, wakeMail, origin }
    const outcome = await receiveMail(reception, raw, isLarge ? 'large' : null)
    return context.json({ outcome }, 200, { 'cache-control': 'no-store' })
  })
}

async function mailIn(request: Request): Promise<{ raw: Buffer; isLarge: boolean }> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of bodyOf(request)) {
      size += part.byteLength
      parts.push(part)
      // The rest stays unread.
      if (size > LARGEST_MAIL) return { raw: Buffer.concat(parts).subarray(0, HEAD), isLarge: true }
    }
  } catch {
    throw new Refused(422, 'invalid_body', 'The email is incomplete.')
  }
  return { raw: Buffer.concat(parts), isLarge: false }
}
