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
  let mayBeStored = false
  try {
    for (const { name, path } of files) await store.put(name, path)
    stored = await database.transaction(async (queries) => {
      if (!(await insert(queries))) return false
      const sql = `delete from pending_media where name in (${NAMES}) returning name`
      const settled = await queries.query(sql, [names])
      if (settled.length < files.length) throw new Error('A file was taken for left behind.')
      mayBeStored = true
      return true
    })
    return stored
  } finally {
    if (!stored) await removePending(database, store, `name in (${NAMES})`, names)
    // Where nothing was committed there is no row, though a sweep may have forgotten the names meanwhile.
    if (!mayBeStored) for (const { name } of files) await store.remove(name)
  }
}

/** Removes the files that were to be stored before a time, and never got a row. */
export async function removeLeftBehind(
  database: Database,
  store: MediaStore,
  before: Date,
): Promise<void> {
  await removePending(database, store, 'at < $1', before)
}

async function removePending(
  database: Database,
  store: MediaStore,
  condition: string,
  parameter: string | Date,
): Promise<void> {
  await database.transaction(async ({ query }) => {
    // A row that is being settled, though its sender has lost the connection, is waited for.
    const rows = await query<{ name: string }>(
      `select name from pending_media where ${condition} order by name for update`,
      [parameter],
    )
    for (const { name } of rows) await store.remove(name)
    for (const { name } of rows) await query('delete from pending_media where name = $1', [name])
  })
}
