import type { Context } from 'hono'
import { openHalfSession } from '../data/people/half-sessions.ts'
import {
  type StaffAccount,
  staffByEmail,
  staffById,
  staffOfLink,
  useStaffLink,
} from '../data/people/staff.ts'
import { endStaffSession, openStaffSession } from '../data/people/staff-sessions.ts'
import { deviceCookie } from '../http/device-cookie.ts'
import { Refused } from '../errors/refused.ts'
import { signInGuard, withDevice } from '../calls/sign-in-guard.ts'
import { hashPassword } from '../secrets/password.ts'
import { seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { HOME, homeOf } from './frame.ts'
import { CODE } from './sign-in-factor-page.ts'
import { passwordPage } from './sign-in-page.ts'
import {
  KIND,
  LATE,
  aimOf,
  entered,
  pageFor,
  pathOf,
  showFactor,
  showSignIn,
  waitOf,
} from './sign-in-steps.ts'
import { faultOfPassword } from './staff-password.ts'
import {
  forgetToken,
  rememberHalf,
  rememberToken,
  sessionOrigin,
  tokenOf,
  visitorOf,
} from './staff-session.ts'

/** Path of the device cookie. */
export const DEVICE_PATH = '/desk/'

const GONE = 'This link has expired or was already used. Ask a colleague for a new one.'

export function signInRoutes(desk: Desk): void {
  const { app, database, settings, addressOf, takeTurn } = desk
  const check = signInGuard({ database, settings, takeTurn }, KIND)

  app.get('/desk/sign-in', async (context) => {
    const next = pathOf(context.req.query('next'))
    const visitor = await visitorOf(context, database, settings)
    if (visitor) return seeOther(context, pageFor(visitor, next))
    const isLate = context.req.query('late') !== undefined
    return showSignIn(context, desk, { next, ...(isLate && { failure: LATE }) })
  })

  app.post('/desk/sign-in', async (context) => {
    const { email = '', password = '', ...more } = await fieldsOf(context)
    const aim = aimOf(more)
    const fail = async (failure: string, status: 401 | 429 | 503) =>
      showSignIn(context, desk, { ...aim, email, failure }, status)
    const device = deviceCookie(context, settings, DEVICE_PATH)
    const mailbox = email.trim().toLowerCase().slice(0, 200)
    const address = addressOf(context)
    let staff: StaffAccount
    try {
      const signedIn = await check({
        mailbox,
        password,
        address,
        cookie: device.value,
        find: async () => staffByEmail(database, mailbox),
        open: async (account) => {
          const now = settings.now()
          if (account.has_factor) return openHalfSession(database, account, now)
          return openStaffSession(database, account, sessionOrigin(context, address), now)
        },
      })
      if (!signedIn) return await fail('Wrong email or password.', 401)
      staff = signedIn.account
      const remember = staff.has_factor ? rememberHalf : rememberToken
      remember(context, settings, signedIn.token)
      device.set(signedIn.cookie)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, details } = error
      if (status !== 429 && status !== 503) throw error
      return fail(
        `Too many sign-in attempts. Please try again in ${waitOf(details.headers)}.`,
        status,
      )
    }
    if (!staff.has_factor) return entered(context, staff, aim)
    // The unsent form is kept in the page.
    if (aim.unsent) return showFactor(context, desk, staff, aim)
    return seeOther(context, `${CODE}?next=${encodeURIComponent(aim.next)}`)
  })

  app.post('/desk/sign-out', async (context) => {
    const token = tokenOf(context, settings)
    if (token) await endStaffSession(database, token)
    forgetToken(context, settings)
    return seeOther(context, '/desk/sign-in')
  })

  app.get('/desk/password', async (context) => {
    const token = context.req.query('token') ?? ''
    const staff = await staffOfLink(database, token, settings.now())
    if (!staff) return showSignIn(context, desk, { next: HOME, failure: GONE }, 404)
    return shown(context, passwordPage(token, staff.name, staff.email))
  })

  app.post('/desk/password', async (context) => {
    const { token = '', password = '' } = await fieldsOf(context)
    const now = settings.now()
    const staff = await staffOfLink(database, token, now)
    if (!staff) return showSignIn(context, desk, { next: HOME, failure: GONE }, 404)
    const failure = faultOfPassword(password, staff.email)
    if (failure) {
      return shown(context, passwordPage(token, staff.name, staff.email, failure), 422)
    }
    const hashed = await takeTurn(addressOf(context), async () =>
      hashPassword(settings.derive, password),
    )
    const account = await staffById(database, staff.uuid)
    const session = await database.transaction(async (queries) => {
      if (!(await useStaffLink(queries, token, hashed, now))) return undefined
      const opened = { uuid: staff.uuid, password: hashed }
      if (account?.has_factor) return openHalfSession(queries, opened, now)
      const origin = sessionOrigin(context, addressOf(context))
      return openStaffSession(queries, opened, origin, now)
    })
    if (!session) return showSignIn(context, desk, { next: HOME, failure: GONE }, 404)
    const remember = account?.has_factor ? rememberHalf : rememberToken
    remember(context, settings, session)
    const device = deviceCookie(context, settings, DEVICE_PATH)
    device.set(await withDevice(database, device.value, KIND, staff.email, hashed))
    return seeOther(context, account?.has_factor ? CODE : homeOf(staff))
  })
}

/** Redirects to the sign-in, or shows it with the unsent form. */
export async function askToSignIn(
  desk: Pick<Desk, 'database' | 'settings'>,
  context: Context,
  fields: Fields | undefined,
  next?: string,
): Promise<Response> {
  const { pathname, search } = new URL(context.req.url)
  if (!fields) {
    return seeOther(context, `/desk/sign-in?next=${encodeURIComponent(next ?? pathname + search)}`)
  }
  // A deletion needs a new confirmation, because the data may have changed.
  const action = pathname === '/desk/persons/delete' ? '/desk/persons/deletion' : pathname
  const unsent = { action, fields }
  return showSignIn(context, desk, { next: HOME, unsent }, 401)
}
