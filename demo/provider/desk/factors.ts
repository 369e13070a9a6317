import type { Context } from 'hono'
import { removeApp } from '../data/people/authenticator-app.ts'
import { factorsOf } from '../data/people/factors.ts'
import { addPasskey, removePasskey, spendChallenge } from '../data/people/passkeys.ts'
import { setRecoveryCodes } from '../data/people/recovery-codes.ts'
import { type Visitor, confirmStaffSession } from '../data/people/staff-sessions.ts'
import { staffByEmail } from '../data/people/staff.ts'
import { enforceRateLimits } from '../data/rate-limits.ts'
import { Refused } from '../errors/refused.ts'
import { isPassword } from '../secrets/password.ts'
import { recoveryCodes } from '../secrets/recovery-code.ts'
import { newToken } from '../secrets/token.ts'
import { seeOther, shown } from './answers.ts'
import type { Asked, Desk } from './desk-routes.ts'
import { appRoutes } from './factor-app.ts'
import { FactorFault, factorChanges, isIntent } from './factor-change.ts'
import { FACTORS, factorsPage } from './factors-page.ts'
import type { Fields } from './fields.ts'
import type { Frame } from './frame.ts'
import { newPasskeyForm, newPasskeyIn } from './passkey-ceremony.ts'
import { sessionOrigin, tokenOf } from './staff-session.ts'

/** Time in ms after a sign-in in which factors can be changed without the password. */
const RECENT = 10 * 60_000

/** The signed-in person's passkeys, authenticator app and recovery codes. */
export function factorRoutes(desk: Desk): void {
  const { database, settings, takeTurn, page, deed } = desk
  const { change, codesAgain } = factorChanges(desk)

  const isRecent = ({ confirmed_at }: Visitor) =>
    settings.now().getTime() - confirmed_at.getTime() < RECENT

  const isFirst = ({ has_factor }: Visitor) => settings.deskFactorRequired && !has_factor

  const list = async (
    context: Context,
    staff: Visitor,
    notice?: Frame['notice'],
    status: 200 | 422 | 429 | 503 = 200,
  ) => {
    const factors = await factorsOf(database, staff.uuid)
    const passkey = isRecent(staff)
      ? await newPasskeyForm(context, desk, staff, factors.passkeys)
      : undefined
    const more = { isFirst: isFirst(staff), notice, intent: newToken() }
    return shown(context, factorsPage({ staff, factors, passkey, ...more }), status)
  }

  /** Registers a change, which needs the password or a recent sign-in. A refused one shows the list. */
  const changing = (
    name: string,
    work: (
      context: Asked,
      staff: Visitor,
      fields: Fields & { intent: string },
    ) => Promise<Response>,
  ) =>
    deed(`${FACTORS}/${name}`, async (context, staff, fields) => {
      const { intent } = fields
      if (!isIntent(intent) || !isRecent(staff)) return seeOther(context, FACTORS)
      const again = await codesAgain(context, staff, intent)
      if (again) return again
      try {
        return await work(context, staff, { ...fields, intent })
      } catch (error) {
        if (!(error instanceof FactorFault)) throw error
        return list(context, staff, { text: error.message, failed: true }, 422)
      }
    })

  page(FACTORS, async (context, staff) => {
    const isDone = context.req.query('done') !== undefined
    return list(context, staff, isDone ? { text: 'Saved. We’ve emailed you about it.' } : undefined)
  })

  deed(`${FACTORS}/confirm`, async (context, staff, { password = '' }) => {
    const now = settings.now()
    try {
      const limit = { subject: `desk password of ${staff.uuid}`, ...settings.passwordRate }
      await enforceRateLimits(database, [limit], now)
      const isOwn = await takeTurn(
        staff.uuid,
        async () => {
          const account = await staffByEmail(database, staff.email)
          return isPassword(settings.derive, password, account?.password)
        },
        true,
      )
      if (!isOwn) return await list(context, staff, { text: 'Wrong password.', failed: true }, 422)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.status !== 429 && error.status !== 503) throw error
      const text = 'Too many attempts. Please wait a few minutes and try again.'
      return list(context, staff, { text, failed: true }, error.status)
    }
    await confirmStaffSession(database, tokenOf(context, settings) ?? '', now)
    return seeOther(context, FACTORS)
  })

  changing('passkey', async (context, staff, fields) => {
    const made = await newPasskeyIn(context, desk, staff, fields)
    if (!made) throw new FactorFault('The passkey could not be added. Please try again.')
    const { device } = sessionOrigin(context, '')
    return change(context, staff, {
      text: 'Added a passkey',
      intent: fields.intent,
      factor: 'passkey',
      work: async (queries, now) => {
        const isNew =
          (await spendChallenge(queries, made.challenge, made.expires, now)) &&
          (await addPasskey(queries, { ...made, device }, now))
        if (!isNew) throw new FactorFault('This passkey was already added.')
      },
    })
  })

  changing('remove', async (context, staff, { passkey, intent }) =>
    change(context, staff, {
      text: passkey === undefined ? 'Removed the authenticator app' : 'Removed a passkey',
      intent,
      work: async (queries) => {
        const isRemoved = await (passkey === undefined
          ? removeApp(queries, staff.uuid)
          : removePasskey(queries, staff.uuid, passkey))
        if (!isRemoved) throw new FactorFault('It was already removed.')
      },
    }),
  )

  changing('codes', async (context, staff, { intent }) =>
    change(context, staff, {
      text: 'Created new recovery codes',
      intent,
      work: async (queries) => setRecoveryCodes(queries, staff.uuid, recoveryCodes(intent)),
    }),
  )

  appRoutes(desk, { changing, isRecent, isFirst, change })
}
