import { randomUUID } from 'node:crypto'
import type { Queries } from '../engine/database.ts'

export interface EndpointForm {
  url: string
  events: string[]
  /** Adds the traveller's name, address and number to events of enquiries. */
  sendsContact: boolean
}

export interface Endpoint {
  id: string
  url: string
  events: string[]
  sends_contact: boolean
  created_at: Date
  disabled_at: Date | null
  /** Disabled because it answered 410. */
  is_gone: boolean
  old_secret_until: Date | null
  /** Deliveries that were given up in the last 30 days. */
  failed: number
}

const ENDPOINT = `
  select id, url, events, sends_contact, created_at, disabled_at, is_gone, old_secret_until,
    (select count(*) from webhook_deliveries where endpoint = webhook_endpoints.id and failed_at is not null) as failed
  from webhook_endpoints`

/** Ms for which a replaced secret still signs. */
const OLD_SECRET_LIFE = 24 * 3_600_000

export async function allEndpoints({ query }: Queries): Promise<Endpoint[]> {
  return query<Endpoint>(`${ENDPOINT} order by created_at, id`)
}

export async function endpointOf({ query }: Queries, id: string): Promise<Endpoint | undefined> {
  return (await query<Endpoint>(`${ENDPOINT} where id = $1`, [id]))[0]
}

export async function addEndpoint(
  { query }: Queries,
  { url, events, sendsContact }: EndpointForm,
  secret: string,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await query(
    `insert into webhook_endpoints (id, url, events, sends_contact, secret, created_at)
     values ($1, $2, $3::jsonb, $4, $5, $6)`,
    [id, url, JSON.stringify(events), sendsContact, secret, now],
  )
  return id
}

export async function editEndpoint(
  { query }: Queries,
  id: string,
  { url, events, sendsContact }: EndpointForm,
): Promise<void> {
  await query(
    'update webhook_endpoints set url = $2, events = $3::jsonb, sends_contact = $4 where id = $1',
    [id, url, JSON.stringify(events), sendsContact],
  )
}

/** Replaces the secret. The replaced one signs too for a day; an earlier one no longer does. */
export async function rotateSecret(
  { query }: Queries,
  id: string,
  secret: string,
  now: Date,
): Promise<void> {
  await query(
    `update webhook_endpoints set old_secret = secret, old_secret_until = $3, secret = $2
     where id = $1`,
    [id, secret, new Date(now.getTime() + OLD_SECRET_LIFE)],
  )
}

/** Disables an endpoint from a time, or enables it with null. */
export async function disableEndpoint(
  { query }: Queries,
  id: string,
  at: Date | null,
  isGone = false,
): Promise<void> {
  await query('update webhook_endpoints set disabled_at = $2, is_gone = $3 where id = $1', [
    id,
    at,
    isGone,
  ])
}

export async function deleteEndpoint({ query }: Queries, id: string): Promise<void> {
  await query('delete from webhook_endpoints where id = $1', [id])
}
