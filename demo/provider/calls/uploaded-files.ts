import { join } from 'node:path'
import { UPLOADED } from '../../../widgets/contract/values/files.ts'
import { type PartialUpload, partialUpload, partsOf } from '../data/media/partial-uploads.ts'
import { joinParts } from '../media/joined-uploads.ts'
import type { FormLimits, SentForm } from '../media/multipart.ts'
import { Refused, wrongFields } from '../errors/refused.ts'
import { shown } from '../media/sent-form.ts'
import type { Routes } from './calls.ts'

interface Named {
  field: string
  id: string
}

/** Takes text fields '<field>_upload' with ids of uploads out of a form. */
export function takeUploadFields(form: SentForm): Named[] {
  const named = form.fields.filter(({ name }) => name.endsWith(UPLOADED))
  form.fields = form.fields.filter((field) => !named.includes(field))
  return named.map(({ name, value }) => ({ field: name.slice(0, -UPLOADED.length), id: value }))
}

/**
 * Adds the files of uploads to a form. False if one is unknown, incomplete or damaged.
 * @throws {Refused} 422 if there are more than the form may have
 */
export async function addUploads(
  { database, media, settings }: Pick<Routes, 'database' | 'media' | 'settings'>,
  form: SentForm,
  named: Named[],
  folder: string,
  { files, fileSize }: FormLimits,
): Promise<boolean> {
  const last = named[files - form.files.length]
  if (last) throw wrongFields({ [shown(last.field)]: 'many' })
  for (const [index, { field, id }] of named.entries()) {
    const upload = await partialUpload(database, id, settings.now())
    if (!upload || upload.received < upload.size) return false
    const path = join(folder, `upload${index}`)
    // Refused by its size, so its bytes aren't needed.
    const sha256 = upload.size > fileSize ? '' : await joined(upload, path)
    if (sha256 === undefined) return false
    form.files.push({ field, path, size: upload.size, sha256 })
  }
  return true

  async function joined({ id, size }: PartialUpload, path: string): Promise<string | undefined> {
    const place = await media.room.reserve(size)
    try {
      return await joinParts(media.store, await partsOf(database, id), path)
    } finally {
      place.leave()
    }
  }
}

export function unknownUpload(named: Named[]): Refused {
  const fields = Object.fromEntries(named.map(({ field }) => [shown(field), 'required']))
  const message = 'An upload is incomplete or has expired. Upload the file again.'
  return new Refused(422, 'unknown_upload', message, { fields })
}
