import type { ZodMiniType } from 'zod/mini'
import { PHOTO, VIDEO } from '../../../widgets/contract/values/file-kinds.ts'
import { VIDEO_FIELD } from '../../../widgets/contract/values/files.ts'
import type { Operation, Schema } from './openapi.ts'
import type { FormFiles } from './particulars.ts'
import type { SchemaWriter } from './schemas.ts'

/** The request body: JSON, or a form if there are files. */
export function bodyOf(
  input: ZodMiniType,
  files: FormFiles | undefined,
  writer: SchemaWriter,
): NonNullable<Operation['requestBody']> {
  const fields = writer.write(input, 'input')
  if (!files) return { required: true, content: { 'application/json': { schema: fields } } }
  const { names, required, types, json } = files
  const file: Schema = {
    description: limitsOf(names),
    contentMediaType: 'application/octet-stream',
  }
  const parts: Schema = {
    type: 'object',
    properties: {
      ...(json && { [json]: fields }),
      ...Object.fromEntries(names.map((name) => [name, file])),
    },
    required: [...(json ? [json] : []), ...(required ? names : [])],
  }
  const encoding = {
    ...(json && { [json]: { contentType: 'application/json' } }),
    ...Object.fromEntries(names.map((name) => [name, { contentType: types }])),
  }
  // Fields are either separate form parts, or one part with JSON.
  const schema: Schema = json ? parts : { allOf: [fields, parts] }
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } }
}

function limitsOf(names: readonly string[]): string {
  const isVideo = names.includes(VIDEO_FIELD)
  const { smallest, largest } = isVideo ? VIDEO : PHOTO
  const limits = `${smallest / 1024} KB to ${largest / 1024 / 1024} MB.`
  return isVideo ? limits : `${limits} Number the photos without gaps.`
}
