import { makeZip } from 'client-zip'
import type { Database } from '../data/database.ts'
import type { Person } from '../data/person.ts'
import { personalRows } from '../data/personal-rows.ts'
import type { MediaStore } from '../media/store.ts'

/** What visitors sent; other paths lead to what is ours. */
const SENT = /^\/media\/((?:photos|videos)\/[\w-]+\.\w+)$/

/**
 * All that is kept of a person as a ZIP: `data.json`, and the photos and videos that it names, below `media/`. The rows
 * are read before this answers, the files one after the other as the ZIP is taken. It breaks off where one cannot be read.
 */
export async function personalArchive(
  database: Database,
  store: Pick<MediaStore, 'open'>,
  person: Person,
  now: Date,
): Promise<ReadableStream<Uint8Array>> {
  const names: string[] = []
  const data = await personalRows(database, person, (path) => {
    const name = SENT.exec(path)?.[1]
    if (name === undefined) return path
    names.push(name)
    return `media/${name}`
  })
  const { email } = person
  const json = JSON.stringify({ exported_at: now.toISOString(), email, data }, null, 2)
  return makeZip(filesOf(store, `${json}\n`, names, now))
}

async function* filesOf(
  store: Pick<MediaStore, 'open'>,
  json: string,
  names: string[],
  lastModified: Date,
) {
  yield { name: 'data.json', input: json, lastModified }
  for (const name of names) {
    const medium = await store.open(name)
    if (!medium) continue
    const input = medium.read(0, medium.size - 1)
    // Heard by who reads; what comes after they have gone is nobody's.
    input.on('error', () => {})
    try {
      yield { name: `media/${name}`, input, lastModified }
    } finally {
      input.destroy()
    }
  }
}

/** What a browser is told of such a file, which it keeps and does not show. */
export function archiveHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  }
}
