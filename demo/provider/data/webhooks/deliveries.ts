import { addJob } from '../jobs/jobs.ts'
import { type Queries, onlyRow } from '../engine/database.ts'

/** The kind of job that delivers, with the delivery's id as key. */
const KIND = 'webhook'

export interface Contact {
  first_name: string | null
  last_name: string | null
  email: string
  phone_number: string
}

export interface Delivery {
  id: string
  endpoint: string
  url: string
  type: string
  at: Date
  data: Record<string, unknown>
  /** The current one first. */
  secrets: string[]
  isDisabled: boolean
  /** Read when it is sent, so that it isn't stored twice; null if the endpoint gets none. */
  contact: Contact | null
}

/** A delivery that is to be sent; undefined if it was deleted with its endpoint. */
export async function deliveryToSend(
  { query }: Queries,
  id: string,
  now: Date,
): Promise<Delivery | undefined> {
  const [row] = await query<
    Omit<Delivery, 'secrets'> & { secret: string; old_secret: string | null }
  >(
    `select deliveries.id, endpoint, url, type, at, data, secret,
       case when old_secret_until > $2 then old_secret end as old_secret,
       disabled_at is not null as "isDisabled",
       (select jsonb_build_object('first_name', first_name, 'last_name', last_name, 'email', email,
          'phone_number', phone_number)
        from enquiries where sends_contact and type like 'enquiry.%' and uuid::text = data ->> 'id'
       ) as contact
     from webhook_deliveries as deliveries join webhook_endpoints on webhook_endpoints.id = endpoint
     where deliveries.id = $1`,
    [id, now],
  )
  if (!row) return undefined
  const { secret, old_secret, ...rest } = row
  return { ...rest, secrets: old_secret === null ? [secret] : [secret, old_secret] }
}

export interface Attempt {
  /** Status code of the response; undefined without one. */
  status?: number
  /** In ms. */
  duration: number
  /** Code; undefined if it was delivered. */
  failure?: string
}

export async function noteAttempt(
  { query }: Queries,
  id: string,
  { status, duration, failure }: Attempt,
  now: Date,
): Promise<void> {
  await query(
    `update webhook_deliveries set attempts = attempts + 1, tried_at = $2, status = $3, duration = $4,
       failure = $5, delivered_at = case when $5::text is null then $2::timestamptz end
     where id = $1`,
    [id, now, status ?? null, duration, failure ?? null],
  )
}

export async function failDelivery(
  { query }: Queries,
  id: string,
  failure: string,
  now: Date,
): Promise<void> {
  await query('update webhook_deliveries set failed_at = $3, failure = $2 where id = $1', [
    id,
    failure,
    now,
  ])
}

export interface ListedDelivery {
  id: string
  type: string
  at: Date
  attempts: number
  status: number | null
  duration: number | null
  failure: string | null
  delivered_at: Date | null
  failed_at: Date | null
  /** The next attempt; null if there is none. */
  run_at: Date | null
}

/** The latest 100 deliveries to an endpoint. */
export async function deliveriesTo(
  { query }: Queries,
  endpoint: string,
): Promise<ListedDelivery[]> {
  return query<ListedDelivery>(
    `select deliveries.id, type, at, attempts, status, duration, deliveries.failure, delivered_at,
       deliveries.failed_at, case when jobs.failed_at is null then run_at end as run_at
     from webhook_deliveries as deliveries
     left join jobs on kind = '${KIND}' and key = deliveries.id::text
     where endpoint = $1 order by at desc, deliveries.id limit 100`,
    [endpoint],
  )
}

/** Sends a delivery again with its id and data. Returns false if the endpoint has none with this id. */
export async function resend(
  queries: Queries,
  endpoint: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await queries.query(
    `update webhook_deliveries set failed_at = null, delivered_at = null, failure = null
     where id::text = $1 and endpoint = $2 returning 1`,
    [id, endpoint],
  )
  if (rows.length === 0) return false
  await addJob(queries, { kind: KIND, key: id }, now)
  // One that waits for its next attempt doesn't any longer.
  await queries.query('update jobs set run_at = least(run_at, $2) where kind = $3 and key = $1', [
    id,
    now,
    KIND,
  ])
  return true
}

/** Sends an event without data to one endpoint. */
export async function sendTest(queries: Queries, endpoint: string, now: Date): Promise<void> {
  const { id } = onlyRow(
    await queries.query<{ id: string }>(
      `insert into webhook_deliveries (endpoint, type, data) values ($1, 'test', '{}') returning id`,
      [endpoint],
    ),
  )
  await addJob(queries, { kind: KIND, key: id }, now)
}
