import { type MediaStore, StoreAway } from '../media/store.ts'
import type { Database, Queries } from './database.ts'

/** A file that is ready to be stored under a name. */
export interface ReadyFile {
  name: string
  path: string
}

const NAMES = 'select value from jsonb_array_elements_text($1::jsonb)'

/** Milliseconds after which nothing that was sent to a store that did not answer is still on its way. */
const SETTLED = 300_000

/** Rows of one round: a start waits for it. */
const ROUND = 100

/**
 * Stores files together with the row that names them: both, or nothing of it. The files are durable
 * before the row is there. Answers false, with the files gone, where `insert` does.
 */
export async function storeWithRow(
  database: Database,
  store: MediaStore,
  files: ReadyFile[],
  insert: (queries: Queries) => Promise<boolean>,
): Promise<boolean> {
  const names = JSON.stringify(files.map(({ name }) => name))
  // Said beforehand, so that whatever ends this process leaves no file that nobody knows of.
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
    // This is what went wrong. Where removing fails as well, the next round does it.
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

/** Removes files that got no row; those that may have got one only if they did not. */
async function giveUp(
  database: Database,
  store: MediaStore,
  names: string,
  mayBeStored: boolean,
  error?: unknown,
): Promise<void> {
  // A process that slept for hours was taken for ended, and what it stored since is unknown.
  if (!mayBeStored) await announce(database, names)
  const rows = await database.query<{ name: string }>(
    // A row that is being settled, though its sender has lost the connection, is waited for.
    `update pending_media set given_up = true, at = $2 where name in (${NAMES}) returning name`,
    [names, new Date()],
  )
  // A store that does not answer may still be at work on them.
  if (!(error instanceof StoreAway)) await removeFiles(database, store, rows)
}

/**
 * Removes files that never got a row: those that were to be stored before a time, and those given up. Any number of
 * instances may do so at once. Ends early where the store is away.
 */
export async function removeLeftBehind(
  database: Database,
  store: MediaStore,
  before: Date,
): Promise<void> {
  const rows = await database.query<{ name: string }>(
    `update pending_media set given_up = true where name in (
      select name from pending_media where at < $1 or (given_up and at < $2) order by at limit ${ROUND}
    ) returning name`,
    [before, new Date(Date.now() - SETTLED)],
  )
  await removeFiles(database, store, rows)
}

/** Outside of a transaction, since a store may take its time. A file that stays keeps no other. */
async function removeFiles(
  { query }: Queries,
  store: MediaStore,
  rows: { name: string }[],
): Promise<void> {
  let failure: unknown
  for (const { name } of rows) {
    try {
      await store.remove(name)
      await query('delete from pending_media where name = $1', [name])
    } catch (error) {
      if (error instanceof StoreAway) return
      failure ??= error
    }
  }
  if (failure) throw failure
}

/** Since when files wait whose row was deleted: longer than all others. */
const AT_ONCE = new Date(0)

/** Before this only files wait whose rows were deleted. */
export const DELETED = new Date(1)

/**
 * Notes in the transaction that deletes their rows that files are to be removed. Of paths that visitors did
 * not send, as those of the demo's clips, nothing is removed.
 */
export async function removeSoon({ query }: Queries, paths: string[]): Promise<void> {
  const names = paths
    .map((path) => /^\/media\/((?:photos|videos)\/[^/]+)$/.exec(path)?.[1])
    .filter((name) => name !== undefined)
    .flatMap((name) => (name.endsWith('.webp') ? [name, smallOf(name)] : [name]))
  if (names.length === 0) return
  await query(
    `insert into pending_media (name, at, given_up) select value, $2, true from (${NAMES}) as n
     on conflict (name) do update set at = excluded.at, given_up = true`,
    [JSON.stringify(names), AT_ONCE],
  )
}

/** The thumbnail beside a photo. */
const smallOf = (name: string) => name.replace(/\.webp$/, '-small.webp')
