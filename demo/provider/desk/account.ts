import type { Context } from 'hono'
import { guid, safeParse } from 'zod/mini'
import { enforceRateLimits } from '../data/rate-limits.ts'
import { setStaffPassword, staffByEmail } from '../data/people/staff.ts'
import {
  type Visitor,
  endStaffSessions,
  openStaffSession,
  sessionsOfStaff,
} from '../data/people/staff-sessions.ts'
import { deviceCookie } from '../http/device-cookie.ts'
import { Refused } from '../errors/refused.ts'
import { withDevice } from '../calls/sign-in-guard.ts'
import { hashPassword, isPassword } from '../secrets/password.ts'
import { ACCOUNT, accountPage } from './account-page.ts'
import { seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { DEVICE_PATH } from './sign-in.ts'
import { KIND } from './sign-in-steps.ts'
import { faultOfPassword } from './staff-password.ts'
import { rememberToken, sessionOrigin, tokenOf } from './staff-session.ts'

const DONE: Record<string, string> = {
  password: 'Your password has been changed.',
  ended: 'Signed out elsewhere.',
}

export function accountRoutes({ database, settings, page, deed, addressOf, takeTurn }: Desk): void {
  const account = async (
    context: Context,
    staff: Visitor,
    notice?: { text: string; failed?: boolean },
    status: 200 | 422 | 429 | 503 = 200,
  ) => {
    const token = tokenOf(context, settings) ?? ''
    const now = settings.now()
    const sessions = await sessionsOfStaff(database, staff.uuid, token, now, settings.deskIdle)
    return shown(context, accountPage({ staff, sessions, notice }), status)
  }

  page(ACCOUNT, async (context, staff) => {
    const text = DONE[context.req.query('done') ?? '']
    return account(context, staff, text === undefined ? undefined : { text })
  })

  deed(`${ACCOUNT}/sign-out`, async (context, staff, { session }) => {
    const id = session === undefined ? undefined : safeParse(guid(), session)
    if (id?.success !== false) {
      await endStaffSessions(database, staff.uuid, tokenOf(context, settings) ?? '', id?.data)
    }
    return seeOther(context, `${ACCOUNT}?done=ended`)
  })

  deed(`${ACCOUNT}/password`, async (context, staff, { old = '', password = '' }) => {
    const fail = async (text: string, status: 422 | 429 | 503 = 422) =>
      account(context, staff, { text, failed: true }, status)
    const fault = faultOfPassword(password, staff.email)
    if (fault) return fail(fault)
    const now = settings.now()
    try {
      const limit = { subject: `desk password of ${staff.uuid}`, ...settings.passwordRate }
      await enforceRateLimits(database, [limit], now)
      const changed = await takeTurn(
        staff.uuid,
        async () => {
          const before = (await staffByEmail(database, staff.email))?.password
          if (!before || !(await isPassword(settings.derive, old, before))) return undefined
          return { before, hashed: await hashPassword(settings.derive, password) }
        },
        true,
      )
      if (!changed) return await fail('The old password is wrong.')
      const { before, hashed } = changed
      const token = await database.transaction(async (queries) => {
        if (!(await setStaffPassword(queries, staff.uuid, hashed, before))) return undefined
        const origin = sessionOrigin(context, addressOf(context))
        const opened = { uuid: staff.uuid, password: hashed }
        return openStaffSession(queries, opened, origin, now, staff.factor)
      })
      if (token === undefined) return await fail('The old password is wrong.')
      rememberToken(context, settings, token)
      const device = deviceCookie(context, settings, DEVICE_PATH)
      device.set(await withDevice(database, device.value, KIND, staff.email, hashed))
      return seeOther(context, `${ACCOUNT}?done=password`)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.status !== 429 && error.status !== 503) throw error
      return fail('Too many attempts. Please wait a few minutes and try again.', error.status)
    }
  })
}
