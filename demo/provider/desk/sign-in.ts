import type { Context } from 'hono'
import { type Staff, staffByEmail, staffOfLink, useStaffLink } from '../data/people/staff.ts'
import { endStaffSession, openStaffSession } from '../data/people/staff-sessions.ts'
import { deviceCookie } from '../http/device-cookie.ts'
import { Refused } from '../errors/refused.ts'
import { signInGuard, withDevice } from '../calls/sign-in-guard.ts'
import { hashPassword } from '../secrets/password.ts'
import { seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { HOME } from './frame.ts'
import { type Unsent, passwordPage, signInPage, unsentPage } from './sign-in-page.ts'
import { faultOfPassword } from './staff-password.ts'
import { forgetToken, rememberToken, sessionOrigin, tokenOf, visitorOf } from './staff-session.ts'

/** Key of the desk's sign-in counts and device cookies. */
export const KIND = 'desk sign-in'

/** Path of the device cookie. */
export const DEVICE_PATH = '/desk/'

/** Default page after signing in. */

const GONE = 'This link has expired or was already used. Ask a colleague for a new one.'

export function signInRoutes({ app, database, settings, addressOf, takeTurn }: Desk): void {
  const check = signInGuard({ database, settings, takeTurn }, KIND)

  app.get('/desk/sign-in', async (context) => {
    const next = pathOf(context.req.query('next'))
    if (await visitorOf(context, database, settings)) return seeOther(context, next)
    return shown(context, signInPage({ next }))
  })

  app.post('/desk/sign-in', async (context) => {
    const { email = '', password = '', ...more } = await fieldsOf(context)
    const next = pathOf(more['next'])
    const unsent = unsentOf(more['unsent'])
    const fail = (failure: string, status: 401 | 429 | 503) =>
      shown(context, signInPage({ next, email, unsent, failure }), status)
    const device = deviceCookie(context, settings, DEVICE_PATH)
    const mailbox = email.trim().toLowerCase().slice(0, 200)
    const address = addressOf(context)
    let staff: Staff
    try {
      const signedIn = await check({
        mailbox,
        password,
        address,
        cookie: device.value,
        find: async () => staffByEmail(database, mailbox),
        open: async (account) =>
          openStaffSession(database, account, sessionOrigin(context, address), settings.now()),
      })
      if (!signedIn) return fail('Wrong email or password.', 401)
      staff = signedIn.account
      rememberToken(context, settings, signedIn.token)
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
    if (!unsent) return seeOther(context, next)
    return shown(context, unsentPage(unsent, staff))
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
    if (!staff) return shown(context, signInPage({ next: HOME, failure: GONE }), 404)
    return shown(context, passwordPage(token, staff.name, staff.email))
  })

  app.post('/desk/password', async (context) => {
    const { token = '', password = '' } = await fieldsOf(context)
    const now = settings.now()
    const staff = await staffOfLink(database, token, now)
    if (!staff) return shown(context, signInPage({ next: HOME, failure: GONE }), 404)
    const failure = faultOfPassword(password, staff.email)
    if (failure) {
      return shown(context, passwordPage(token, staff.name, staff.email, failure), 422)
    }
    const hashed = await takeTurn(addressOf(context), async () =>
      hashPassword(settings.derive, password),
    )
    const session = await database.transaction(async (queries) => {
      if (!(await useStaffLink(queries, token, hashed, now))) return undefined
      const origin = sessionOrigin(context, addressOf(context))
      return openStaffSession(queries, { uuid: staff.uuid, password: hashed }, origin, now)
    })
    if (!session) return shown(context, signInPage({ next: HOME, failure: GONE }), 404)
    rememberToken(context, settings, session)
    const device = deviceCookie(context, settings, DEVICE_PATH)
    device.set(await withDevice(database, device.value, KIND, staff.email, hashed))
    return seeOther(context, HOME)
  })
}

/** Formats `Retry-After`. */
function waitOf(headers: Record<string, string> = {}): string {
  const seconds = Number(headers['retry-after'] ?? 60)
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Redirects to the sign-in, or shows it with the unsent form. */
export function askToSignIn(context: Context, fields: Fields | undefined, next?: string): Response {
  const { pathname, search } = new URL(context.req.url)
  if (!fields) {
    return seeOther(context, `/desk/sign-in?next=${encodeURIComponent(next ?? pathname + search)}`)
  }
  // A deletion needs a new confirmation, because the data may have changed.
  const action = pathname === '/desk/persons/delete' ? '/desk/persons/deletion' : pathname
  const unsent = { action, fields }
  return shown(context, signInPage({ next: HOME, unsent }), 401)
}

/** Prevents open redirects. */
function pathOf(next: string | undefined): string {
  const here = 'https://desk.invalid'
  if (!next || !URL.canParse(next, here)) return HOME
  const { origin, pathname, search } = new URL(next, here)
  return origin === here && pathname.startsWith('/desk/') ? pathname + search : HOME
}

function unsentOf(text: string | undefined): Unsent | undefined {
  if (!text) return undefined
  try {
    const { action, fields } = JSON.parse(text) as Partial<Unsent>
    if (typeof action !== 'string' || typeof fields !== 'object' || fields === null)
      return undefined
    const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string')
    return { action: pathOf(action), fields: Object.fromEntries(texts) }
  } catch {
    return undefined
  }
}
