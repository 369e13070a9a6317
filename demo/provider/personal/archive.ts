import { makeZip } from 'client-zip'
import type { Database } from '../data/engine/database.ts'
import type { Person } from '../data/privacy/person.ts'
import { personalRows } from '../data/privacy/personal-rows.ts'
import type { MediaStore } from '../media/store.ts'

/** Paths of visitors' uploads; other media are the company's. */
const SENT = /^\/media\/((?:photos|videos|mails)\/[\w-]+\.\w+)$/

/**
 * All data of a person as a ZIP: `data.json`, with its photos and videos below `media/`. Rows are read before this
 * resolves, files one by one while the ZIP is read. It breaks off if a file can't be read.
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
    // The reader gets the error; after it has left nobody needs it.
    input.on('error', () => {})
    try {
      yield { name: `media/${name}`, input, lastModified }
    } finally {
      input.destroy()
    }
  }
}

/** Response headers of the download, which browsers save and don't display. */
export function archiveHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  }
}
