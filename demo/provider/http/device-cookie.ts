import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Settings } from '../settings/settings.ts'

/** In seconds. Browsers cap the lifetime of cookies at 400 days. */
const LIFE = 400 * 24 * 3600

/** Cookie of known browsers (`secrets/device-cookie.ts`) in one request. */
export interface DeviceCookie {
  value: string
  set: (value: string) => void
}

/** @param path the cookie's path; defaults to this call and its siblings, such as `/api/v1/trips/user/` */
export function deviceCookie(
  context: Context,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  path = context.req.path.replace(/[^/]+\/?$/, ''),
): DeviceCookie {
  const secure = publicUrl?.startsWith('https:') ?? false
  const name = secure ? '__Secure-device' : 'device'
  return {
    value: getCookie(context, name) ?? '',
    set: (value) =>
      setCookie(context, name, value, {
        path,
        secure,
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: LIFE,
      }),
  }
}
