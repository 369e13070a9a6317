import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Script {
  /** Value for the `integrity` attribute (Subresource Integrity, section 3.5): 'sha384-…'. */
  integrity: string
  /** Size before compression. */
  bytes: number
}

export interface Build {
  version: string
  /** Keyed by path: entries like 'trip-enquiry.js', then chunks like 'chunks/later-BQ52mMru.js'. */
  files: Record<string, Script>
}

const FILE = 'integrity.json'

/** Hashes all scripts of a folder of built widgets, and writes the list next to them. */
export async function describeBuild(folder: string, version: string): Promise<Build> {
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js'))
  const isChunk = (name: string) => Number(name.includes('/'))
  const sorted = names.toSorted(
    (one, other) => isChunk(one) - isChunk(other) || one.localeCompare(other, 'en'),
  )
  const files: Build['files'] = {}
  for (const name of sorted) {
    const bytes = await readFile(join(folder, name))
    files[name] = { integrity: integrityOf(bytes), bytes: bytes.byteLength }
  }
  await writeFile(join(folder, FILE), `${JSON.stringify({ version, files }, null, 2)}\n`)
  return { version, files }
}

/** The list written by {@link describeBuild}; undefined if it is missing or incomplete. */
export async function buildIn(folder: string): Promise<Build | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, FILE), 'utf8')) as Build
  } catch {
    return undefined
  }
}

export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

export function entriesOf({ version, files }: Build): string {
  return Object.keys(files)
    .filter((name) => !name.includes('/'))
    .map((name) => `  /widgets/${version}/${name.padEnd(24)} ${files[name]!.integrity}`)
    .join('\n')
}
