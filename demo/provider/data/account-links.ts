import { hashToken } from '../secrets/token.ts'
import type { Queries } from './database.ts'
import { setPassword } from './users.ts'

const DAY = 24 * 3_600_000

/** How long a link works that gives an account its first password, or another one; milliseconds. */
export const LINK_LIFE = { activation: 7 * DAY, reset: DAY / 24 }

/** What a link is for. */
export type Purpose = keyof typeof LINK_LIFE

/**
 * Keeps a link to the account of an address, and answers what it is for; nothing where there is no
 * account. It asks the same of the database either way, so that the time it takes does not tell.
 */
export async function addLink(
  { query }: Queries,
  email: string,
  token: string,
  now: Date,
): Promise<Purpose | undefined> {
  const [kept] = await query<{ active: boolean }>(
    `with account as (
       select uuid, password is not null as active from users where email = lower($1) for key share
     ),
     kept as (
       insert into account_links (hash, account, created_at, expires_at)
       select $2, uuid, $3, case when active then $4::timestamptz else $5 end from account
     )
     select active from account`,
    [email, hashToken(token), now, later(now, 'reset'), later(now, 'activation')],
  )
  await query(
    `delete from account_links where hash in
       (select hash from account_links where expires_at <= $1 limit 100 for update skip locked)`,
    [now],
  )
  return kept && (kept.active ? 'reset' : 'activation')
}

/** Keeps a link for an account that is not active, unless it was given one within a day. */
export async function addFirstLink(
  { query }: Queries,
  email: string,
  token: string,
  now: Date,
): Promise<boolean> {
  // Locked, so that of two enquiries at once one alone gets a link.
  const [user] = await query<{ uuid: string }>(
    'select uuid from users where email = lower($1) and password is null for update',
    [email],
  )
  if (!user) return false
  const kept = await query(
    `insert into account_links (hash, account, created_at, expires_at)
     select $1, $2, $3, $4
     where not exists (select 1 from account_links where account = $2 and created_at > $5)
     returning 1`,
    [hashToken(token), user.uuid, now, later(now, 'activation'), new Date(now.getTime() - DAY)],
  )
  return kept.length > 0
}

/** The address of the account that a link is for, while it works. */
export async function addressOfLink(
  { query }: Queries,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [user] = await query<{ email: string }>(
    `select email from users join account_links on account = uuid
     where hash = $1 and expires_at > $2`,
    [hashToken(token), now],
  )
  return user?.email
}

/**
 * Uses a link up, and all others of its account, to set a password. Answers the account's address, or
 * nothing where the link does not work: of many that use one at once, one gets it.
 */
export async function useLink(
  queries: Queries,
  token: string,
  hashed: string,
  now: Date,
): Promise<string | undefined> {
  const { query } = queries
  const hash = hashToken(token)
  // The account first: two links of one account would otherwise wait for each other.
  const [user] = await query<{ uuid: string; email: string }>(
    `select uuid, email from users
     where uuid = (select account from account_links where hash = $1) for update`,
    [hash],
  )
  const used = await query(
    'delete from account_links where hash = $1 and expires_at > $2 returning 1',
    [hash, now],
  )
  if (!user || used.length === 0) return undefined
  await setPassword(queries, user.uuid, hashed)
  return user.email
}

function later(now: Date, purpose: Purpose): Date {
  return new Date(now.getTime() + LINK_LIFE[purpose])
}
