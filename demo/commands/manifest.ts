import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { TransferRefused } from '../provider/data/transfer/transfer-refused.ts'
import { OWN_FILE } from './lines-file.ts'

const linesFile = { lines: z.number(), sha256: z.string() }

/** The manifest of a backup. It is written last, so its presence means that the backup is complete. */
const backup = z.object({
  format: z.literal(1),
  made_at: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      ...linesFile,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
  // Photos and videos; `missing` counts those that rows refer to, but that didn't exist.
  media: z.object({ ...linesFile, missing: z.number() }),
})

export type Manifest = z.infer<typeof backup>

export const MEDIA_LIST = 'media.jsonl.gz'

export const tableFile = (name: string) => `tables/${encodeURIComponent(name)}.jsonl.gz`

const pathOf = (folder: string) => join(folder, 'manifest.json')

/** Includes a checksum of the manifest itself. */
function textOf(manifest: unknown): string {
  const sha256 = createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
  return `${JSON.stringify({ sha256, backup: manifest }, null, 2)}\n`
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = await open(pathOf(folder), 'wx', OWN_FILE)
  try {
    await file.writeFile(textOf(manifest))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** @throws {TransferRefused} if the manifest is missing, incomplete or changed */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(pathOf(folder), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new TransferRefused(`${folder} is not a backup. It has no manifest.json.`)
  const said = parsed(text)
  if (text !== textOf(said)) {
    throw new TransferRefused(`The backup ${folder} was altered: manifest.json.`)
  }
  const known = z.safeParse(backup, said)
  if (known.success) return known.data
  throw new TransferRefused(`The backup ${folder} is from another version: manifest.json.`)
}

function parsed(text: string): unknown {
  try {
    return (JSON.parse(text) as { backup?: unknown }).backup
  } catch {
    return null
  }
}
