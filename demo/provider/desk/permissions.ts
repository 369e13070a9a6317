import { ROLES, type Role } from '../data/people/staff-roles.ts'

/**
 * Roles that may use each path of the desk. Administrators may use all of them, so a path for them alone has none.
 * `/*` also covers the path without it. The longest match decides.
 */
export const PERMISSIONS: Readonly<Record<string, readonly Role[]>> = {
  '/desk/account/*': ROLES,
  '/desk/enquiries/*': ['planner'],
  '/desk/enquiries.csv': ['planner'],
  '/desk/report': ['planner'],
  '/desk/report.csv': ['planner'],
  '/desk/report/links/*': [],
  '/desk/moderation/*': ['moderator'],
  '/desk/attractions/*': ['moderator'],
  '/desk/new-attraction': ['moderator'],
  '/desk/media/*': ['moderator'],
  '/desk/mails/*': ['planner'],
  '/desk/suspicious/*': ['planner', 'moderator'],
  // Planners look people up; everything else about them is for administrators.
  '/desk/persons': ['planner'],
  '/desk/persons/*': [],
  '/desk/staff/*': [],
  '/desk/webhooks/*': [],
}

/** Paths that need no sign-in. */
export const OPEN: readonly string[] = [
  '/desk',
  '/desk/desk.css',
  '/desk/fonts/*',
  '/desk/desk-keys.js',
  '/desk/desk-passkeys.js',
  '/desk/plan-draft.js',
  '/desk/sign-in/*',
  '/desk/sign-out',
  '/desk/password',
]

/** The pattern among these that decides on a path; undefined if none matches. */
export function patternOf(path: string, patterns: readonly string[]): string | undefined {
  const matches = patterns.filter((pattern) => {
    const folder = pattern.replace(/\/\*$/, '')
    return path === folder || (pattern !== folder && path.startsWith(`${folder}/`))
  })
  return matches.includes(path) ? path : matches.toSorted((a, b) => b.length - a.length)[0]
}

const PATTERNS = Object.keys(PERMISSIONS)

/** Roles that may use a path, or the pattern of a route. @throws {Error} if the table doesn't list it */
export function rolesFor(path: string): readonly Role[] {
  const roles = PERMISSIONS[patternOf(path, PATTERNS) ?? '']
  if (roles) return [...roles, 'administrator']
  throw new Error(`${path} has no roles in desk/permissions.ts.`)
}

export const mayUse = ({ roles }: { roles: readonly Role[] }, path: string): boolean =>
  rolesFor(path).some((role) => roles.includes(role))
