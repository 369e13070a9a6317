import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A script as a page may pin it. */
export interface Script {
  /** What `integrity` says of it (Subresource Integrity, section 3.5): 'sha384-…'. */
  integrity: string
  /** As it is, before any compression. */
  bytes: number
}

/** The scripts of one build of the widgets. */
export interface Build {
  version: string
  /** By their paths: entries as 'trip-enquiry.js', then what they load as 'chunks/later-BQ52mMru.js'. */
  files: Record<string, Script>
}

/** Beside the scripts of a build. */
const FILE = 'integrity.json'

/** Reads all scripts of a folder of built widgets, and writes beside them what they are. */
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

/** What {@link describeBuild} has written; nothing where it has not, or is about to. */
export async function buildIn(folder: string): Promise<Build | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, FILE), 'utf8')) as Build
  } catch {
    return undefined
  }
}

/** What `integrity` says of these bytes. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** The scripts that pages name, a line each. */
export function entriesOf({ version, files }: Build): string {
  return Object.keys(files)
    .filter((name) => !name.includes('/'))
    .map((name) => `  /widgets/${version}/${name.padEnd(24)} ${files[name]!.integrity}`)
    .join('\n')
}
