import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Settings } from '../settings.ts'

/** Seconds: browsers keep no cookie longer. */
const LIFE = 400 * 24 * 3600

/** The cookie of browsers that are known (`secrets/device-cookie.ts`), as one request brought it. */
export interface DeviceCookie {
  /** Empty where there is none. */
  value: string
  /** Sets it with the answer. */
  set: (value: string) => void
}

/**
 * Reads it.
 * @param path where browsers send it; otherwise to this call and its siblings, as `/api/v1/trips/user/`
 */
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
