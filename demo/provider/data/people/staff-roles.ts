import type { Queries } from '../engine/database.ts'
import { releaseOf } from '../enquiries/queue.ts'

/** A person can have several. Administrators may do everything. */
export const ROLES = ['planner', 'moderator', 'administrator'] as const
export type Role = (typeof ROLES)[number]

/** Known roles in the order of {@link ROLES}, each once. */
export const rolesAmong = (texts: readonly string[]): Role[] =>
  ROLES.filter((role) => texts.includes(role))

/** Nobody could manage staff any more, so nothing was changed. */
export class LastAdministrator extends Error {
  override name = 'LastAdministrator'
}

/**
 * Locks the administrators who can sign in, so that two can't leave at the same time.
 * @throws {LastAdministrator} if there is no other than this one
 */
export async function keepAnAdministrator({ query }: Queries, uuid: string): Promise<void> {
  const rows = await query<{ uuid: string }>(
    `select uuid from staff
     where roles @> '["administrator"]' and left_at is null and password is not null
     order by uuid for update`,
  )
  if (rows.length === 1 && rows[0]?.uuid === uuid) throw new LastAdministrator()
}

/**
 * Sets the roles of a staff member, and unassigns the enquiries of one who may no longer open them. Returns the roles
 * of before; undefined if there is no such person.
 * @throws {LastAdministrator}
 */
export async function setRoles(
  queries: Queries,
  uuid: string,
  roles: readonly Role[],
): Promise<Role[] | undefined> {
  if (!roles.includes('administrator')) await keepAnAdministrator(queries, uuid)
  const [before] = await queries.query<{ roles: Role[] }>(
    'select roles from staff where uuid = $1 and left_at is null for update',
    [uuid],
  )
  if (!before) return undefined
  await queries.query('update staff set roles = $2::jsonb where uuid = $1', [
    uuid,
    JSON.stringify(roles),
  ])
  if (!maySeeEnquiries(roles)) await releaseOf(queries, uuid)
  return before.roles
}

/** Only they can own enquiries. */
export const maySeeEnquiries = (roles: readonly Role[]): boolean =>
  roles.includes('planner') || roles.includes('administrator')
