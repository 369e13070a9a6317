import { randomUUID } from 'node:crypto'
import { Refused } from '../../errors/refused.ts'
import type { Database, Queries } from '../engine/database.ts'
import { removeNamesSoon } from './pending-media.ts'

/** Ms after its last part in which an upload can be continued. */
export const UPLOAD_LIFE = 24 * 3_600_000

export interface PartialUpload {
  id: string
  /** Bytes of the whole file. */
  size: number
  /** Bytes that are stored. */
  received: number
  at: Date
}

export interface Part {
  /** In the media store. */
  name: string
  start: number
  size: number
  sha256: string
}

/** A request's right to add parts, which ends when another request takes over. */
export interface Writer {
  upload: string
  token: string
}

const COLUMNS = 'id, size::float8 as size, received::float8 as received, at'

/**
 * Creates an upload, or returns the one that was created with the same key.
 * @throws {Refused} 409 if that has another size
 */
export async function createPartialUpload(
  { query }: Queries,
  { id, key, size }: { id: string; key: string | null; size: number },
  at: Date,
): Promise<PartialUpload> {
  await query(
    'insert into partial_uploads (id, key, size, at) values ($1, $2, $3, $4) on conflict do nothing',
    [id, key, size, at],
  )
  const [upload] = await query<PartialUpload>(
    `select ${COLUMNS} from partial_uploads where id = $1 or key = $2 order by id = $1 limit 1`,
    [id, key],
  )
  if (upload?.size === size) return upload
  const message = 'This Idempotency-Key was already used for an upload of another size.'
  throw new Refused(409, 'idempotency_conflict', message)
}

export async function partialUpload(
  { query }: Queries,
  id: string,
  now: Date,
): Promise<PartialUpload | undefined> {
  const [upload] = await query<PartialUpload>(
    `select ${COLUMNS} from partial_uploads where id = $1 and at > $2`,
    [id, new Date(now.getTime() - UPLOAD_LIFE)],
  )
  return upload
}

/**
 * Lets one request continue an upload from an offset. Another one that is still writing stops at its next part, because
 * a client that lost its connection continues before the server notices. Undefined if the offset is another.
 */
export async function takeOver(
  { query }: Queries,
  upload: string,
  offset: number,
  at: Date,
): Promise<Writer | undefined> {
  const token = randomUUID()
  const taken = await query(
    'update partial_uploads set writer = $2, at = $3 where id = $1 and received = $4 returning 1',
    [upload, token, at, offset],
  )
  return taken.length > 0 ? { upload, token } : undefined
}

/** Adds a stored part in its transaction. The row is the lock. False if another request has taken over. */
export async function addPart(
  { query }: Queries,
  { upload, token }: Writer,
  { name, start, size, sha256 }: Part,
  at: Date,
): Promise<boolean> {
  const added = await query(
    `update partial_uploads set received = received + $4, at = $5
     where id = $1 and writer = $2 and received = $3 returning 1`,
    [upload, token, start, size, at],
  )
  if (added.length === 0) return false
  await query(
    'insert into upload_parts (upload, start, name, size, sha256) values ($1, $2, $3, $4, $5)',
    [upload, start, name, size, sha256],
  )
  return true
}

/** The parts of an upload, in order. */
export async function partsOf({ query }: Queries, upload: string): Promise<Part[]> {
  return query<Part>(
    `select name, start::float8 as start, size::float8 as size, sha256 from upload_parts
     where upload = $1 order by start`,
    [upload],
  )
}

/** Deletes uploads, and marks their parts for removal. */
export async function forgetUploads(queries: Queries, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const list = '(select jsonb_array_elements_text($1::jsonb))'
  const json = JSON.stringify(ids)
  // First, so that no part is added meanwhile.
  await queries.query(`select 1 from partial_uploads where id in ${list} for update`, [json])
  const parts = await queries.query<{ name: string }>(
    `select name from upload_parts where upload in ${list}`,
    [json],
  )
  await removeNamesSoon(
    queries,
    parts.map(({ name }) => name),
  )
  await queries.query(`delete from partial_uploads where id in ${list}`, [json])
}

/** Uploads per transaction. */
const BATCH = 50

/** Forgets uploads that nobody continued for a day. */
export async function forgetOldUploads(
  database: Database,
  now: Date,
  stopped: () => boolean,
): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_LIFE)
  for (let count = BATCH; count === BATCH && !stopped();) {
    count = await database.transaction(async (queries) => {
      const old = await queries.query<{ id: string }>(
        `select id from partial_uploads where at <= $1 limit ${BATCH} for update skip locked`,
        [before],
      )
      await forgetUploads(
        queries,
        old.map(({ id }) => id),
      )
      return old.length
    })
  }
}
