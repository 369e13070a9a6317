import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Queries } from '../data/database.ts'
import { SESSION_LIFE, type Staff, staffOfSession } from '../data/staff.ts'
import type { Settings } from '../settings.ts'

/** The cookie that holds a session's token: no script reads it, and no other site's form brings it. */
function cookieOf({ publicUrl }: Settings) {
  const secure = publicUrl?.startsWith('https:') ?? false
  const options = { httpOnly: true, sameSite: 'Lax', path: '/desk', secure } as const
  return { name: secure ? '__Secure-desk' : 'desk', options }
}

/** Who asks, if signed in. */
export async function visitorOf(
  context: Context,
  database: Queries,
  settings: Settings,
): Promise<Staff | undefined> {
  const token = tokenOf(context, settings)
  return token ? staffOfSession(database, token, settings.now()) : undefined
}

/** The token that the browser brought. */
export function tokenOf(context: Context, settings: Settings): string | undefined {
  const token = getCookie(context, cookieOf(settings).name)
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Lets the browser bring a token from now on. */
export function rememberToken(context: Context, settings: Settings, token: string): void {
  const { name, options } = cookieOf(settings)
  setCookie(context, name, token, { ...options, maxAge: SESSION_LIFE / 1000 })
}

/** Lets the browser forget it. */
export function forgetToken(context: Context, settings: Settings): void {
  const { name, options } = cookieOf(settings)
  deleteCookie(context, name, options)
}
