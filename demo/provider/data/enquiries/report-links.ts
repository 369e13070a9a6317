import { randomUUID } from 'node:crypto'
import { hashToken } from '../../secrets/token.ts'
import { logDeed } from '../desk-log.ts'
import type { Database, Queries } from '../engine/database.ts'

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

/** Stores a link to a partner's report, whose token can't be read again. A repeat changes nothing. */
export async function addReportLink(
  database: Database,
  token: string,
  partner: string,
  staff: string,
  now: Date,
): Promise<void> {
  const hash = hashToken(token)
  const until = new Date(now.getTime() + LINK_LIFE)
  await database.transaction(async (queries) => {
    const intent = hash.toString('base64url')
    const deed = { staff, at: now, deed: 'linked', text: partner, intent } as const
    if (!(await logDeed(queries, deed))) return
    await queries.query(
      `insert into report_links (hash, id, partner, staff, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [hash, randomUUID(), partner, staff, now, until],
    )
  })
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

export async function revokeReportLink(
  database: Database,
  id: string,
  staff: string,
  now: Date,
): Promise<void> {
  await database.transaction(async (queries) => {
    const sql = 'delete from report_links where id = $1 returning partner'
    const [link] = await queries.query<{ partner: string }>(sql, [id])
    if (link) await logDeed(queries, { staff, at: now, deed: 'unlinked', text: link.partner })
  })
}
