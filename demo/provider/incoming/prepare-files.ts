import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO, kindOf } from '../../../widgets/contract/values/file-kinds.ts'
import type { FileProblem, IncomingFile } from '../data/incoming/incoming-mails.ts'
import type { ReadyFile } from '../data/media/pending-media.ts'
import { oneLine } from '../mail/one-line.ts'
import { newMediaName } from '../media/media.ts'
import { redraw } from '../media/photos.ts'
import type { MailPart } from './parse-mail.ts'

/** Files of one email that are stored; further ones are only named. */
const MOST_FILES = 20
/** Further ones are left out. */
const MOST_NAMED = 100

/** Acrobat finds this anywhere in the first 1024 bytes. */
const PDF = '%PDF-'

export interface PreparedFiles {
  files: IncomingFile[]
  ready: ReadyFile[]
}

/**
 * Prepares the attachments of an email in a folder. Photos are re-encoded as those of reviews are, PDFs stay as they are.
 * Everything else is named but not stored, because it could run on a planner's computer.
 */
export async function prepareFiles(
  attachments: MailPart[],
  folder: string,
): Promise<PreparedFiles> {
  const ready: ReadyFile[] = []
  const files: IncomingFile[] = []
  for (const attachment of attachments.slice(0, MOST_NAMED)) {
    const bytes = bytesOf(attachment)
    const shown = {
      name: cutTo(200, attachment.filename ?? '') || 'unnamed',
      type: cutTo(100, attachment.mimeType),
      size: bytes.byteLength,
    }
    const stored = ready.length < MOST_FILES ? await store(bytes, folder) : 'many'
    if (typeof stored === 'string') {
      files.push({ ...shown, file: null, fault: stored })
      continue
    }
    ready.push(stored)
    files.push({ ...shown, file: `/media/${stored.name}`, fault: null })
  }
  return { files, ready }
}

/** Without half of a surrogate pair, which JSON in the database refuses. */
const cutTo = (length: number, text: string) =>
  Buffer.from(oneLine(text).slice(0, length)).toString('utf8')

async function store(bytes: Uint8Array, folder: string): Promise<ReadyFile | FileProblem> {
  const name = newMediaName()
  const path = join(folder, name)
  const kind = kindOf(bytes)
  if (kind && PHOTO.kinds.includes(kind)) {
    if (bytes.byteLength < PHOTO.smallest || bytes.byteLength > PHOTO.largest) return 'size'
    await writeFile(path, bytes, { mode: 0o600 })
    const fault = await redraw(path, path)
    return fault ? 'damaged' : { name: `mails/${name}.webp`, path: `${path}.webp` }
  }
  if (!Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes(PDF)) return 'kind'
  await writeFile(path, bytes, { mode: 0o600 })
  return { name: `mails/${name}.pdf`, path }
}

export function bytesOf({ content }: MailPart): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content)
  return new Uint8Array(content)
}
