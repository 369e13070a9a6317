import type { MediaStore } from '../media/store.ts'
import type { Database, Queries } from './database.ts'

/** A file that is ready to be stored under a name. */
export interface ReadyFile {
  name: string
  path: string
}

const NAMES = 'select value from jsonb_array_elements_text($1::jsonb)'

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
  await database.query(
    `insert into pending_media (name, at) select value, $2 from (${NAMES}) as n`,
    [names, new Date()],
  )
  let stored = false
  try {
    for (const { name, path } of files) await store.put(name, path)
    stored = await database.transaction(async (queries) => {
      if (!(await insert(queries))) return false
      const sql = `delete from pending_media where name in (${NAMES}) returning name`
      const settled = await queries.query(sql, [names])
      if (settled.length < files.length) throw new Error('A file was taken for left behind.')
      return true
    })
    return stored
  } finally {
    if (!stored) await removePending(database, store, names)
  }
}

/** Removes the files of one upload that gets no row. */
async function removePending(database: Database, store: MediaStore, names: string): Promise<void> {
  await database.transaction(async ({ query }) => {
    // A row that is being settled, though its sender has lost the connection, is waited for.
    const rows = await query<{ name: string }>(
      `select name from pending_media where name in (${NAMES}) order by name for update`,
      [names],
    )
    for (const { name } of rows) await store.remove(name)
    for (const { name } of rows) await query('delete from pending_media where name = $1', [name])
  })
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
    `insert into pending_media (name, at) select value, $2 from (${NAMES}) as n
     on conflict (name) do update set at = excluded.at`,
    [JSON.stringify(names), AT_ONCE],
  )
}

/** The thumbnail beside a photo. */
const smallOf = (name: string) => name.replace(/\.webp$/, '-small.webp')

/** So many files that cannot be removed, and the store is taken for broken. */
const FAILURES = 10

/**
 * Removes the files that wait since before a time: stored and left without a row, or of a deleted one. One by
 * one, so that any number of processes may do it at once.
 * @throws the first failure, after all others were tried; the files that failed wait on.
 */
export async function removeLeftBehind(
  database: Database,
  store: MediaStore,
  before: Date,
): Promise<void> {
  const failures: unknown[] = []
  let last: string | undefined = ''
  while (last !== undefined && failures.length < FAILURES) {
    const after: string = last
    last = await database.transaction(async ({ query }) => {
      const [next] = await query<{ name: string }>(
        `select name from pending_media where at < $1 and name > $2
         order by name limit 1 for update skip locked`,
        [before, after],
      )
      if (!next) return undefined
      const removed = await store.remove(next.name).then(
        () => true,
        (failure: unknown) => void failures.push(failure),
      )
      if (removed) await query('delete from pending_media where name = $1', [next.name])
      return next.name
    })
  }
  if (failures.length > 0) throw failures[0]
}
