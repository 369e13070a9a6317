import type { Queries } from '../engine/database.ts'
import type { StaffAccount } from './staff.ts'
import { HAS_FACTOR } from './factors.ts'

/** A colleague as administrators see them. */
export interface Member extends Omit<StaffAccount, 'password'> {
  /** True if a password is set. */
  ready: boolean
  passkeys: number
  has_app: boolean
  /** Active sessions, and the last use of any. */
  sessions: number
  used_at: Date | null
}

const MEMBERS = `
  select staff.uuid, email, name, roles, password is not null as ready, ${HAS_FACTOR} as has_factor,
    (select count(*) from staff_passkeys where staff_passkeys.staff = staff.uuid) as passkeys,
    exists (select from staff_apps where staff_apps.staff = staff.uuid) as has_app,
    count(hash) as sessions, max(used_at) as used_at
  from staff left join staff_sessions
    on staff_sessions.staff = staff.uuid and expires_at > $1 and used_at > $2
  where left_at is null`

/** All staff by name, with their sessions used within the last `idle` seconds. */
export async function members({ query }: Queries, now: Date, idle: number): Promise<Member[]> {
  const sql = `${MEMBERS} group by staff.uuid order by name collate "C", email`
  return query<Member>(sql, [now, new Date(now.getTime() - idle * 1000)])
}

export async function memberOf(
  { query }: Queries,
  uuid: string,
  now: Date,
  idle: number,
): Promise<Member | undefined> {
  const sql = `${MEMBERS} and staff.uuid = $3 group by staff.uuid`
  return (await query<Member>(sql, [now, new Date(now.getTime() - idle * 1000), uuid]))[0]
}
