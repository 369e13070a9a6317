import { PHOTO } from '../../../widgets/contract/values/file-kinds.ts'
import { photoField } from '../../../widgets/contract/values/files.ts'
import { MAX_PHOTOS } from '../../../widgets/contract/values/photos.ts'
import type { SentFile, SentForm } from './multipart.ts'
import { type Faults, faultOfFile, shown } from './sent-form.ts'

/** Faults of a form's photos that are visible without decoding them. */
export async function photoFaults({ fields, files, more }: SentForm): Promise<Faults> {
  const faults = new Map<string, string>()
  const seen = new Set<number>()
  for (const file of files) {
    const number = numberOf(file.field)
    const isKnown = number !== undefined && !seen.has(number)
    if (number !== undefined) seen.add(number)
    const fault = isKnown ? await faultAt(number, file) : 'invalid'
    if (fault) faults.set(shown(file.field), fault)
  }
  for (const { name } of fields)
    if (numberOf(name) !== undefined) faults.set(shown(name), 'invalid')
  for (let number = 1; number < Math.min(MAX_PHOTOS, Math.max(...seen)); number += 1) {
    if (!seen.has(number)) faults.set(photoField(number), 'required')
  }
  if (more) faults.set(photoField(MAX_PHOTOS + 1), 'many')
  return Object.fromEntries(faults)
}

async function faultAt(number: number, file: SentFile): Promise<string | undefined> {
  return number > MAX_PHOTOS ? 'many' : faultOfFile(file, PHOTO)
}

export function photosInOrder({ files }: SentForm): SentFile[] {
  return files.toSorted((a, b) => (numberOf(a.field) ?? 0) - (numberOf(b.field) ?? 0))
}

function numberOf(field: string): number | undefined {
  const digits = /^files([1-9]\d{0,3})$/.exec(field)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
