import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../secrets/token.ts'
import type { Queries } from '../engine/database.ts'

/** Lifetime in ms of a link. */
const LINK_LIFE = 365 * 24 * 3_600_000

export interface ReportLink {
  id: string
  partner: string
  /** Name of the staff member who created it. */
  name: string
  created_at: Date
  expires_at: Date
}

/** Stores a link to a partner's report, and returns its token, which can't be read again. */
export async function addReportLink(
  { query }: Queries,
  partner: string,
  staff: string,
  now: Date,
): Promise<string> {
  const token = newToken()
  const until = new Date(now.getTime() + LINK_LIFE)
  await query(
    `insert into report_links (hash, id, partner, staff, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [hashToken(token), randomUUID(), partner, staff, now, until],
  )
  return token
}

/** Valid links, those of `partner` or without one of all partners. */
export async function reportLinks(
  { query }: Queries,
  partner: string,
  now: Date,
): Promise<ReportLink[]> {
  return query<ReportLink>(
    `select id, partner, name, report_links.created_at, expires_at
     from report_links join staff on staff.uuid = staff
     where expires_at > $2 and $1 in ('', partner) order by partner, report_links.created_at, id
     limit 500`,
    [partner, now],
  )
}

/** Partner of a link's token; undefined if the token is wrong, revoked or expired. */
export async function partnerOfLink(
  { query }: Queries,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const sql = 'select partner from report_links where hash = $1 and expires_at > $2'
  return (await query<{ partner: string }>(sql, [hashToken(token), now]))[0]?.partner
}

export async function revokeReportLink({ query }: Queries, id: string): Promise<void> {
  await query('delete from report_links where id = $1', [id])
}
