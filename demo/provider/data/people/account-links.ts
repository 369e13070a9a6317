import { hashToken } from '../../secrets/token.ts'
import type { Queries } from '../engine/database.ts'
import { setPassword } from './users.ts'

const DAY = 24 * 3_600_000

/** Lifetimes in ms: `activation` sets an account's first password, `reset` a new one. */
export const LINK_LIFE = { activation: 7 * DAY, reset: DAY / 24 }

export type Purpose = keyof typeof LINK_LIFE

/**
 * Stores a link for the account of an address and returns its purpose, or undefined without an account. It runs
 * the same queries either way, so its timing doesn't reveal which addresses have accounts.
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
    `delete from account_links where hash = any
       (array(select hash from account_links where expires_at <= $1 limit 100 for update skip locked))`,
    [now],
  )
  return kept && (kept.active ? 'reset' : 'activation')
}

/** Stores an activation link, unless the account is active or got one within a day. */
export async function addFirstLink(
  { query }: Queries,
  email: string,
  token: string,
  now: Date,
): Promise<boolean> {
  // Locked, so that only one of two concurrent enquiries gets a link.
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
 * Sets a password and the language of the page, and deletes all links of the account. Returns the account's address, or undefined if the link
 * doesn't work. Only one of several concurrent calls succeeds.
 */
export async function useLink(
  queries: Queries,
  token: string,
  hashed: string,
  now: Date,
  language?: string,
): Promise<string | undefined> {
  const { query } = queries
  const hash = hashToken(token)
  // Locks the account first. Otherwise two links of one account would deadlock.
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
  await query('update users set language = $2 where uuid = $1', [user.uuid, language ?? null])
  return user.email
}

function later(now: Date, purpose: Purpose): Date {
  return new Date(now.getTime() + LINK_LIFE[purpose])
}
