import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Queries } from '../data/engine/database.ts'
import { secretFor } from '../data/secrets.ts'
import { HALF_LIFE } from '../data/people/half-sessions.ts'
import {
  SESSION_LIFE,
  type SessionOrigin,
  type Visitor,
  staffOfSession,
} from '../data/people/staff-sessions.ts'
import { DESK_SECRET } from '../mail/desk-address.ts'
import { isSigned } from '../secrets/signed-address.ts'
import { deviceInWords } from './device-in-words.ts'
import type { Settings } from '../settings/settings.ts'

/** The session cookie, which neither scripts nor forms of other sites can use. */
function cookieOf({ publicUrl }: Settings) {
  const secure = publicUrl?.startsWith('https:') ?? false
  const options = { httpOnly: true, sameSite: 'Lax', path: '/desk', secure } as const
  return { name: secure ? '__Secure-desk' : 'desk', options }
}

/** The cookie between the password and the second factor. */
function halfCookieOf({ publicUrl }: Settings) {
  const secure = publicUrl?.startsWith('https:') ?? false
  const options = { httpOnly: true, sameSite: 'Strict', path: '/desk/sign-in', secure } as const
  return { name: secure ? '__Secure-desk-half' : 'desk-half', options }
}

/** The signed-in staff member. */
export async function visitorOf(
  context: Context,
  database: Queries,
  settings: Settings,
): Promise<Visitor | undefined> {
  const token = tokenOf(context, settings)
  return token ? staffOfSession(database, token, settings.now(), settings.deskIdle) : undefined
}

/** Origin of a session, for its owner to recognise. */
export function sessionOrigin({ req }: Context, address: string): SessionOrigin {
  return { device: deviceInWords(req.header('user-agent')), address: shortened(address) }
}

/** Anonymizes an address: '203.0.113.x', '2001:db8:1:x'. */
function shortened(address: string): string {
  if (/^[\d.]+$/.test(address)) return address.replace(/[^.]+$/, 'x')
  const [one, two, three] = address.split(':')
  return three && one !== '0' ? `${one}:${two}:${three}:x` : ''
}

/** True for an emailed link to this page with a valid signature. */
export async function isMailedLink(
  { req }: Context,
  database: Queries,
  settings: Settings,
): Promise<boolean> {
  const signature = req.query('key')
  if (!signature) return false
  const secret = await secretFor(database, DESK_SECRET)
  return isSigned(secret, req.path, signature, settings.now())
}

export const tokenOf = (context: Context, settings: Settings) =>
  tokenIn(context, cookieOf(settings).name)

/** The token of a sign-in that waits for the second factor. */
export const halfOf = (context: Context, settings: Settings) =>
  tokenIn(context, halfCookieOf(settings).name)

function tokenIn(context: Context, name: string): string | undefined {
  const token = getCookie(context, name)
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

export function rememberHalf(context: Context, settings: Settings, token: string): void {
  const { name, options } = halfCookieOf(settings)
  setCookie(context, name, token, { ...options, maxAge: HALF_LIFE / 1000 })
}

export function forgetHalf(context: Context, settings: Settings): void {
  const { name, options } = halfCookieOf(settings)
  deleteCookie(context, name, options)
}

export function rememberToken(context: Context, settings: Settings, token: string): void {
  const { name, options } = cookieOf(settings)
  setCookie(context, name, token, { ...options, maxAge: SESSION_LIFE / 1000 })
}

export function forgetToken(context: Context, settings: Settings): void {
  const { name, options } = cookieOf(settings)
  deleteCookie(context, name, options)
}
