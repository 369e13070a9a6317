import type { Context } from 'hono'
import { ROLES, type Role, rolesAmong } from '../data/people/staff-roles.ts'
import { ownOrigin } from '../mail/account-address.ts'
import type { Settings } from '../settings/settings.ts'
import type { Fields } from './fields.ts'

export const NO_ROLE = 'Please choose at least one role.'
export const NO_ORIGIN = 'Links can’t be emailed without PUBLIC_URL. Use npm run staff instead.'

/** The roles that are ticked in a form. */
export const rolesIn = (fields: Fields): Role[] =>
  rolesAmong(ROLES.filter((role) => `role-${role}` in fields))

/** Address to choose a password; undefined if there is no origin to trust. */
export function linkFor(settings: Settings, { req }: Context, token: string): string | undefined {
  const origin = ownOrigin(settings, new URL(req.url).origin)
  return origin && `${origin}/desk/password?token=${token}`
}
