import { StoreAway } from '../../errors/store-away.ts'
import type { Database, Queries } from '../engine/database.ts'

export interface ReadyFile {
  name: string
  path: string
}

/** The part of a media store that a row's files need. All methods may throw {@link StoreAway}. */
interface FileStore {
  put(name: string, file: string): Promise<void>
  remove(name: string): Promise<void>
}

const NAMES = 'select value from jsonb_array_elements_text($1::jsonb)'

/** In ms. After this, no upload that timed out can still reach the store. */
const SETTLED = 300_000

/** Files per round. */
const ROUND = 100

/**
 * Stores files together with the row that refers to them, or neither. The files are durable before the row is
 * committed. Returns false, without files, if `insert` does.
 */
export async function storeWithRow(
  database: Database,
  store: FileStore,
  files: ReadyFile[],
  insert: (queries: Queries) => Promise<boolean>,
): Promise<boolean> {
  const names = JSON.stringify(files.map(({ name }) => name))
  // Noted first, so that no crash leaves an unknown file in the store.
  await announce(database, names)
  let mayBeStored = false
  try {
    for (const { name, path } of files) await store.put(name, path)
    mayBeStored = await database.transaction(async (queries) => {
      if (!(await insert(queries))) return false
      const sql = `delete from pending_media where name in (${NAMES}) and not given_up returning name`
      const settled = await queries.query(sql, [names])
      if (settled.length < files.length) throw new StoreAway('LEFT_BEHIND')
      mayBeStored = true
      return true
    })
    if (mayBeStored) return true
  } catch (error) {
    // Rethrows the first error. If removal fails too, the next sweep retries it.
    await giveUp(database, store, names, mayBeStored, error).catch(() => {})
    throw error
  }
  await giveUp(database, store, names, mayBeStored)
  return false
}

async function announce({ query }: Queries, names: string): Promise<void> {
  await query(
    `insert into pending_media (name, at) select value, $2 from (${NAMES}) as n
    on conflict (name) do nothing`,
    [names, new Date()],
  )
}

/** Removes files without a row. If the outcome of their transaction is unknown, checks for the row first. */
async function giveUp(
  database: Database,
  store: FileStore,
  names: string,
  mayBeStored: boolean,
  error?: unknown,
): Promise<void> {
  // After a long sleep other instances may have cleaned up already, so note the files again.
  if (!mayBeStored) await announce(database, names)
  const rows = await database.query<{ name: string }>(
    // Waits for a transaction that is still committing after its client lost the connection.
    `update pending_media set given_up = true, at = $2 where name in (${NAMES}) returning name`,
    [names, new Date()],
  )
  // A store that timed out may still be writing them.
  if (!(error instanceof StoreAway)) await removeFiles(database, store, rows)
}

/**
 * Removes files that never got a row: abandoned ones, and those noted before a time. Several instances may run
 * it concurrently. Stops early if the store is unreachable.
 * @param most files to remove about
 */
export async function removeLeftBehind(
  database: Database,
  store: FileStore,
  before: Date,
  most = Infinity,
): Promise<void> {
  for (let count = 0; count < most; count += ROUND) {
    if (!(await removeRound(database, store, before))) return
  }
}

/** Returns true if there may be more. */
async function removeRound(database: Database, store: FileStore, before: Date): Promise<boolean> {
  const rows = await database.query<{ name: string }>(
    `update pending_media set given_up = true where name in (
      select name from pending_media where at < $1 or (given_up and at < $2) order by at limit ${ROUND}
    ) returning name`,
    [before, new Date(Date.now() - SETTLED)],
  )
  return (await removeFiles(database, store, rows)) && rows.length === ROUND
}

/**
 * Outside of a transaction, because stores may be slow. A failure doesn't stop the others. False if the store is
 * unreachable.
 */
async function removeFiles(
  { query }: Queries,
  store: FileStore,
  rows: { name: string }[],
): Promise<boolean> {
  let failure: unknown
  for (const { name } of rows) {
    try {
      await store.remove(name)
      await query('delete from pending_media where name = $1', [name])
    } catch (error) {
      if (error instanceof StoreAway) return false
      failure ??= error
    }
  }
  if (failure) throw failure
  return true
}

/** Sorts files of deleted rows before all others. */
const AT_ONCE = new Date(0)

/** A limit for `removeLeftBehind` that selects only files of deleted rows. */
export const DELETED = new Date(1)

/**
 * Marks files for removal, in the transaction that deletes their rows. Ignores paths that weren't uploaded,
 * such as the demo's clips.
 */
export async function removeSoon(queries: Queries, paths: string[]): Promise<void> {
  const names = paths
    .map((path) => /^\/media\/((?:photos|videos|mails)\/[^/]+)$/.exec(path)?.[1])
    .filter((name) => name !== undefined)
    .flatMap((name) => (/^photos.*\.webp$/.test(name) ? [name, smallOf(name)] : [name]))
  await removeNamesSoon(queries, names)
}

/** As {@link removeSoon}, by the names in the store. */
export async function removeNamesSoon({ query }: Queries, names: string[]): Promise<void> {
  if (names.length === 0) return
  await query(
    `insert into pending_media (name, at, given_up) select value, $2, true from (${NAMES}) as n
     on conflict (name) do update set at = excluded.at, given_up = true`,
    [JSON.stringify(names), AT_ONCE],
  )
}

const smallOf = (name: string) => name.replace(/\.webp$/, '-small.webp')
