import type { Context } from 'hono'
import { factorsOf } from '../data/people/factors.ts'
import type { Staff, StaffAccount } from '../data/people/staff.ts'
import { seeOther, shown } from './answers.ts'
import type { Desk } from './desk-routes.ts'
import type { Fields } from './fields.ts'
import { HOME, homeOf } from './frame.ts'
import { passkeyForm } from './passkey-ceremony.ts'
import { factorPage } from './sign-in-factor-page.ts'
import { type SignInShown, type Unsent, signInPage, unsentPage } from './sign-in-page.ts'

/** Key of the desk's sign-in counts and device cookies. */
export const KIND = 'desk sign-in'

export const LATE = 'Your sign-in took too long. Please start again.'

/** Purposes of challenges: a passkey instead of a password, and one after it. */
export const PASSKEY_ALONE = 'passkey'
export const passkeyOf = ({ uuid }: Staff) => `passkey of ${uuid}`

/** The page or unsent form that follows a sign-in. */
export interface Aim {
  next: string
  unsent: Unsent | undefined
}

type Signing = Pick<Desk, 'database' | 'settings'>

export const aimOf = (fields: Fields): Aim => ({
  next: pathOf(fields['next']),
  unsent: unsentOf(fields['unsent']),
})

export async function showSignIn(
  context: Context,
  desk: Signing,
  more: Omit<SignInShown, 'passkey'>,
  status: 200 | 401 | 404 | 429 | 503 = 200,
): Promise<Response> {
  const passkey = await passkeyForm(context, desk, PASSKEY_ALONE)
  return shown(context, signInPage({ ...more, passkey }), status)
}

/** Asks for the second factor. */
export async function showFactor(
  context: Context,
  desk: Signing,
  account: StaffAccount,
  more: Aim & { failure?: string },
  status: 200 | 401 | 429 = 200,
): Promise<Response> {
  const { passkeys, app } = await factorsOf(desk.database, account.uuid)
  const passkey =
    passkeys.length > 0 ? await passkeyForm(context, desk, passkeyOf(account), passkeys) : undefined
  return shown(context, factorPage({ ...more, passkey, hasApp: app !== null }), status)
}

/** Leads to the requested page, or shows the unsent form, after a sign-in. */
export function entered(context: Context, staff: Staff, { next, unsent }: Aim): Response {
  if (unsent) return shown(context, unsentPage(unsent, staff))
  return seeOther(context, pageFor(staff, next))
}

/** The requested page, or the first one of this staff member. */
export const pageFor = (staff: Staff, next: string) => (next === HOME ? homeOf(staff) : next)

/** Formats `Retry-After`. */
export function waitOf(headers: Record<string, string> = {}): string {
  const seconds = Number(headers['retry-after'] ?? 60)
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** Prevents open redirects. */
export function pathOf(next: string | undefined): string {
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
