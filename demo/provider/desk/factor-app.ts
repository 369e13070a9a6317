import { randomBytes } from 'node:crypto'
import { encode } from 'uqr'
import { brand } from '../../../site/brand.ts'
import { APP_SECRET, setApp } from '../data/people/authenticator-app.ts'
import type { Visitor } from '../data/people/staff-sessions.ts'
import { secretFor } from '../data/secrets.ts'
import { decrypted, encrypted } from '../secrets/encrypted.ts'
import { newToken } from '../secrets/token.ts'
import { base32, otpauthAddress, stepOfCode } from '../secrets/totp.ts'
import { seeOther, shown } from './answers.ts'
import type { Asked, Desk } from './desk-routes.ts'
import type { factorChanges } from './factor-change.ts'
import { appPage } from './factor-app-page.ts'
import { FACTORS } from './factors-page.ts'
import type { Fields } from './fields.ts'

/** In bytes, as RFC 4226, section 4 recommends. */
const SECRET = 20

const APP = `${FACTORS}/app`

interface Changing {
  isRecent: (staff: Visitor) => boolean
  isFirst: (staff: Visitor) => boolean
  change: ReturnType<typeof factorChanges>['change']
  changing: (
    name: string,
    work: (
      context: Asked,
      staff: Visitor,
      fields: Fields & { intent: string },
    ) => Promise<Response>,
  ) => void
}

/** Adds or replaces the authenticator app. Its secret is stored once the app has shown a code. */
export function appRoutes(
  { database, settings, page }: Desk,
  { isRecent, isFirst, change, changing }: Changing,
): void {
  const show = async (context: Asked, staff: Visitor, secret: Buffer, fault?: string) => {
    const key = await secretFor(database, APP_SECRET)
    const address = otpauthAddress(secret, brand.name, staff.email)
    const form = {
      secret: base32(secret).replace(/.{4}(?=.)/g, '$& '),
      address,
      qr: qrOf(address),
      pending: encrypted(key, secret, staff.uuid).toString('base64url'),
      intent: newToken(),
    }
    const notice = fault === undefined ? undefined : { text: fault, failed: true }
    return shown(
      context,
      appPage({ staff, isFirst: isFirst(staff), notice, ...form }),
      fault === undefined ? 200 : 422,
    )
  }

  page(APP, async (context, staff) =>
    isRecent(staff) ? show(context, staff, randomBytes(SECRET)) : seeOther(context, FACTORS),
  )

  changing('app', async (context, staff, { pending = '', code = '', intent }) => {
    const key = await secretFor(database, APP_SECRET)
    const sealed = Buffer.from(pending, 'base64url')
    const secret = decrypted(key, sealed, staff.uuid)
    if (!secret) return seeOther(context, APP)
    const step = stepOfCode(secret, code, settings.now())
    if (step === undefined) {
      const fault = 'This code is wrong or too old. Enter the one that the app shows now.'
      return show(context, staff, secret, fault)
    }
    return change(context, staff, {
      text: 'Added an authenticator app',
      intent,
      factor: 'app',
      work: async (queries, now) => setApp(queries, staff.uuid, { secret: sealed, step }, now),
    })
  })
}

/** A QR code as one path of unit squares, with the quiet zone of four (ISO/IEC 18004, section 9.1). */
function qrOf(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => isDark && `M${x} ${y}h1v1h-1z`))
  return { path: squares.filter(Boolean).join(''), size }
}
